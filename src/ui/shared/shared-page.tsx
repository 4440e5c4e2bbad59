import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';

import { isId } from '../../domain/ids.ts';
import type { ShareError, SharedStories } from '../../domain/open-book.ts';
import type { Result } from '../../domain/result.ts';
import { viewOfSnapshot, type StoryView } from '../../share-view/story-view.ts';
import { words as view } from '../../share-view/words.ts';
import { sharedStoriesAtom } from '../../state/files.ts';
import { notifyAtom } from '../../state/notices.ts';
import { Leaf } from '../parts/leaf.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { DrawnStory } from './drawn-story.tsx';
import { FromFile } from './from-file.tsx';
import { SentStory } from './sent-story.tsx';
import { shareErrorText } from './share-errors.ts';
import { words } from './words.ts';

/** A story that somebody shared: as the server sent it, by its link, or from a file anywhere. */
export function SharedPage() {
  const [path] = useLocation();
  const server = useAtomValue(sharedStoriesAtom);
  const [sent] = useState(() => document.getElementById('shared-page'));
  const id = path.split('/')[2] ?? '';
  if (sent) return <SentStory page={sent} id={id} />;
  if (id === '') return <FromFile />;
  if (isId(id) && server) return <FromServer key={id} id={id} server={server} />;
  return <NoStory title={isId(id) ? words.noServer.title : view.invalid} isHost={isId(id)} />;
}

function NoStory({ title, isHost }: { readonly title: string; readonly isHost: boolean }) {
  return (
    <Leaf
      title={title}
      text={isHost ? words.noServer.text : view.invalidText}
      actions={
        <>
          <PageLink href="/shared">{words.pickTitle}</PageLink> <PageLink href="/">{view.goHome}</PageLink>
        </>
      }
    />
  );
}

type FromServerProps = { readonly id: string; readonly server: SharedStories };

function FromServer({ id, server }: FromServerProps) {
  const [reading, setReading] = useState<Result<StoryView, ShareError> | null>(null);
  const notify = useSetAtom(notifyAtom);
  const fail = useEffectEvent((error: ShareError) => {
    const text = shareErrorText(error).join(' ');
    notify({ type: 'message', title: view.accessError, text, tone: 'warning' });
  });
  useEffect(() => {
    let wanted = true;
    void server.open(id).then((result) => {
      if (!wanted) return;
      setReading(result.ok ? { ok: true, value: viewOfSnapshot(id, result.value.snapshot) } : result);
      if (!result.ok && result.error.code !== 'no-server') fail(result.error);
    });
    return () => {
      wanted = false;
    };
  }, [id, server]);
  if (!reading) return <Leaf title={words.loading} />;
  if (reading.ok) {
    return (
      <DrawnStory
        view={reading.value}
        address={`${location.origin}/shared/${id}`}
        onPrint={(progress) => server.print(id, progress)}
        onReport={(reason) => server.report(id, reason)}
      />
    );
  }
  if (reading.error.code === 'no-server') return <NoStory title={words.noServer.title} isHost />;
  return (
    <Leaf
      title={view.notFound}
      text={shareErrorText(reading.error)}
      actions={<PageLink href="/">{view.goHome}</PageLink>}
    />
  );
}
