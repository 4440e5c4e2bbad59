import { useState } from 'react';

import type { Lore } from '../../domain/memory.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Story } from '../../domain/story.ts';
import { useDamagedMemory, useLore, useMemory, type MemoryItem } from '../../state/memory-queries.ts';
import { useSettings } from '../../state/queries.ts';
import { useTypedBelow } from '../../state/typed.ts';
import { useKeptWords } from '../parts/use-kept-words.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Tabs } from '../kit/tabs.tsx';
import { ChaptersPart } from './chapters-part.tsx';
import { FactsPart } from './facts-part.tsx';
import { LorePart } from './lore-part.tsx';
import css from './memory.module.css';
import { NotesPart } from './notes-part.tsx';
import { words } from './words.ts';

export type MemoryDialogProps = {
  readonly story: Story;
  /** The scene that is open: what holds on its road is shown. */
  readonly scene: string;
  readonly language: string;
  readonly onClose: () => void;
};

const tabs = (['facts', 'chapters', 'lore', 'wishes'] as const).map((id) => ({ id, label: words.tabs[id] }));
type Tab = (typeof tabs)[number]['id'];

/** What the storyteller remembers of a story, to be read and changed by the player. */
export function MemoryDialog({ story, scene, language, onClose }: MemoryDialogProps) {
  const typed = useTypedBelow(`memory:${story.id}:`);
  const [tab, setTab] = useState<Tab>(tabs.find(({ id }) => id === typed)?.id ?? 'facts');
  const later = useKeptWords(`memory:${story.id}:`, onClose);
  const settings = useSettings();
  return (
    <Dialog title={words.title} size="wide" closeLabel={words.close} onClose={later}>
      <Tabs label={words.title} tabs={tabs} chosen={tab} onChoose={setTab}>
        {settings ? (
          <Part tab={tab} story={story} scene={scene} settings={settings} language={language} />
        ) : (
          <p className={css['quiet']}>{words.waiting}</p>
        )}
      </Tabs>
    </Dialog>
  );
}

type PartProps = Omit<MemoryDialogProps, 'onClose'> & { readonly tab: Tab; readonly settings: Settings };

function Part({ tab, story, scene, settings, language }: PartProps) {
  const memory = useMemory(story.id, scene);
  const lore = useLore(story.id);
  const damaged = useDamagedMemory(story.id) ?? 0;
  if (!memory || !lore) return <p className={css['quiet']}>{words.waiting}</p>;
  return (
    <>
      <Shown {...{ tab, story, scene, settings, language, memory, lore }} />
      {damaged > 0 && <p className={css['quiet']}>{words.damaged(damaged)}</p>}
    </>
  );
}

type ShownProps = PartProps & {
  readonly memory: readonly MemoryItem[];
  readonly lore: readonly Lore[];
};

function Shown({ tab, story, scene, settings, language, memory, lore }: ShownProps) {
  switch (tab) {
    case 'facts':
      return <FactsPart story={story.id} scene={scene} items={memory} language={language} />;
    case 'chapters':
      return <ChaptersPart scene={scene} items={memory} language={language} />;
    case 'lore':
      return <LorePart story={story.id} scene={scene} lore={lore} language={language} />;
    case 'wishes':
      return <NotesPart story={story} settings={settings} />;
    default:
      return tab satisfies never;
  }
}
