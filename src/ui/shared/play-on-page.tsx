import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';

import { isId } from '../../domain/ids.ts';
import { words as view } from '../../share-view/words.ts';
import { fileServiceAtom, sharedStoriesAtom } from '../../state/files.ts';
import { notifyAtom } from '../../state/notices.ts';
import { openStoryIdAtom, sessionAtom } from '../../state/view.ts';
import { Button } from '../kit/button.tsx';
import { Leaf } from '../parts/leaf.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { shareErrorText } from './share-errors.ts';
import { words } from './words.ts';

export type PlayOnPageProps = {
  /** Opens demo play for whoever has no account. */
  readonly onEnterDemo: () => void;
};

type Work =
  | { readonly status: 'asked' }
  /** Wanted, and begun as soon as somebody plays here. */
  | { readonly status: 'wanted' }
  | { readonly status: 'making' }
  | { readonly status: 'failed'; readonly text: readonly string[] };

/**
 * Whether the link was pressed on the page of a story, so that nobody is asked again. Any other page may have such a link too, and makes no
 * story unasked.
 */
function isPressed(): boolean {
  return location.hash === '#play' && document.referrer.startsWith(`${location.origin}/shared/`);
}

/** Makes a scene of a shared story the beginning of a story of the player's own. */
export function PlayOnPage({ onEnterDemo }: PlayOnPageProps) {
  const [path, navigate] = useLocation();
  const [, , id = '', , number = ''] = path.split('/');
  const scene = Number(number) - 1;
  const isScene = isId(id) && Number.isInteger(scene) && scene >= 0;
  const [work, setWork] = useState<Work>(() => ({
    status: isScene && isPressed() ? 'wanted' : 'asked',
  }));
  const session = useAtomValue(sessionAtom);
  const shares = useAtomValue(sharedStoriesAtom);
  const files = useAtomValue(fileServiceAtom);
  const openStory = useSetAtom(openStoryIdAtom);
  const notify = useSetAtom(notifyAtom);
  const begun = useRef(false);
  const make = useEffectEvent(async () => {
    if (!shares || !files || begun.current) return;
    begun.current = true;
    const found = await shares.fetch(id, scene);
    if (!found.ok) {
      begun.current = false;
      setWork({ status: 'failed', text: shareErrorText(found.error) });
      return;
    }
    setWork({ status: 'making' });
    const made = await files.playOn({ ...found.value, share: id, scene });
    const story = made.ok ? made.value.stories[0] : undefined;
    if (story === undefined) {
      begun.current = false;
      setWork({ status: 'failed', text: [words.playOn.failed] });
      return;
    }
    openStory(story);
    const { scenes } = found.value.shared.snapshot;
    const { title } = scenes[scene] ?? scenes[scenes.length - 1] ?? { title: '' };
    notify({ type: 'message', ...words.playOn.done(title), tone: 'calm' });
    navigate('/', { replace: true });
  });
  const isWanted = work.status === 'wanted';
  const begin = useEffectEvent(() => {
    if (session.status === 'signed-out') onEnterDemo();
    else if (session.status === 'open') {
      // A page that is loaded anew, or come back to, makes no second story.
      history.replaceState(history.state, '', location.pathname);
      void make();
    }
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what it sets comes when the story has come
    if (isWanted) begin();
  }, [isWanted, session.status, files]);

  if (!isScene) {
    return (
      <Leaf
        title={view.invalid}
        text={view.invalidText}
        actions={<PageLink href="/">{view.goHome}</PageLink>}
      />
    );
  }
  const read = <PageLink href={`/shared/${id}`}>{words.playOn.read}</PageLink>;
  if (work.status === 'failed' || work.status === 'asked') {
    const text =
      work.status === 'failed'
        ? work.text
        : [words.playOn.text, ...(session.status === 'signed-out' ? [words.playOn.guest] : [])];
    return (
      <Leaf
        title={words.playOn.title}
        text={text}
        actions={
          <>
            <Button
              kind="primary"
              onClick={() => {
                setWork({ status: 'wanted' });
              }}
            >
              {words.playOn.yes}
            </Button>{' '}
            {read}
          </>
        }
      />
    );
  }
  return (
    <Leaf
      title={words.playOn.title}
      text={work.status === 'making' ? words.playOn.making : words.playOn.fetching}
    />
  );
}
