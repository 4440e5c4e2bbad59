import { useDeferredValue, useState } from 'react';

import { directionOf } from '../../domain/direction.ts';
import { useSearch } from '../../state/shelf.ts';
import { TextField } from '../kit/text-field.tsx';
import { useSameList } from '../kit/use-same-list.ts';
import { FoundWords } from '../parts/found-words.tsx';
import css from './find-scenes.module.css';
import { words } from './words.ts';

export type FindScenesProps = {
  readonly story: string;
  readonly language: string;
  readonly onChoose: (scene: string) => void;
};

const mostFound = 100;

/** Looks for words in every scene of the story, on all of its roads. */
export function FindScenes({ story, language, onChoose }: FindScenesProps) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim().length < 2 ? '' : text.trim());
  const search = useSearch(wanted, useSameList(wanted === '' ? [] : [story]), mostFound);
  const found = search?.found.get(story) ?? [];
  return (
    <search className={css['find']}>
      <TextField type="search" face="ui" label={words.find} value={text} onText={setText} />
      <output className={css['said']}>
        {wanted !== '' && search && !search.running
          ? found.length === 0
            ? words.nothing
            : words.found(found.length)
          : ''}
      </output>
      {wanted !== '' && (
        <ul className={css['found']}>
          {found.map((finding) => (
            <li key={finding.scene} lang={language}>
              <button
                type="button"
                className={css['scene']}
                onClick={() => {
                  onChoose(finding.scene);
                }}
              >
                <span className={css['title']} dir={directionOf(language, finding.title)}>
                  {finding.title}
                </span>
                <span className={css['excerpt']} dir={directionOf(language)}>
                  <FoundWords finding={finding} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
