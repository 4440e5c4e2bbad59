import { useDeferredValue, useEffect, useState } from 'react';

import type { Genre } from '../../domain/character.ts';
import type { Story } from '../../domain/story.ts';
import { useEnded, useSearch, type Finding } from '../../state/shelf.ts';
import { useSameList } from '../kit/use-same-list.ts';
import { storyTitle } from '../parts/story-title.ts';

export type ShelfName = 'all' | 'open' | 'ended' | 'favourites';

/** The stories that the player picked out with search, filters and order. */
export type Picked = {
  readonly stories: readonly Story[];
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  /** Whether the pages are still being looked through. */
  readonly looking: boolean;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly genre: Genre | '';
  readonly setGenre: (genre: Genre | '') => void;
  readonly shelf: ShelfName;
  readonly setShelf: (shelf: ShelfName) => void;
  readonly newestFirst: boolean;
  readonly setNewestFirst: (newestFirst: boolean) => void;
  /** The genres that stand on the shelf. */
  readonly genres: readonly Genre[];
};

const nothing: ReadonlyMap<string, readonly Finding[]> = new Map();
const quietMs = 150;

export function usePicked(all: readonly Story[]): Picked {
  const [text, setText] = useState('');
  const [genre, setGenre] = useState<Genre | ''>('');
  const [shelf, setShelf] = useState<ShelfName>('all');
  const [newestFirst, setNewestFirst] = useState(true);
  const ended = useEnded(shelf === 'ended' || shelf === 'open');
  const wanted = useQuiet(text.trim().length < 2 ? '' : text.trim());

  const onShelf = all.filter((story) => {
    if (genre !== '' && story.character.genre !== genre) return false;
    if (shelf === 'favourites') return story.favourite;
    if (shelf === 'ended') return ended?.has(story.id) ?? false;
    return shelf === 'all' || !ended?.has(story.id);
  });
  const search = useSearch(wanted, useSameList(wanted === '' ? [] : onShelf.map(({ id }) => id)), 1);
  const findings = wanted === '' ? nothing : (search?.found ?? nothing);
  const needle = useDeferredValue(text.trim().toLocaleLowerCase());
  const matching =
    needle === ''
      ? onShelf
      : onShelf.filter(
          (story) =>
            [storyTitle(story.title), story.character.name].some((each) =>
              each.toLocaleLowerCase().includes(needle),
            ) || findings.has(story.id),
        );
  return {
    stories: newestFirst ? matching : matching.toReversed(),
    findings,
    looking: wanted !== '' && (search?.running ?? true),
    text,
    setText,
    genre,
    setGenre,
    shelf,
    setShelf,
    newestFirst,
    setNewestFirst,
    genres: [...new Set(all.map((story) => story.character.genre))],
  };
}

/** The value once it has rested: pages are not looked through for every letter. */
function useQuiet(value: string): string {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuiet(value);
    }, quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return value === '' ? '' : quiet;
}
