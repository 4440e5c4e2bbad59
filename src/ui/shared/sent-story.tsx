import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { sceneHtml } from '../../share-view/story-html.ts';
import { viewOfSnapshot } from '../../share-view/story-view.ts';
import { words as view } from '../../share-view/words.ts';
import { sharedStoriesAtom } from '../../state/files.ts';
import { notifyAtom } from '../../state/notices.ts';
import { elementsOf } from '../kit/elements-of.ts';
import { StoryTools } from './story-tools.tsx';
import { words } from './words.ts';

export type SentStoryProps = {
  /** As the server sent it. */
  readonly page: HTMLElement;
  readonly id: string;
};

/** A story that came with the page: what is read of it is there already, and stays as it is. */
export function SentStory({ page, id }: SentStoryProps) {
  const server = useAtomValue(sharedStoriesAtom);
  const notify = useSetAtom(notifyAtom);
  const kind = page.dataset['kind'];
  const fail = useEffectEvent(() => {
    if (kind === 'gone')
      notify({ type: 'message', title: view.accessError, text: view.missing, tone: 'warning' });
  });
  useEffect(() => {
    fail();
  }, []);
  const failRest = useEffectEvent((said: typeof words.restFailed | typeof words.restChanged) => {
    notify({ type: 'message', ...said, tone: 'warning' });
  });
  useEffect(() => {
    const list = page.querySelector<HTMLElement>('.shared-chapters');
    if (!list || !server || Number(list.dataset['left']) === 0) return;
    let wanted = true;
    void server.open(id).then((found) => {
      if (!wanted) return;
      if (!found.ok) {
        failRest(words.restFailed);
        return;
      }
      const { snapshot, updatedAt } = found.value;
      // Published anew since the page was sent: these scenes would follow a beginning that is not theirs.
      if (Date.parse(updatedAt) !== Date.parse(page.dataset['version'] ?? '')) {
        failRest(words.restChanged);
        return;
      }
      const story = viewOfSnapshot(id, snapshot);
      for (let index = list.children.length; index < story.scenes.length; index += 1)
        addScene(list, sceneHtml(story, index));
      list.dataset['left'] = '0';
    });
    return () => {
      wanted = false;
    };
  }, [page, server, id]);
  if (kind !== 'story' || !server) return null;
  return (
    <StoryTools
      page={page}
      address={`${location.origin}/shared/${id}`}
      onPrint={(progress) => server.print(id, progress)}
      onReport={(reason) => server.report(id, reason)}
    />
  );
}

/** Where the newest stand first, the rest of the story stands before what came with the page. */
function addScene(list: HTMLElement, markup: string) {
  if (list.dataset['order'] === 'newest') list.prepend(elementsOf(markup));
  else list.append(elementsOf(markup));
}
