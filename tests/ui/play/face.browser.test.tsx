import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { emptySceneContext } from '../../../src/domain/scene-context.ts';
import { offerAtom, openStoryIdAtom } from '../../../src/state/view.ts';
import {
  fakeDraft,
  fakeEnvironment,
  fakeForm,
  fakeId,
  fakeScene,
  fakeStats,
  fakeStory,
} from '../../fakes.ts';
import { drawn, openBook } from './open-book.tsx';

const opening = fakeScene();
const next = {
  turn: fakeId(101),
  parent: opening.id,
  kind: 'action',
  action: { text: 'Wait', type: 'neutral', offeredAs: null },
} as const;
const long = 'The water rose and fell along the quay. '.repeat(120);
const phone = [390, 844] as const;
const top = (element: Element) => element.getBoundingClientRect().top;

test('PLAY-05 on a phone the choices wait below a long passage, and a tap brings them up and down', async () => {
  const book = await openBook({ scenes: [fakeScene({ passage: long })], size: phone });
  const handle = book.screen.getByRole('button', { name: 'Three choices' });
  await expect.element(handle).toHaveAttribute('aria-expanded', 'false');
  const list = book.screen.getByRole('list', { name: 'What happens next' }).element();
  await expect.poll(() => top(handle.element())).toBeLessThan(innerHeight - 40);
  expect(top(list)).toBeGreaterThanOrEqual(innerHeight - 60);
  await handle.click();
  await expect.element(handle).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => list.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  await userEvent.keyboard('{Escape}');
  await expect.element(handle).toHaveAttribute('aria-expanded', 'false');
});

test('PLAY-05 on a phone a tap after a swipe is a tap, and the click of the swipe itself is none', async () => {
  // Only a finger that is really down can be captured.
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
  onTestFinished(() => capture.mockRestore());
  const book = await openBook({ scenes: [fakeScene({ passage: long })], size: phone });
  const handle = book.screen.getByRole('button', { name: 'Three choices' });
  await expect.element(handle).toHaveAttribute('aria-expanded', 'false');
  const send = (event: Event) => handle.element().dispatchEvent(event);
  const touch = (type: string, clientY: number) =>
    send(new PointerEvent(type, { clientY, pointerId: 1, pointerType: 'touch', bubbles: true }));
  const click = () => send(new MouseEvent('click', { detail: 1, bubbles: true }));
  const swipe = (by: number) => {
    touch('pointerdown', 800);
    touch('pointermove', 800 + by);
    touch('pointerup', 800 + by);
  };
  const tap = () => {
    touch('pointerdown', 800);
    touch('pointerup', 800);
    click();
  };
  swipe(-60);
  await expect.element(handle).toHaveAttribute('aria-expanded', 'true');
  tap();
  await expect.element(handle).toHaveAttribute('aria-expanded', 'false');
  // A mouse clicks where it lets go.
  swipe(-60);
  click();
  await expect.element(handle).toHaveAttribute('aria-expanded', 'true');
  tap();
  await expect.element(handle).toHaveAttribute('aria-expanded', 'false');
});

test('PLAY-05 on a phone the sheet never covers the last words for a reader who is at the end', async () => {
  const book = await openBook({ scenes: [fakeScene({ passage: long })], size: phone });
  const handle = book.screen.getByRole('button', { name: 'Three choices' });
  await handle.click();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const sheet = handle.element().parentElement;
  await expect
    .poll(() => sheet && top(sheet) - book.passage().getBoundingClientRect().bottom)
    .toBeGreaterThanOrEqual(-1);
});

test('PLAY-05 on a phone the sheet is up at once where it covers no word', async () => {
  const book = await openBook({
    scenes: [fakeScene({ passage: 'It rose.' })],
    size: phone,
    settings: { pictures: 'off' },
  });
  const handle = book.screen.getByRole('button', { name: 'Three choices' });
  await expect.element(handle).toHaveAttribute('aria-expanded', 'true');
});

test('PLAY-05 on a phone the sheet comes up with its page, and waits for nobody to tell its size', async () => {
  const observe = vi.spyOn(ResizeObserver.prototype, 'observe').mockImplementation(() => {});
  onTestFinished(() => observe.mockRestore());
  const book = await openBook({
    scenes: [fakeScene({ passage: 'It rose.' })],
    size: phone,
    settings: { pictures: 'off' },
  });
  const handle = book.screen.getByRole('button', { name: 'Three choices' });
  await expect.element(handle, { timeout: 8_000 }).toHaveAttribute('aria-expanded', 'true');
});

test('PLAY-05 on a phone a choice that is half in sight is taken by the press that lands on it', async () => {
  // For whom nothing moves slowly, it moves at once.
  document.documentElement.style.setProperty('--time-panel', '0s');
  onTestFinished(() => {
    document.documentElement.style.removeProperty('--time-panel');
  });
  const book = await openBook({ scenes: [opening], size: [390, 500] });
  const choice = book.screen.getByRole('list', { name: 'What happens next' }).getByRole('button').first();
  await expect.element(choice).toBeInTheDocument();
  const topOfChoice = () => top(choice.element());
  while (topOfChoice() > innerHeight - 40) scrollBy({ top: 10, behavior: 'instant' });
  await drawn();
  expect(choice.element().getBoundingClientRect().bottom).toBeGreaterThan(innerHeight);
  await choice.click({ position: { x: 40, y: 20 } });
  await expect.poll(() => book.calls().map(({ command }) => command)).toContain('act');
});

test('PLAY-06 on a phone the focus brings the sheet up with the field in it', async () => {
  const book = await openBook({ scenes: [fakeScene({ passage: long })], size: phone });
  const handle = book.screen.getByRole('button', { name: 'Three choices' });
  await expect.element(handle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('/');
  await expect.element(handle).toHaveAttribute('aria-expanded', 'true');
});

test('PLAY-04 on a phone a line at the lower edge says that words are coming, and stops them', async () => {
  const book = await openBook({
    scenes: [opening],
    draft: fakeDraft({ ...next, passage: 'It rose' }),
    size: phone,
  });
  await expect.element(book.screen.getByText('The storyteller is writing …').last()).toBeVisible();
  await book.screen.getByRole('button', { name: 'Stop' }).last().click();
  await expect.poll(() => book.calls().map(({ command }) => command)).toContain('stop');
});

test('PLAY-03 the folio tells the name of the road, also on scenes after its first', async () => {
  const older = fakeScene({ id: fakeId(101), parent: opening.id, depth: 1 });
  const first = fakeScene({ id: fakeId(102), parent: opening.id, depth: 1 });
  const second = fakeScene({ id: fakeId(103), parent: first.id, depth: 2 });
  const { screen } = await openBook({
    scenes: [opening, older, first, second],
    metas: [
      {
        id: first.id,
        story: fakeId(1),
        name: 'The drowned door',
        edited: null,
        image: null,
        favourite: false,
        gone: false,
      },
    ],
  });
  await expect.element(screen.getByText('Folio III · The drowned door')).toBeVisible();
});

test.each([
  [true, '56'],
  [false, '60'],
])(
  'STAT-05 air that reading has cost shows in the ledger before it is taken: %s',
  async (timedOxygen, value) => {
    const stats = fakeStats();
    const scene = fakeScene({
      statsAfter: {
        ...stats,
        activeStats: { ...stats.activeStats, oxygen: true },
        core: { ...stats.core, oxygen: { current: 60, max: 100 } },
      },
    });
    const book = await openBook({
      scenes: [scene],
      story: fakeStory({ environment: fakeEnvironment({ hasOxygen: false }) }),
      settings: { timedOxygen },
    });
    await book.database.play.put({ story: fakeId(1), redo: [], airlessSeconds: 47 });
    const line = () => book.screen.container.querySelector('[data-name="oxygen"]')?.textContent ?? '';
    await expect.poll(line).toContain(value);
    await expect.poll(() => line().includes('−1 each 10 s')).toBe(timedOxygen);
  },
);

test('STAT-16 what is used up stands in words beside the choices', async () => {
  const stats = fakeStats();
  const scene = fakeScene({
    statsAfter: { ...stats, core: { ...stats.core, sanity: { current: 0, max: 100 } } },
  });
  const { screen } = await openBook({ scenes: [scene] });
  await expect.element(screen.getByText('Sanity 0: the mind gives way.')).toBeVisible();
});

test('PLAY-19 the margin is read from the page that is shown, as far as it is told', async () => {
  const scene = fakeScene({
    passage: 'At noon the fog came in. Orla nodded; Wren read a letter from Tobias.',
    sceneContext: {
      ...emptySceneContext,
      location: 'the quay',
      time: 'morning',
      characters: ['Captain Wren', 'Orla', 'Tobias'],
    },
  });
  const story = fakeStory({ character: { ...fakeForm(), name: 'Wren Marsh' } });
  const book = await openBook({ story, scenes: [scene] });
  const here = book.screen.getByRole('region', { name: 'Here' });
  const lines = () =>
    Array.from(here.element().querySelectorAll('dl > div'), (line) =>
      Array.from(line.children, (part) => part.textContent).join(': '),
    );
  await expect.element(here).toBeVisible();
  expect(lines()).toEqual(['Place: the quay', 'Time: noon', 'Weather: fog', 'Company: Orla']);

  await book.write(fakeDraft({ ...next, passage: 'It was night when Bram came into the mill.\n\nThe rain' }));
  await expect.poll(lines).toEqual(['Place: the mill', 'Time: night', 'Weather: fog', 'Company: Bram']);
});

test('PLAY-19 names in other scripts stand in the margin in their order, and turn nothing', async () => {
  const scene = fakeScene({
    title: 'שרה and the lamp',
    passage: 'שרה opened the door with Orla. “Come,” said Orla to her.\n\nשרה went in.',
    action: { text: 'שרה opens the door', type: 'good', offeredAs: null },
    sceneContext: { ...emptySceneContext, characters: ['Orla', 'שרה'] },
  });
  const { screen } = await openBook({ scenes: [scene] });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('and the lamp');
  const article = screen.getByRole('article').element();
  const turned = Array.from(article.querySelectorAll('h1, blockquote, #passage, #passage p')).filter(
    (element) => getComputedStyle(element).direction === 'rtl',
  );
  expect(turned).toEqual([]);
  await screen.unmount();
  const hebrew = await openBook({
    scenes: [{ ...scene, passage: 'Orla פתחה את הדלת ליד שרה והמנורה כבתה.' }],
    story: fakeStory({ settings: { ...fakeStory().settings, language: 'he' } }),
  });
  await expect.poll(() => getComputedStyle(hebrew.passage()).direction).toBe('rtl');
  const company = hebrew.screen.getByRole('region', { name: 'Here' }).element().querySelectorAll('bdi');
  expect(Array.from(company, (name) => name.textContent)).toEqual(['Orla', 'שרה']);
});

test.each([
  [720, 450, 6],
  [390, 844, 14],
  [820, 600, 6],
])('PLAY-03 the first lines stand in a window of %s by %s at once', async (width, height, least) => {
  const { passage } = await openBook({ scenes: [fakeScene({ passage: long })], size: [width, height] });
  await expect.poll(() => passage().textContent).not.toBe('');
  await drawn();
  const sheet = passage().closest('article')?.querySelector('section[aria-label="Your next step"]');
  const last = Math.min(sheet ? top(sheet) : height, height);
  const line = Number.parseFloat(getComputedStyle(passage()).lineHeight);
  // The header of the game is as high as two lines more.
  expect(Math.floor((last - top(passage())) / line)).toBeGreaterThanOrEqual(least);
});

test('PLAY-03 a short first paragraph leaves no hole below its initial, and the initial stands on nothing else', async () => {
  const book = await openBook({ scenes: [fakeScene({ passage: `Nobody spoke.\n\n${long}` })] });
  await expect.poll(() => book.passage().children.length).toBe(2);
  await drawn();
  const lineOf = (element: Element) => Number.parseFloat(getComputedStyle(element).lineHeight);
  const [first, second] = Array.from(book.passage().children, top);
  // A line, and the usual gap between paragraphs.
  expect((second ?? 0) - (first ?? 0)).toBeLessThan(1.7 * lineOf(book.passage()));
  await book.screen.unmount();
  const short = await openBook({ scenes: [fakeScene({ passage: 'Nobody spoke.' })] });
  await expect.poll(() => short.passage().textContent).toBe('Nobody spoke.');
  expect(short.passage().getBoundingClientRect().height).toBeGreaterThan(2.9 * lineOf(short.passage()));
});

test('PLAY-30 but for the three that are wanted most, the tools of a page are folded', async () => {
  const { screen, unfoldTools } = await openBook({ scenes: [opening] });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  for (const name of ['Continue', 'Undo', 'Retry']) await expect.element(button(name)).toBeVisible();
  for (const name of ['Redo', 'Edit passage', 'Memory', 'Download PDF'])
    await expect.element(button(name)).not.toBeInTheDocument();
  await unfoldTools();
  for (const name of ['Redo', 'Edit passage', 'Memory', 'Download PDF'])
    await expect.element(button(name)).toBeVisible();
});

test('PLAY-03 the lamp burns in the hue of the genre while the story is open', async () => {
  const book = await openBook({ story: fakeStory({ character: { ...fakeForm(), genre: 'sci-fi' } }) });
  await expect.element(book.screen.getByRole('heading', { level: 1 })).toBeVisible();
  const hue = () => getComputedStyle(document.documentElement).getPropertyValue('--hue').trim();
  await expect.poll(hue).toBe('308');
  await book.screen.unmount();
  await expect.poll(hue).toBe('68');
});

const ended = fakeScene({
  id: fakeId(101),
  parent: opening.id,
  action: next.action,
  depth: 1,
  passage: 'It was over.',
  ending: { outcome: 'renounced', tone: 'bittersweet' },
});

test('PLAY-03 a book that is whole says how it ended, what it came to, and how it can go on', async () => {
  const book = await openBook({ scenes: [opening, ended] });
  const end = book.screen.getByRole('region', { name: 'Finis' });
  await expect.element(end).toBeVisible();
  await expect.element(end.getByText(/let go of what was sought/)).toBeVisible();
  await expect.element(end.getByText('A bittersweet ending')).toBeVisible();
  await expect
    .element(end.getByText('The book is whole. If you like, the road still goes on.'))
    .toBeVisible();
  await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeVisible();
  await end.getByRole('button', { name: 'Read it from the beginning' }).click();
  await expect
    .poll(() => book.calls().at(-1))
    .toEqual({ command: 'goTo', input: { story: fakeId(1), scene: opening.id } });
});

test('PLAY-18 a hero whose book is whole can have another story', async () => {
  const book = await openBook({ scenes: [opening, ended] });
  const { name } = fakeStory().character;
  await book.screen.getByRole('button', { name: `Another story for ${name}` }).click();
  await expect.poll(() => book.left).toMatchObject({ story: 1, hero: name });
});

test('PLAY-03 an ending that is told is announced once', async () => {
  const book = await openBook({ scenes: [opening], draft: fakeDraft({ ...next, passage: 'It was' }) });
  await expect.element(book.screen.getByText('Live Story')).toBeVisible();
  await book.commit(ended);
  await expect.poll(() => book.spoken().filter((line) => line?.startsWith('The end.'))).toHaveLength(1);
});

test('PLAY-18 a story that was left for a new one can be gone back to', async () => {
  const book = await openBook({ scenes: [opening, ended] });
  await book.screen.getByRole('button', { name: 'Begin a new story' }).click();
  await book.screen.getByRole('alertdialog').getByRole('button', { name: 'Begin a new story' }).click();
  await expect.poll(() => book.left.story).toBe(1);
  const offer = book.store.get(offerAtom);
  expect(offer?.label).toBe('Back to the story');
  offer?.run();
  expect(book.store.get(openStoryIdAtom)).toBe(fakeId(1));
});

test('PLAY-03 focus mode leaves only the page until something moves; Esc ends it', async () => {
  const { screen } = await openBook({ scenes: [opening] });
  await expect.element(screen.getByRole('list', { name: 'What happens next' })).toBeVisible();
  await userEvent.keyboard('f');
  await expect.poll(() => document.documentElement.dataset['reading']).toBeDefined();
  await expect.poll(() => localStorage.getItem('lamplit-focus-mode')).toBe('true');
  await expect.element(screen.getByRole('heading', { name: /The road so far/ })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.documentElement.dataset['reading']).toBeUndefined();
  await expect.poll(() => localStorage.getItem('lamplit-focus-mode')).toBeNull();
});

test('PLAY-03 focus mode works on a phone too', async () => {
  const { screen } = await openBook({ scenes: [opening], size: [390, 800] });
  await expect.element(screen.getByRole('list', { name: 'What happens next' })).toBeInTheDocument();
  const beside = () => document.querySelector('main > aside');
  const shown = () => getComputedStyle(beside() ?? document.body).opacity;
  await expect.poll(shown).toBe('1');
  await userEvent.keyboard('f');
  await expect.poll(shown).toBe('0');
  await userEvent.keyboard('{Escape}');
  await expect.poll(shown).toBe('1');
});

test('PLAY-05 single keys can be switched off, and stay so', async () => {
  const book = await openBook({ scenes: [opening] });
  await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeVisible();
  await userEvent.keyboard('?');
  const dialog = book.screen.getByRole('dialog', { name: 'Keys' });
  await dialog.getByRole('switch', { name: /Single-key shortcuts/ }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('1f?');
  expect(book.calls()).toEqual([]);
  expect(document.documentElement.dataset['reading']).toBeUndefined();
  await expect.poll(() => localStorage.getItem('lamplit-single-keys')).toBe('false');
  localStorage.removeItem('lamplit-single-keys');
});

test('PLAY-03 a title that comes late moves no word that is on the page', async () => {
  const book = await openBook({
    scenes: [opening],
    draft: fakeDraft({ ...next, title: '', passage: 'It rose' }),
    size: [1280, 900],
  });
  await expect.poll(() => book.passage().textContent).toBe('It rose');
  await drawn();
  const before = top(book.passage());
  await book.write(fakeDraft({ ...next, title: 'What the Ferryman Lent', passage: 'It rose and' }));
  await expect.element(book.screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ferryman');
  await drawn();
  expect(Math.abs(top(book.passage()) - before)).toBeLessThan(1);
  await page.viewport(1280, 900);
});
