import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';

import type { FileError } from '../../domain/file-port.ts';
import { isId } from '../../domain/ids.ts';
import type { OpenBook, ShareError, SharedStories } from '../../domain/open-book.ts';
import type { Result } from '../../domain/result.ts';
import { bookReaderAtom, sharedStoriesAtom } from '../../state/files.ts';
import { notifyAtom } from '../../state/notices.ts';
import { Leaf } from '../parts/leaf.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { Button } from '../kit/button.tsx';
import { fileMessage } from '../parts/files/file-words.ts';
import { pickFile, readableFiles } from '../kit/save-file.ts';
import { useDroppedFiles } from '../kit/use-dropped-files.ts';
import { shareErrorText } from './share-errors.ts';
import { SharedBook } from './shared-book.tsx';
import { words } from './words.ts';

/** A story that somebody shared: by its link where a server keeps it, from a file anywhere. */
export function SharedPage() {
  const [path] = useLocation();
  const server = useAtomValue(sharedStoriesAtom);
  const id = path.split('/')[2] ?? '';
  if (id === '') return <FromFile />;
  const { title, text, invalid, invalidText, home } = words.noServer;
  const valid = isId(id);
  if (valid && server) return <FromServer key={id} id={id} server={server} />;
  return (
    <Leaf
      title={valid ? title : invalid}
      text={valid ? text : invalidText}
      actions={
        <>
          <PageLink href="/shared">{words.pickTitle}</PageLink> <PageLink href="/">{home}</PageLink>
        </>
      }
    />
  );
}

type FromServerProps = { readonly id: string; readonly server: SharedStories };

function FromServer({ id, server }: FromServerProps) {
  const [reading, setReading] = useState<Result<OpenBook, ShareError> | null>(null);
  const notify = useSetAtom(notifyAtom);
  const fail = useEffectEvent((error: ShareError) => {
    const text = shareErrorText(error).join(' ');
    notify({ type: 'message', title: words.accessError, text, tone: 'warning' });
  });
  useEffect(() => {
    let wanted = true;
    void server.open(id).then((result) => {
      if (!wanted) return;
      setReading(result);
      if (!result.ok) fail(result.error);
    });
    return () => {
      wanted = false;
    };
  }, [id, server]);
  if (!reading) return <Leaf title={words.loading} />;
  if (reading.ok) {
    return (
      <SharedBook
        book={reading.value}
        address={`${location.origin}/shared/${id}`}
        onPrint={(progress) => server.print(id, progress)}
      />
    );
  }
  return (
    <Leaf
      title={words.notFound}
      text={shareErrorText(reading.error)}
      actions={<PageLink href="/">{words.goHome}</PageLink>}
    />
  );
}

type Reading =
  | { readonly status: 'none' }
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly file: File; readonly book: OpenBook }
  | { readonly status: 'failed'; readonly error: FileError };

function FromFile() {
  const reader = useAtomValue(bookReaderAtom);
  const [reading, setReading] = useState<Reading>({ status: 'none' });
  const start = async (file: File) => {
    if (!reader) return;
    setReading({ status: 'opening' });
    const result = await reader.open(file, file.name);
    setReading(
      result.ok ? { status: 'open', file, book: result.value } : { status: 'failed', error: result.error },
    );
  };
  useDroppedFiles(([file]) => {
    if (file) void start(file);
  });
  const pick = () => {
    void pickFile(readableFiles).then((file) => {
      if (file) void start(file);
    });
  };
  if (reading.status === 'open') {
    const { file, book } = reading;
    return (
      <SharedBook
        book={book}
        address={`${location.origin}/shared`}
        onPrint={(progress) => (reader ? reader.print(file, file.name, progress) : Promise.resolve(null))}
        onOther={pick}
      />
    );
  }
  if (reading.status === 'opening') return <Leaf title={words.loading} />;
  const message = reading.status === 'failed' ? fileMessage(reading.error) : null;
  return (
    <Leaf
      title={message ? words.notFound : words.pickTitle}
      text={message ? [message.title, message.text] : words.pickText}
      actions={
        <>
          <Button kind="primary" onClick={pick}>
            {words.pick}
          </Button>{' '}
          <PageLink href="/">{words.goHome}</PageLink>
        </>
      }
    />
  );
}
