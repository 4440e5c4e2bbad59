import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import type { FileError } from '../../domain/file-port.ts';
import type { OpenBook } from '../../domain/open-book.ts';
import { viewOfBook, type StoryView } from '../../share-view/story-view.ts';
import { words as view } from '../../share-view/words.ts';
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
  | { readonly status: 'open'; readonly file: File; readonly book: OpenBook }
  | { readonly status: 'failed'; readonly error: FileError };

/** A story out of a file, which is opened in this browser alone. */
export function FromFile() {
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
  const shown = useView(reading.status === 'open' ? reading.book : null);
  if (reading.status === 'open' && shown) {
    const { file } = reading;
    return (
      <DrawnStory
        view={shown}
        address={`${location.origin}/shared`}
        onPrint={(progress) => (reader ? reader.print(file, file.name, progress) : Promise.resolve(null))}
        onOther={pick}
      />
    );
  }
  if (reading.status === 'opening' || reading.status === 'open') return <Leaf title={words.loading} />;
  const message = reading.status === 'failed' ? fileMessage(reading.error) : null;
  return (
    <Leaf
      title={message ? view.notFound : words.pickTitle}
      text={message ? [message.title, message.text] : words.pickText}
      actions={
        <>
          <Button kind="primary" onClick={pick}>
            {words.pick}
          </Button>{' '}
          <PageLink href="/">{view.goHome}</PageLink>
        </>
      }
    />
  );
}

/** The book with addresses for its pictures, which hold as long as it is shown. */
function useView(book: OpenBook | null): StoryView | null {
  const [shown, setShown] = useState<StoryView | null>(null);
  useEffect(() => {
    if (!book) return;
    const urls = new Map(
      book.chapters.flatMap(({ number, picture }) =>
        picture
          ? [
              [
                number,
                URL.createObjectURL(new Blob([new Uint8Array(picture.bytes)], { type: picture.mime })),
              ] as const,
            ]
          : [],
      ),
    );
    setShown(viewOfBook(book, (number) => urls.get(number) ?? null));
    return () => {
      setShown(null);
      for (const url of urls.values()) URL.revokeObjectURL(url);
    };
  }, [book]);
  return shown;
}
