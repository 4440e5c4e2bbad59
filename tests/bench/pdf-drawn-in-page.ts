import { expose, proxy, transfer, wrap } from 'comlink';

import type { StoredPicture } from '../../src/domain/parcel.ts';
import type { Scene } from '../../src/domain/story.ts';
import { makeBook } from '../../src/formats/book.ts';
import { bookWords } from '../../src/formats/book-words.ts';
import { sha256, toBytes } from '../../src/formats/bytes.ts';
import { writePdf } from '../../src/formats/pdf.ts';
import { createInk, ofBands } from '../../src/formats/worker-canvas.ts';
import { drawOnPage, type DrawnPixels } from '../../src/page-drawing.ts';
import { fakeSceneMeta } from '../fakes.ts';
import { told, wholeStory } from '../formats/stories.ts';

/* One script for the page, which draws, and for its worker, which makes the book: as when a player asks for a PDF of a story with pictures. */

export type DrawnMaking = {
  readonly ms: number;
  /** The longest time between two frames of the page meanwhile. */
  readonly frame: number;
  readonly bytes: number;
  readonly missing: number;
};

const passage =
  'Mira walked down to the quay while the last boats were being dragged above the tide line, and nobody looked up at her. The lamp on the headland had been dark for a year. '.repeat(
    10,
  );

const api = {
  async make(
    drawings: readonly string[],
    faces: { readonly [name: string]: string },
    draw: (picture: Blob) => Promise<DrawnPixels | null>,
  ) {
    const stored = new Map<string, StoredPicture>();
    const scenes: Scene[] = [];
    const metas = [];
    for (const [at, drawing] of drawings.entries()) {
      const bytes = toBytes(drawing);
      const hash = await sha256(bytes);
      stored.set(hash, { hash, mime: 'image/svg+xml', bytes });
      const scene = told(at, scenes.at(-1) ?? null, { passage });
      scenes.push(scene);
      metas.push(fakeSceneMeta({ id: scene.id, image: hash }));
    }
    const began = performance.now();
    const { book, missingPictures } = await makeBook({
      whole: wholeStory({ scenes, metas }),
      leaf: scenes.at(-1)?.id ?? null,
      language: 'en',
      picture: async (hash) => stored.get(hash) ?? null,
      toBookPicture: async ({ bytes, mime }) => {
        const drawn = await draw(new Blob([new Uint8Array(bytes)], { type: mime }));
        return drawn && ofBands(drawn, 'image/jpeg');
      },
    });
    const fonts = async (name: string) =>
      Uint8Array.from(atob(faces[name] ?? ''), (sign) => sign.charCodeAt(0));
    const made = await writePdf(book, {
      words: bookWords,
      fonts,
      ink: createInk(),
      nowMs: 0,
      progress: () => {},
    });
    if (!made.ok) throw new Error(made.error.type);
    return { ms: performance.now() - began, bytes: made.value.length, missing: missingPictures };
  },
};

if (typeof document === 'undefined') expose(api);

/** How long a book of these drawings takes. */
export async function measureDrawn(
  script: string,
  drawings: readonly string[],
  faces: { readonly [name: string]: string },
): Promise<DrawnMaking> {
  const worker = new Worker(script, { type: 'module' });
  let frame = 0;
  let last = performance.now();
  let watching = true;
  const watch = (now: number) => {
    frame = Math.max(frame, now - last);
    last = now;
    if (watching) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  try {
    const made = await wrap<typeof api>(worker).make(
      drawings,
      faces,
      proxy(async (picture: Blob) => {
        const drawn = await drawOnPage(picture);
        return drawn && transfer(drawn, [...drawn.bands]);
      }),
    );
    return { ...made, frame };
  } finally {
    watching = false;
    worker.terminate();
  }
}
