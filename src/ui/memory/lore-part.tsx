import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { emptyLore, type Lore, type LoreForm } from '../../domain/memory.ts';
import { addLoreAtom, changeLoreAtom } from '../../state/memory-actions.ts';
import { dropTypedAtom, useTypedBelow } from '../../state/typed.ts';
import { offerAtom } from '../../state/view.ts';
import { Button } from '../kit/button.tsx';
import { RowBoundary } from '../kit/row-boundary.tsx';
import { LoreEditor } from './lore-editor.tsx';
import { LoreRow } from './lore-row.tsx';
import { LoreTest } from './lore-test.tsx';
import css from './memory.module.css';
import { words } from './words.ts';

export type LorePartProps = {
  readonly story: string;
  readonly scene: string;
  readonly lore: readonly Lore[];
  readonly language: string;
};

/** The lorebook: its entries, a form for one of them at a time, and a place to try which a text would wake. */
export function LorePart({ story, scene, lore, language }: LorePartProps) {
  /** Id of the entry that is edited; 'new' for one that is not stored yet. */
  const place = `memory:${story}:lore:`;
  const [edited, setEdited] = useState<string | null>(useTypedBelow(place));
  const drop = useSetAtom(dropTypedAtom);
  const list = useRef<HTMLHeadingElement>(null);
  const add = useSetAtom(addLoreAtom);
  const change = useSetAtom(changeLoreAtom);
  const offer = useSetAtom(offerAtom);
  const close = () => {
    drop(`${place}${edited ?? ''}:`);
    setEdited(null);
    list.current?.focus();
  };
  const save = async (id: string | null, form: LoreForm) => {
    const result = await (id === null ? add({ story, form }) : change({ lore: id, change: form }));
    if (result.ok) close();
  };
  const remove = async (id: string) => {
    if (!(await change({ lore: id, change: { gone: true } })).ok) return;
    list.current?.focus();
    const { title, text } = words.loreRemoved;
    offer({
      title,
      text,
      label: words.undo,
      run: () => void change({ lore: id, change: { gone: false } }),
    });
  };
  return (
    <>
      <p className={css['intro']}>{words.loreIntro}</p>
      <h3 ref={list} className={css['heading']} tabIndex={-1}>
        {words.tabs.lore}
        {edited !== 'new' && (
          <Button
            onClick={() => {
              setEdited('new');
            }}
          >
            {words.loreAdd}
          </Button>
        )}
      </h3>
      {edited === 'new' && (
        <LoreEditor
          place={`${place}new`}
          title={words.loreNew}
          form={emptyLore}
          onSave={(form) => void save(null, form)}
          onClose={close}
        />
      )}
      {lore.length === 0 && edited !== 'new' && <p className={css['empty']}>{words.loreNone}</p>}
      <ul className={css['rows']}>
        {lore.map((entry) =>
          entry.id === edited ? (
            <li key={entry.id}>
              <LoreEditor
                place={`${place}${entry.id}`}
                title={words.loreEdit(entry.title)}
                form={entry}
                onSave={(form) => void save(entry.id, form)}
                onClose={close}
              />
            </li>
          ) : (
            <RowBoundary key={entry.id} instead={<li>{words.cannotShow}</li>}>
              <LoreRow
                entry={entry}
                language={language}
                onEnabled={(enabled) => void change({ lore: entry.id, change: { enabled } })}
                onEdit={() => {
                  setEdited(entry.id);
                }}
                onRemove={() => void remove(entry.id)}
              />
            </RowBoundary>
          ),
        )}
      </ul>
      {lore.length > 0 && <LoreTest scene={scene} lore={lore} language={language} />}
    </>
  );
}
