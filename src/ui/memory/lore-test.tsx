import { useState } from 'react';

import { wakeLore } from '../../domain/lore.ts';
import { maxScanScenes } from '../../domain/scan-scenes.ts';
import type { Lore } from '../../domain/memory.ts';
import { useRoad } from '../../state/queries.ts';
import { TextArea } from '../kit/text-field.tsx';
import css from './memory.module.css';
import { words } from './words.ts';

export type LoreTestProps = {
  readonly scene: string;
  readonly lore: readonly Lore[];
  readonly language: string;
};

/** Shows which entries a text would wake; without a text, which the scenes that are open wake now. */
export function LoreTest({ scene, lore, language }: LoreTestProps) {
  const [text, setText] = useState('');
  const road = useRoad(scene, maxScanScenes) ?? [];
  const typed = text.trim() !== '';
  const scenes = typed
    ? []
    : road.toReversed().map((view) => `${view.scene.action?.text ?? ''}\n${view.passage}`);
  const woken = wakeLore(lore, { action: text, scenes });
  return (
    <section className={css['test']} aria-label={words.loreTest}>
      <h3 className={css['heading']}>{words.loreTest}</h3>
      <TextArea
        label={words.loreTestHint}
        placeholder={words.loreTestPlaceholder}
        value={text}
        rows={2}
        onText={setText}
      />
      <output className={css['meta']}>
        {!typed && `${words.loreNow}: `}
        {words.loreWakesCount(woken.length)}
      </output>
      <ul className={css['woken']} lang={language}>
        {woken.map(({ lore: entry, key }) => (
          <li key={entry.id}>{words.loreWakes(entry.title, key)}</li>
        ))}
      </ul>
    </section>
  );
}
