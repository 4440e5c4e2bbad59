import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import type { FileError } from '../../domain/file-port.ts';
import type { OpenBook } from '../../domain/open-book.ts';
import { viewOfBook, type StoryView } from '../../share-view/story-view.ts';
import { words as house } from '../../share-view/words.ts';
import { bookReaderAtom } from '../../state/files.ts';
import { Button } from '../kit/button.tsx';
import { pickFile, readableFiles } from '../kit/save-file.ts';
import { useDroppedFiles } from '../kit/use-dropped-files.ts';
import { fileMessage } from '../parts/files/file-words.ts';
import { Leaf } from '../parts/leaf.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { DrawnStory } from './drawn-story.tsx';
import { words } from './words.ts';

type Reading =
  | { readonly status: 'none' }
  | { readonly status: 'opening' }
  | {
      readonly status: 'open';
      readonly file: File;
      readonly view: StoryView;
      /** Addresses that hold as long as it is shown. */
      readonly urls: ReadonlyMap<number, string>;
    }
  | { readonly status: 'failed'; readonly error: FileError };

/** A story out of a file, which is opened in this browser alone. */
export function FromFile() {
  const reader = useAtomValue(bookReaderAtom);
  const [reading, setReading] = useState<Reading>({ status: 'none' });
  const start = async (file: File) => {
    if (!reader) return;
    setReading({ status: 'opening' });
    const result = await reader.open(file, file.name);
    if (!result.ok) {
      setReading({ status: 'failed', error: result.error });
      return;
    }
    const urls = urlsOf(result.value);
    const view = viewOfBook(result.value, (number) => urls.get(number) ?? null);
    setReading({ status: 'open', file, view, urls });
  };
  useDroppedFiles(([file]) => {
    if (file) void start(file);
  });
  const pick = () => {
    void pickFile(readableFiles).then((file) => {
      if (file) void start(file);
    });
  };
  const urls = reading.status === 'open' ? reading.urls : null;
  useEffect(
    () => () => {
      for (const url of urls?.values() ?? []) URL.revokeObjectURL(url);
    },
    [urls],
  );
  if (reading.status === 'open') {
    const { file } = reading;
    return (
      <DrawnStory
        view={reading.view}
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
      title={message ? house.notFound : words.pickTitle}
      text={message ? [message.title, message.text] : words.pickText}
      actions={
        <>
          <Button kind="primary" onClick={pick}>
            {words.pick}
          </Button>{' '}
          <PageLink href="/">{house.goHome}</PageLink>
        </>
      }
    />
  );
}

/** Addresses of a book's pictures, by its chapters. */
function urlsOf({ chapters }: OpenBook): ReadonlyMap<number, string> {
  const urls = new Map<number, string>();
  for (const { number, picture } of chapters) {
    if (!picture) continue;
    const { bytes, mime } = picture;
    urls.set(number, URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mime })));
  }
  return urls;
}
