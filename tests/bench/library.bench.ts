// The library of 2,000 stories in the built game: how long it takes to open, and how long a search takes as one types. Measured in
// the page, from the press or the letter to the frame that shows what was asked for; medians. Beside it the naive render: the same
// rows by the same component, all 2,000 at once.
// Target: it opens in 300 ms, and a letter is answered within a few frames.
import type { Page } from 'playwright';

import { openBuiltGame } from './built-game.ts';
import { median, type BenchLength, type Figures } from './figures.ts';
import { growShelf, playStory, reopen } from './grow-shelf.ts';
import { inTime } from './in-time.ts';
import { openNaive } from './naive.ts';

const sizes = {
  whole: { stories: 2_000, rounds: 5, naiveRounds: 3 },
  short: { stories: 40, rounds: 1, naiveRounds: 1 },
};

export async function run(length: BenchLength): Promise<Figures> {
  const { stories, rounds, naiveRounds } = sizes[length];
  const game = await openBuiltGame();
  try {
    const page = await game.newPage({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    const place = await playStory(page);
    await growShelf(page, place, stories - 1);
    await reopen(page);
    const opened: Opened[] = [];
    const letters: number[] = [];
    const titles: number[] = [];
    const pages: number[] = [];
    // The first round only warms up.
    for (let round = -1; round < rounds; round += 1) {
      const open = await openLibrary(page);
      // In the middle of the shelf, and no title twice.
      const title = await typeTitle(page, `volume ${stories / 2 + round}`);
      const looked = await lookThrough(page, await wordsOfPassage(page));
      await closeLibrary(page);
      if (round < 0) continue;
      opened.push(open);
      letters.push(...title.letters);
      titles.push(title.answer);
      pages.push(looked);
    }
    const naive = await openNaive(page);
    const all: number[] = [];
    while (all.length < naiveRounds)
      all.push(
        await naive({
          show: 'shelf',
          name: place.name,
          story: '',
          scene: '',
          selector: 'li',
          count: stories,
        }),
      );
    const base = median(all);
    const against = `all rows at once (${Math.round(base)} ms)`;
    const figure = (values: readonly number[]) => ({ value: median(values), unit: 'ms' });
    const beside = (values: readonly number[]) => ({
      ...figure(values),
      ratio: median(values) / base,
      against,
    });
    const library = `library of ${stories.toLocaleString('en')} stories`;
    const scenes = (3 * stories).toLocaleString('en');
    return {
      [`${library}, press to the first books with their words`]: beside(opened.map(({ shelf }) => shelf)),
      [`${library}, press to all of them counted`]: beside(opened.map(({ whole }) => whole)),
      [`${library}, letter to the next frame`]: figure(letters),
      [`${library}, last letter to the book of that title`]: figure(titles),
      [`${library}, last letter to every page of ${scenes} scenes looked through`]: figure(pages),
    };
  } finally {
    await game.close();
  }
}

type Opened = { readonly shelf: number; readonly whole: number };

/** Presses 'Stories'; milliseconds to the frame that shows the first books and what they say, and to that which counts all of them. */
function openLibrary(page: Page): Promise<Opened> {
  return inTime(
    'the library did not open',
    page.evaluate(async () => {
      const seen = async (isThere: () => boolean) => {
        while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
        return performance.now();
      };
      const press = performance.now();
      document.querySelector<HTMLButtonElement>('button[aria-label=Stories]')?.click();
      const shelf = await seen(() => {
        const books = [...document.querySelectorAll('dialog[open] li')].slice(0, 10);
        return books.length === 10 && books.every((book) => book.textContent.includes('3 scenes'));
      });
      const whole = await seen(() =>
        /\([\d,.]+\)/.test(document.querySelector('dialog[open] h2')?.textContent ?? ''),
      );
      return { shelf: shelf - press, whole: whole - press };
    }),
  );
}

type Typed = { readonly letters: readonly number[]; readonly answer: number };

/** Types a title letter by letter; milliseconds from each to the next frame, and from the last to the frame that shows that book alone. */
function typeTitle(page: Page, text: string): Promise<Typed> {
  return inTime(
    `the library did not find “${text}”`,
    page.evaluate(async (wanted) => {
      const field = document.querySelector<HTMLInputElement>('dialog[open] input[type=search]');
      const shelf = field?.closest('dialog');
      if (!field || !shelf) throw new Error('the library is closed');
      const painted = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve, 0));
        });
      const took: number[] = [];
      let typed = 0;
      for (let length = 1; length <= wanted.length; length += 1) {
        typed = performance.now();
        // As a key does it: React listens to the element's own setter.
        Reflect.set(HTMLInputElement.prototype, 'value', wanted.slice(0, length), field);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await painted();
        took.push(performance.now() - typed);
      }
      const isThere = () => {
        const titles = [...shelf.querySelectorAll('li h3')];
        return titles.length === 1 && titles[0]?.textContent.toLowerCase() === wanted;
      };
      while (!isThere()) await painted();
      return { letters: took, answer: performance.now() - typed };
    }, text),
  );
}

/** Types words that stand in every story; milliseconds until every page was looked through. */
function lookThrough(page: Page, text: string): Promise<number> {
  return inTime(
    `the library did not say what it found for “${text}”`,
    page.evaluate(async (wanted) => {
      const field = document.querySelector<HTMLInputElement>('dialog[open] input[type=search]');
      // The fields have notes of their own before it.
      const said = () =>
        [...(field?.closest('search')?.querySelectorAll('output') ?? [])].at(-1)?.textContent ?? '';
      if (!field) throw new Error('the library is closed');
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const typed = performance.now();
      Reflect.set(HTMLInputElement.prototype, 'value', wanted, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // What is said last, and stays said for a second, is the answer.
      let last = said();
      let changed = typed;
      while (last === '' || last.startsWith('Looking') || performance.now() - changed < 1_000) {
        await frame();
        if (performance.now() - typed > 60_000) throw new Error(`no answer to “${wanted}”, only: ${last}`);
        if (said() === last) continue;
        last = said();
        changed = performance.now();
      }
      return changed - typed;
    }, text),
  );
}

/** Words that stand in every story. */
function wordsOfPassage(page: Page): Promise<string> {
  return inTime(
    'the passage was not read',
    page.evaluate(() => {
      const told = document.querySelector('[data-testid=passage]')?.textContent ?? '';
      return told.split(/\s+/).slice(2, 5).join(' ');
    }),
  );
}

async function closeLibrary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close stories' }).click();
  await inTime(
    'the library did not close',
    page.waitForFunction(() => document.querySelector('dialog[open]') === null),
  );
}
