import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';

import { openHandlesAtom, type Handles } from '../../state/handles.ts';
import { usePlay } from '../../state/queries.ts';
import { keepStorage } from '../parts/keep-storage.ts';
import { writeResume } from './resume.ts';

export type StoryKeeperProps = {
  /** The story that is open. */
  readonly story: string;
};

/**
 * Keeps the resume pointer at the open story, its time renewed by every turn and every look. The first turn that ends in this
 * visit is also when the browser is asked to keep what is stored: by then there is something to lose.
 */
export function StoryKeeper({ story }: StoryKeeperProps) {
  const { space } = useAtomValue(openHandlesAtom);
  const view = usePlay(story);
  const playedAt = view?.status === 'ready' ? view.story.playedAt : null;
  const scene = view?.status === 'ready' ? (view.open?.scene.id ?? 'none') : null;
  useEffect(() => rememberStory(space, story), [space, story, playedAt, scene]);

  const first = useRef<string | null>(null);
  useEffect(() => {
    if (scene === null) return;
    if (first.current === null) first.current = scene;
    else if (first.current !== scene) keepStorage();
  }, [scene]);
  return null;
}

function rememberStory(space: Handles['space'], story: string) {
  const remember = () => {
    writeResume(space, story, Date.now());
  };
  remember();
  document.addEventListener('visibilitychange', remember);
  return () => {
    document.removeEventListener('visibilitychange', remember);
  };
}
