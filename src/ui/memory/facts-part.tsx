import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { maxFactLength, maxPinnedLength } from '../../domain/memory.ts';
import { addFactAtom, changeMemoryAtom } from '../../state/memory-actions.ts';
import type { MemoryItem } from '../../state/memory-queries.ts';
import { dropTypedAtom, useTyped } from '../../state/typed.ts';
import { offerAtom } from '../../state/view.ts';
import { Button } from '../kit/button.tsx';
import { Switch } from '../kit/switch.tsx';
import { TextArea } from '../kit/text-field.tsx';
import { RowBoundary } from '../kit/row-boundary.tsx';
import { FactRow } from './fact-row.tsx';
import css from './memory.module.css';
import { words } from './words.ts';

export type FactsPartProps = {
  readonly story: string;
  readonly scene: string;
  readonly items: readonly MemoryItem[];
  readonly language: string;
};

/** Facts of this road: pinned ones first. */
export function FactsPart({ story, scene, items, language }: FactsPartProps) {
  const facts = items.filter(({ memory }) => memory.kind === 'fact');
  const pinned = facts.filter(({ memory }) => memory.pinned);
  const length = pinned.reduce((sum, { memory }) => sum + memory.text.length, 0);
  const list = useRef<HTMLHeadingElement>(null);
  const change = useSetAtom(changeMemoryAtom);
  const offer = useSetAtom(offerAtom);
  const remove = async (memory: string) => {
    const result = await change({ memory, change: { gone: true } });
    if (!result.ok) return;
    // The row and its button are gone: the focus must not fall off the page.
    list.current?.focus();
    const { title, text } = words.factRemoved;
    const back = () => void change({ memory, change: { gone: false } });
    offer({ title, text, label: words.undo, run: back });
  };
  return (
    <>
      <p className={css['intro']}>{words.factsIntro}</p>
      <NewFact story={story} scene={scene} />
      <h3 ref={list} className={css['heading']} tabIndex={-1}>
        {words.tabs.facts}
        <span className={css['measure']}>{words.pinnedLength(length, maxPinnedLength)}</span>
      </h3>
      {facts.length === 0 && <p className={css['empty']}>{words.factsNone}</p>}
      <ul className={css['rows']}>
        {[...pinned, ...facts.filter(({ memory }) => !memory.pinned)].map((item) => (
          <RowBoundary key={item.memory.id} instead={<li>{words.cannotShow}</li>}>
            <FactRow
              item={item}
              language={language}
              onChange={(part) => change({ memory: item.memory.id, change: part })}
              onRemove={() => void remove(item.memory.id)}
            />
          </RowBoundary>
        ))}
      </ul>
    </>
  );
}

function NewFact({ story, scene }: { readonly story: string; readonly scene: string }) {
  const place = `memory:${story}:facts:new`;
  const [text, setText] = useTyped(place, '');
  const drop = useSetAtom(dropTypedAtom);
  const [pinned, setPinned] = useState(true);
  const [noted, setNoted] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const add = useSetAtom(addFactAtom);
  const save = async () => {
    if (text.trim() === '') {
      field.current?.focus();
      return;
    }
    const result = await add({ story, scene, text, pinned });
    if (!result.ok) return;
    // Words that were typed meanwhile stay.
    drop(place, text);
    setNoted(noted + 1);
    field.current?.focus();
  };
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label={words.newFact}
        placeholder={words.factPlaceholder}
        value={text}
        rows={2}
        maxLength={maxFactLength}
        cutNote={words.cut(maxFactLength)}
        inputRef={field}
        onText={setText}
      />
      <div className={css['formFoot']}>
        <Switch label={words.factPin} hint={words.factPinHint} checked={pinned} onChecked={setPinned} />
        <Button kind="primary" submit aria-disabled={text.trim() === '' || undefined}>
          {words.factAdd}
        </Button>
      </div>
      <output key={noted} className={css['meta']}>
        {noted > 0 && text === '' ? words.factNoted : ''}
      </output>
    </form>
  );
}
