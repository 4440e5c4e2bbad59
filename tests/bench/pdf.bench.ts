// How long a book takes to print, in Chromium: 30 scenes of 320 words with a picture of 1024 x 768 each, beside the same without
// pictures, and beside the same length in Chinese, every line of which is drawn. Medians. And 30 scenes with pictures of the built-in
// illustrator, which the page turns into pixels for the worker that makes the book.
// Target: 30 scenes with pictures in 2 s.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { genres } from '../../src/domain/character-choices.ts';
import { emptyForm } from '../../src/domain/character.ts';
import { emptySceneContext } from '../../src/domain/scene-context.ts';
import { paint, readSpec } from '../tools/art-paint.ts';
import { projectRoot } from '../tools/run.mjs';
import { bundleForPage, openBuiltGame } from './built-game.ts';
import { median, type BenchLength, type Figures } from './figures.ts';
import { inTime } from './in-time.ts';
import type * as PdfDrawnInPage from './pdf-drawn-in-page.ts';
import type * as PdfInPage from './pdf-in-page.ts';

const sizes = { whole: { rounds: 5, scenes: 30 }, short: { rounds: 1, scenes: 3 } };

export async function run(length: BenchLength): Promise<Figures> {
  const { rounds, scenes } = sizes[length];
  const folder = path.join(projectRoot, 'src/formats/fonts');
  const faces = Object.fromEntries(
    readdirSync(folder).map((file) => [
      path.basename(file, '.ttf'),
      readFileSync(path.join(folder, file)).toString('base64'),
    ]),
  );
  const code = await bundleForPage(path.join(projectRoot, 'tests/bench/pdf-in-page.ts'));
  const game = await openBuiltGame();
  try {
    const page = await game.newPage();
    await page.route('**/bench-pdf.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: code }),
    );
    const drawnCode = await bundleForPage(path.join(projectRoot, 'tests/bench/pdf-drawn-in-page.ts'));
    await page.route('**/bench-pdf-drawn.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: drawnCode }),
    );
    await page.goto('/privacy');
    const kinds = {
      pictures: { scenes, pictures: true, script: 'latin', faces },
      plain: { scenes, pictures: false, script: 'latin', faces },
      drawn: { scenes, pictures: false, script: 'chinese', faces },
    } as const;
    const measured: { readonly [kind in keyof typeof kinds]: number[] } = {
      pictures: [],
      plain: [],
      drawn: [],
    };
    let bytes = 0;
    // The first round only warms up.
    for (let round = -1; round < rounds; round += 1) {
      for (const kind of ['pictures', 'plain', 'drawn'] as const) {
        const result = await inTime(
          'the book was not printed',
          page.evaluate(
            async ({ script, options }) => {
              const bench = (await import(script)) as typeof PdfInPage;
              return bench.measure(options);
            },
            { script: '/bench-pdf.js', options: kinds[kind] },
          ),
        );
        if (round >= 0) measured[kind].push(result.ms);
        if (kind === 'pictures') bytes = result.bytes;
      }
    }
    const drawn = [];
    for (let round = -1; round < rounds; round += 1) {
      const made = await inTime(
        'the book of drawings was not printed',
        page.evaluate(
          async ({ script, drawings, fonts }) => {
            const bench = (await import(script)) as typeof PdfDrawnInPage;
            return bench.measureDrawn(script, drawings, fonts);
          },
          { script: '/bench-pdf-drawn.js', drawings: drawingsOf(round, scenes), fonts: faces },
        ),
      );
      if (made.missing > 0) throw new Error(`${made.missing} drawings are not in the book`);
      if (round >= 0) drawn.push(made);
    }
    const pdf = `PDF of ${scenes} scenes`;
    const plain = median(measured.plain);
    const against = `the same without pictures (${Math.round(plain)} ms)`;
    const figure = (ms: number) => ({ value: ms, unit: 'ms', ratio: ms / plain, against });
    return {
      [`${pdf} with pictures`]: figure(median(measured.pictures)),
      [`${pdf} in Chinese`]: figure(median(measured.drawn)),
      [`${pdf} drawn here`]: figure(median(drawn.map(({ ms }) => ms))),
      [`${pdf} drawn here, longest frame`]: {
        value: median(drawn.map(({ frame }) => frame)),
        unit: 'ms',
      },
      [`${pdf} with pictures, size`]: { value: bytes / 1000, unit: 'kB' },
    };
  } finally {
    await game.close();
  }
}

/** So many scenes of a story, as the built-in illustrator draws them; others in each round, so that no browser knows them. */
function drawingsOf(round: number, scenes: number): readonly string[] {
  return Array.from({ length: scenes }, (_, at) => {
    const seed = `${round}:${at}`;
    const genre = genres[(round + 1) % genres.length] ?? 'fantasy';
    const moment = { title: '', passage: '', action: '', context: emptySceneContext };
    const hero = { ...emptyForm, name: 'Mira', genre };
    return paint(readSpec({ hero, moment, width: 768, height: 960, seed }), seed);
  });
}
