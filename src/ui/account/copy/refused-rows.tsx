import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { removeKeptAtom, useTitles, type RefusedRow } from '../../../state/copy-queries.ts';
import { Button } from '../../kit/button.tsx';
import { classes } from '../../kit/classes.ts';
import { saveFile } from '../../kit/save-file.ts';
import { useWork } from '../../kit/use-work.ts';
import { storyTitle } from '../../parts/story-title.ts';
import css from './copy-list.module.css';
import { words as all } from './words.ts';

const words = all.refused;

/** What the server did not take: of which story, why, and the way to have it as a file. */
export function RefusedRows({ rows }: { readonly rows: readonly RefusedRow[] }) {
  const titles = useTitles([...new Set(rows.map(({ story }) => story))].filter(Boolean).join(' '));
  const [told, setTold] = useState('');
  const remove = useSetAtom(removeKeptAtom);
  const [, run] = useWork();
  if (rows.length === 0) return null;
  const save = ({ kind, id, code, row }: RefusedRow) => {
    const name = `lamplit-${kind}-${id}.json`;
    saveFile(new Blob([JSON.stringify({ kind, code, row }, null, 2)], { type: 'application/json' }), name);
    setTold(words.saved(name));
  };
  return (
    <section className={css['part']} aria-labelledby="copy-refused">
      <h3 id="copy-refused" className={css['title']}>
        {words.title}
      </h3>
      <ul>
        {rows.map((row) => {
          const what = whatOf(row, titles);
          return (
            <li key={`${row.kind} ${row.id}`} className={classes(css['row'], css['refused'])}>
              <div>
                <p className={css['name']}>
                  <bdi>{what}</bdi>
                </p>
                <p className={css['note']}>
                  {all.reason[row.code] ?? all.otherReason} {holdsUp(row) && words.holds}
                </p>
              </div>
              <div className={css['feet']}>
                <Button
                  kind="link"
                  aria-label={words.fileOf(what)}
                  onClick={() => {
                    save(row);
                  }}
                >
                  {words.file}
                </Button>
                {row.code === 'different' && (
                  <Button
                    kind="link"
                    aria-label={words.removeOf(what)}
                    onClick={() => {
                      run(async () => {
                        setTold((await remove(row)) ? words.removed : all.notAsked);
                      });
                    }}
                  >
                    {words.remove}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <output className={css['told']}>{told}</output>
    </section>
  );
}

function whatOf({ kind, story }: RefusedRow, titles: ReadonlyMap<string, string> | undefined): string {
  const what = all.kind[kind];
  if (kind === 'settings' || kind === 'devices' || kind === 'characters') return what;
  const title = titles?.get(story);
  return title === undefined ? what : words.ofStory(what, storyTitle(title));
}

/** A page that the server has no other of holds up what was told after it. */
function holdsUp({ kind, code }: RefusedRow): boolean {
  return kind === 'scenes' && code !== 'different';
}
