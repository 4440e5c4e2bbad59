import type { Book, BookPicture } from '../../src/formats/book.ts';
import { bookWords } from '../../src/formats/book-words.ts';
import { writePdf } from '../../src/formats/pdf.ts';
import { createInk, toPixels } from '../../src/formats/worker-canvas.ts';

/* Runs in a page of its own; what is measured is what the worker does when a player asks for a PDF. */

const latin =
  'Mira walked down to the quay while the last boats were being dragged above the tide line, and nobody looked up at her. The lamp on the headland had been dark for a year. '.repeat(
    5,
  );
const chinese =
  '海边的灯塔已经熄灭了一年。米拉沿着石阶走下码头，数着每一级台阶。她没有回头，因为她认得那个声音。'.repeat(
    5,
  );

/** A picture as an illustrator may give it, 1024 x 768. */
async function stored(hue: number): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(1024, 768);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  for (let at = 0; at < 400; at += 1) {
    context.fillStyle = `hsl(${hue + at} 40% ${20 + (at % 60)}%)`;
    context.fillRect((at * 97) % 1024, (at * 61) % 768, 160, 90);
  }
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}

/** How long a book takes, in milliseconds, and how big it is, in bytes. */
export async function measure({
  scenes,
  pictures,
  script,
  faces,
}: {
  readonly scenes: number;
  readonly pictures: boolean;
  readonly script: 'latin' | 'chinese';
  readonly faces: { readonly [name: string]: string };
}): Promise<{ readonly ms: number; readonly bytes: number }> {
  const sources = await Promise.all([0, 90, 180].map(stored));
  const ink = createInk();
  const fonts = async (name: string) =>
    Uint8Array.from(atob(faces[name] ?? ''), (sign) => sign.charCodeAt(0));
  const began = performance.now();
  const chapters = [];
  for (let number = 1; number <= scenes; number += 1) {
    const source = sources[number % 3];
    const shown =
      pictures && source ? await toPixels({ bytes: source, mime: 'image/png' }, 'image/jpeg') : null;
    const picture: BookPicture | null = shown && { ...shown, alt: '' };
    const passage = script === 'latin' ? `${latin}\n\n${latin}` : `${chinese}\n\n${chinese}`;
    const action = { text: 'Take the keys', type: 'good' as const, offeredAs: 'good' as const };
    chapters.push({ number, title: 'The Unlit Tower', passage, action, picture, stats: [], ending: null });
  }
  const book: Book = {
    id: 'b',
    title: 'A book',
    hero: 'Mira',
    objective: '',
    genre: 'mystery',
    language: 'en',
    cover: null,
    createdAt: 0,
    playedAt: 0,
    chapters,
  };
  const made = await writePdf(book, { words: bookWords, fonts, ink, nowMs: 0, progress: () => {} });
  if (!made.ok) throw new Error(made.error.type);
  return { ms: performance.now() - began, bytes: made.value.length };
}
