import { PenLine, RefreshCw } from 'lucide-react';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { chaptersOf, maxSummaryLength, type Memory } from '../../domain/memory.ts';
import { changeMemoryAtom, rewriteSummaryAtom } from '../../state/memory-actions.ts';
import type { MemoryItem } from '../../state/memory-queries.ts';
import { useTypedBelow } from '../../state/typed.ts';
import { Button } from '../kit/button.tsx';
import { RowBoundary } from '../kit/row-boundary.tsx';
import { roman } from '../kit/roman.ts';
import { EditText } from './edit-text.tsx';
import css from './memory.module.css';
import { words } from './words.ts';

export type ChaptersPartProps = {
  readonly scene: string;
  readonly items: readonly MemoryItem[];
  readonly language: string;
};

/** The closed chapters of this road, in the order of the story. */
export function ChaptersPart({ scene, items, language }: ChaptersPartProps) {
  const memory = items.map((item) => item.memory);
  const chapters = chaptersOf(memory);
  return (
    <>
      <p className={css['intro']}>{words.chaptersIntro}</p>
      {chapters.length === 0 && <p className={css['empty']}>{words.chaptersNone}</p>}
      <ol className={css['rows']}>
        {chapters.map((chapter) => (
          <RowBoundary key={chapter.id} instead={<li>{words.cannotShow}</li>}>
            <Chapter
              scene={scene}
              chapter={chapter}
              facts={memory.filter((each) => isFactOf(each, chapter))}
              takenIn={memory.filter((each) => isInside(each, chapter)).length}
              language={language}
            />
          </RowBoundary>
        ))}
      </ol>
    </>
  );
}

function isFactOf(fact: Memory, chapter: Memory): boolean {
  return (
    fact.kind === 'fact' &&
    !fact.pinned &&
    fact.by === 'model' &&
    fact.scene === chapter.scene &&
    fact.fromDepth === chapter.fromDepth
  );
}

function isInside(other: Memory, chapter: Memory): boolean {
  return (
    other.kind === 'summary' &&
    other.id !== chapter.id &&
    other.fromDepth >= chapter.fromDepth &&
    other.toDepth <= chapter.toDepth
  );
}

type ChapterProps = {
  readonly scene: string;
  readonly chapter: Memory;
  readonly facts: readonly Memory[];
  /** How many shorter chapters stand in it. */
  readonly takenIn: number;
  readonly language: string;
};

function Chapter({ scene, chapter, facts, takenIn, language }: ChapterProps) {
  const place = `memory:${chapter.story}:chapters:${chapter.id}`;
  const [editing, setEditing] = useState(useTypedBelow(place) !== null);
  const [writing, setWriting] = useState(false);
  const change = useSetAtom(changeMemoryAtom);
  const rewrite = useSetAtom(rewriteSummaryAtom);
  const folios = words.folios(roman(chapter.fromDepth + 1), roman(chapter.toDepth + 1));
  const anew = async () => {
    setWriting(true);
    await rewrite({ memory: chapter.id, scene });
    setWriting(false);
  };
  return (
    <li className={css['chapter']}>
      <h3 className={css['folios']}>{folios}</h3>
      {editing ? (
        <EditText
          place={place}
          label={words.chapterText}
          text={chapter.text}
          rows={6}
          maxLength={maxSummaryLength}
          onSave={(text) => change({ memory: chapter.id, change: { text } })}
          onClose={() => {
            setEditing(false);
          }}
        />
      ) : (
        <>
          <p className={css['text']} lang={language} aria-busy={writing}>
            {chapter.text}
          </p>
          {facts.length > 0 && (
            <ul className={css['facts']} lang={language}>
              {facts.map((fact) => (
                <li key={fact.id}>{fact.text}</li>
              ))}
            </ul>
          )}
          <div className={css['chapterFoot']}>
            <p className={css['meta']}>
              {words.chapterBy[chapter.by]}
              {takenIn > 1 && ` · ${words.takenIn(takenIn)}`}
            </p>
            <Button
              kind="quiet"
              aria-label={words.editChapter(folios)}
              disabled={writing}
              onClick={() => {
                setEditing(true);
              }}
            >
              <PenLine aria-hidden />
              {words.edit}
            </Button>
            <Button
              kind="quiet"
              aria-label={words.anewOf(folios)}
              aria-disabled={writing || undefined}
              onClick={() => {
                if (!writing) void anew();
              }}
            >
              <RefreshCw aria-hidden />
              {writing ? words.anewBusy : words.anew}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
