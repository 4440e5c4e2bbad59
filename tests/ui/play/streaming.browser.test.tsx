import { expect, test } from 'vitest';

import { createPassageText } from '../../../src/ui/play/page/passage-text.ts';
import { fakeDraft, fakeId, fakeScene } from '../../fakes.ts';
import { drawn, openBook } from './open-book.tsx';

const opening = fakeScene();
const turn = {
  turn: fakeId(101),
  parent: opening.id,
  kind: 'action',
  action: { text: 'Wait', type: 'neutral', offeredAs: null },
} as const;
const committed = { id: turn.turn, parent: opening.id, depth: 1, action: turn.action };

test('PLAY-04 words are appended to one text node, which is still there when the scene is stored', async () => {
  const book = await openBook({ scenes: [opening] });
  await expect.element(book.screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Unlit Tower');
  let passage = 'The first word';
  await book.write(fakeDraft({ ...turn, passage }));
  await expect.poll(() => book.passage().textContent).toBe(passage);
  const element = book.passage();
  const words = () => element.querySelector('span > span')?.firstChild;
  const text = words();
  expect(text).toBeInstanceOf(Text);

  const replaced: MutationRecord[] = [];
  const observer = new MutationObserver((records) =>
    replaced.push(...records.filter((record) => record.type === 'childList')),
  );
  observer.observe(element, { childList: true, subtree: true });
  for (let update = 0; update < 100; update += 1) {
    passage += ` and word ${update}`;
    await book.write(fakeDraft({ ...turn, passage, title: update > 20 ? 'Low Water' : '' }));
  }
  await expect.poll(() => book.passage().textContent).toBe(passage);
  expect(replaced).toHaveLength(0);

  await book.commit(fakeScene({ ...committed, title: 'Low Water', passage }));
  await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeVisible();
  expect(book.passage()).toBe(element);
  expect(words()).toBe(text);
  expect((text as Text).data).toBe(passage);
  observer.disconnect();
});

test('PLAY-04 a new paragraph leaves the finished ones alone', async () => {
  const book = await openBook({ scenes: [opening], draft: fakeDraft({ ...turn, passage: 'One.' }) });
  await expect.poll(() => book.passage().textContent).toBe('One.');
  const first = book.passage().querySelector('p');
  await book.write(fakeDraft({ ...turn, passage: 'One.\n\nTwo' }));
  await expect.poll(() => book.passage().querySelectorAll('p').length).toBe(2);
  expect(book.passage().querySelector('p')).toBe(first);
});

test('PLAY-04 the page never goes back to the scene before when draft and scene change places', async () => {
  const book = await openBook({
    scenes: [opening],
    draft: fakeDraft({ ...turn, title: 'Low Water', passage: 'It rose.' }),
  });
  await expect.element(book.screen.getByRole('heading', { level: 1 })).toHaveTextContent('Low Water');
  const seen = new Set<string>();
  const watch = new MutationObserver(() => seen.add(document.querySelector('h1')?.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  // Worse than the engine ever does it: the draft is gone well before the scene is there.
  await book.database.drafts.clear();
  await drawn();
  await book.commit(fakeScene({ ...committed, title: 'Low Water', passage: 'It rose.' }));
  await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeVisible();
  watch.disconnect();
  expect([...seen].filter((title) => title !== 'Low Water')).toEqual([]);
});

test('PLAY-30 undo at the very end of a turn shows the scene before, not the draft again', async () => {
  const book = await openBook({
    scenes: [opening],
    draft: fakeDraft({ ...turn, title: 'Low Water', passage: 'It rose.' }),
  });
  const title = book.screen.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('Low Water');
  await book.commit(fakeScene({ ...committed, title: 'Low Water', passage: 'It rose.' }));
  await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeVisible();
  await book.moveTo(opening.id);
  await expect.element(title).toHaveTextContent(opening.title);
  const seen = new Set<string>();
  const watch = new MutationObserver(() => seen.add(document.querySelector('h1')?.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await book.database.sceneMeta.clear();
  await drawn();
  watch.disconnect();
  expect(seen.has('Low Water')).toBe(false);
});

test('PLAY-03 a badge and a caret show that the story is live, and go with it', async () => {
  const book = await openBook({ scenes: [opening], draft: fakeDraft({ ...turn, passage: 'It rose' }) });
  await expect.element(book.screen.getByText('Live Story')).toBeVisible();
  expect(book.passage().querySelector('[data-live]')?.textContent).toBe('It rose');
  await expect.element(book.screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  await book.commit(fakeScene({ ...committed, passage: 'It rose.' }));
  await expect.element(book.screen.getByText('Live Story')).not.toBeInTheDocument();
  expect(book.passage().querySelector('[data-live]')).toBeNull();
  await expect.element(book.screen.getByRole('article')).toHaveAttribute('aria-busy', 'false');
});

test('PLAY-04 each finished paragraph is announced once, then the changes in one sentence, then the choices', async () => {
  const book = await openBook({ scenes: [opening], draft: fakeDraft({ ...turn, passage: 'One. Two' }) });
  await expect.poll(() => book.passage().textContent).toBe('One. Two');
  expect(book.spoken()).toEqual([]);
  await book.write(fakeDraft({ ...turn, passage: 'One. Two.\n\nThr' }));
  await expect.poll(book.spoken).toEqual(['One. Two.']);
  await book.write(fakeDraft({ ...turn, passage: 'One. Two.\n\nThree.', status: { type: 'finishing' } }));
  await expect.poll(book.spoken).toEqual(['One. Two.', 'Three.']);
  const change = {
    timestamp: 1,
    statName: 'health',
    oldValue: 100,
    newValue: 90,
    reason: 'fought',
    source: 'action',
  } as const;
  await book.commit(fakeScene({ ...committed, passage: 'One. Two.\n\nThree.', statChanges: [change] }));
  await expect
    .poll(book.spoken)
    .toEqual(['One. Two.', 'Three.', 'Health 90, fought.', 'Three choices ready.']);
});

test('PLAY-28 what is continued after a stop is announced, and a second stop as well', async () => {
  const stopped = { type: 'stopped' } as const;
  const rest = 'You stopped the storyteller here.';
  const book = await openBook({ scenes: [opening], draft: fakeDraft({ ...turn, passage: 'One.\n\nTw' }) });
  await expect.poll(book.spoken).toEqual(['One.']);
  await book.write(fakeDraft({ ...turn, passage: 'One.\n\nTw', status: stopped }));
  await expect.poll(book.spoken).toEqual(['One.', 'Tw', rest]);
  await book.write(fakeDraft({ ...turn, passage: 'One.\n\nTwo.\n\nTh' }));
  await expect.poll(book.spoken).toEqual(['One.', 'Tw', rest, 'Two.']);
  await book.write(fakeDraft({ ...turn, passage: 'One.\n\nTwo.\n\nTh', status: stopped }));
  await expect.poll(book.spoken).toEqual(['One.', 'Tw', rest, 'Two.', 'Th', rest]);
});

test('PLAY-28 what is told anew after a stop is announced from its beginning', async () => {
  const book = await openBook({
    scenes: [opening],
    draft: fakeDraft({ ...turn, passage: 'One.\n\nTwo.\n\nTh' }),
  });
  await expect.poll(book.spoken).toEqual(['One.', 'Two.']);
  await book.write(fakeDraft({ ...turn, passage: 'One.\n\nTwo.\n\nTh', status: { type: 'stopped' } }));
  await expect.poll(book.spoken).toHaveLength(4);
  await book.write(fakeDraft({ ...turn, retell: 1, passage: 'One.\n\nAnother' }));
  await expect.poll(book.spoken).toEqual(['One.']);
  await book.commit(fakeScene({ ...committed, retell: 1, passage: 'One.\n\nAnother.' }));
  await expect.poll(book.spoken).toEqual(['One.', 'Another.', 'Three choices ready.']);
});

test('PLAY-30 a page that is left and come back to is not announced a second time', async () => {
  const book = await openBook({ scenes: [opening], draft: fakeDraft({ ...turn, passage: 'It ro' }) });
  await expect.element(book.screen.getByText('Live Story')).toBeVisible();
  await book.commit(fakeScene({ ...committed, title: 'Low Water', passage: 'It rose.' }));
  await expect.poll(book.spoken).toEqual(['It rose.', 'Three choices ready.']);
  const title = book.screen.getByRole('heading', { level: 1 });
  await book.moveTo(opening.id);
  await expect.element(title).toHaveTextContent(opening.title);
  await book.moveTo(turn.turn);
  await expect.element(title).toHaveTextContent('Low Water');
  expect(book.spoken()).toEqual(['It rose.', 'Three choices ready.']);
});

test('PLAY-04 a story that is merely opened says nothing', async () => {
  const book = await openBook({ scenes: [opening] });
  await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeVisible();
  expect(book.spoken()).toEqual([]);
});

test('PLAY-04 the caret moves no box: words that come count as no layout shift', async () => {
  const book = await openBook({ scenes: [opening], draft: fakeDraft({ ...turn, passage: 'It rose.' }) });
  await expect.poll(() => book.passage().textContent).toBe('It rose.');
  await document.fonts.ready;
  await drawn();
  const moved: { readonly name: string; readonly at: number }[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, sources } of list.getEntries() as unknown as readonly {
      startTime: number;
      sources: readonly { node: Node | null }[];
    }[])
      for (const { node } of sources)
        if (node && book.passage().contains(node)) moved.push({ name: node.nodeName, at: startTime });
  });
  observer.observe({ type: 'layout-shift' });
  let passage = 'It rose.';
  for (let word = 0; word < 60; word += 1) {
    passage += word % 20 === 19 ? ' and fell.\n\nThen' : ` and rose`;
    await book.write(fakeDraft({ ...turn, passage }));
    await drawn();
  }
  await expect.poll(() => book.passage().querySelectorAll('p').length).toBe(4);
  await drawn();
  // A box that does move is told of, behind all that moved before.
  const pushedAt = performance.now();
  book.passage().style.marginTop = '90px';
  await expect.poll(() => moved.some(({ at }) => at >= pushedAt)).toBe(true);
  observer.disconnect();
  expect(moved.filter(({ at }) => at < pushedAt)).toEqual([]);
});

test('PLAY-04 shows a passage only when it is whole, if the player wants it so', async () => {
  const book = await openBook({
    scenes: [opening],
    draft: fakeDraft({ ...turn, passage: 'It rose' }),
    settings: { wholePassages: true },
  });
  await expect.element(book.screen.getByText('The storyteller is writing …')).toBeVisible();
  expect(book.passage().textContent).toBe('');
  await book.write(fakeDraft({ ...turn, passage: 'It rose.', status: { type: 'finishing' } }));
  await expect.poll(() => book.passage().textContent).toBe('It rose.');
});

test('PLAY-07 a turn begins at its title, once, and the page is not moved under the reader', async () => {
  const book = await openBook({
    scenes: [fakeScene({ passage: 'A long road. '.repeat(400) })],
    size: [390, 800],
  });
  await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeInTheDocument();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => scrollY).toBeGreaterThan(1000);
  const long = 'It rose and rose. '.repeat(300);
  await book.write(fakeDraft({ ...turn, title: 'Low Water', passage: long }));
  await expect.element(book.screen.getByRole('heading', { level: 1 })).toHaveTextContent('Low Water');
  const top = () => book.screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top;
  await expect.poll(top).toSatisfy((y: number) => y >= 0 && y < 200);

  scrollTo(0, scrollY + 300);
  await drawn();
  const held = scrollY;
  await book.write(fakeDraft({ ...turn, title: 'Low Water', passage: `${long}It fell.` }));
  await expect.poll(() => book.passage().textContent).toContain('It fell.');
  await drawn();
  expect(scrollY).toBe(held);
});

test('PLAY-07 a pill leads on when words have run below the view', async () => {
  const book = await openBook({ scenes: [opening], size: [390, 800] });
  await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeInTheDocument();
  await book.write(fakeDraft({ ...turn, passage: 'It rose. ' }));
  await expect.element(book.screen.getByText('Live Story')).toBeVisible();
  await book.write(fakeDraft({ ...turn, passage: 'It rose and rose. '.repeat(300) }));
  const pill = book.screen.getByRole('button', { name: 'Continue reading' });
  await expect.element(pill).toBeVisible();
  const before = scrollY;
  await pill.click();
  await expect.poll(() => scrollY).toBeGreaterThan(before + 200);

  // Whoever has met the end is not led there again.
  await book.commit(fakeScene({ ...committed, passage: 'It rose and rose. '.repeat(300) }));
  await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeInTheDocument();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await expect.element(pill).not.toBeInTheDocument();
  scrollTo({ top: 0, behavior: 'instant' });
  await drawn();
  await expect.element(pill).not.toBeInTheDocument();
});

/** What was done to a page: where words were put, and what else was touched. */
function workOf(records: readonly MutationRecord[], passage: Node) {
  const words = records.filter(({ type, target }) => type === 'characterData' && passage.contains(target));
  const within = records.filter((record) => !words.includes(record) && passage.contains(record.target));
  const around = records.filter(({ target }) => !passage.contains(target));
  return { words, within, around };
}

const everything = {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
  characterDataOldValue: true,
} as const;

test('PLAY-04 a thousand words a second leave the page free: words that come touch the last text alone', async () => {
  const book = await openBook({
    scenes: [opening],
    draft: fakeDraft({ ...turn, passage: 'It rose' }),
    settings: { pictures: 'off' },
  });
  await expect.element(book.screen.getByText('Live Story')).toBeVisible();
  // What appears once, when words have run below the view, is no work of every update.
  let passage = `It rose${' and rose'.repeat(1_000)}`;
  await book.write(fakeDraft({ ...turn, passage }));
  await expect.element(book.screen.getByRole('button', { name: 'Continue reading' })).toBeVisible();
  // Who tells is read beside the page, and comes when it comes.
  await expect.element(book.screen.getByRole('region', { name: 'Told by' })).toBeVisible();
  const told: MutationRecord[] = [];
  const observer = new MutationObserver((records) => told.push(...records));
  const all: MutationRecord[] = [];
  observer.observe(document.documentElement, everything);
  let paragraphs = 1;
  for (let update = 0; update < 40; update += 1) {
    const breaks = update % 5 === 4;
    passage += `${' water'.repeat(50)}${breaks ? '.\n\nWater' : ''}`;
    if (breaks) paragraphs += 1;
    await book.write(fakeDraft({ ...turn, passage }));
    const length = passage.replaceAll('\n', '').length;
    await expect.poll(() => book.passage().textContent.length, { interval: 5 }).toBe(length);
    const done = [...told.splice(0), ...observer.takeRecords()];
    const { words, within } = workOf(done, book.passage());
    const texts = [...book.passage().querySelectorAll('p')].slice(breaks ? -2 : -1);
    expect(words.every(({ target }) => texts.some((text) => text.contains(target)))).toBe(true);
    expect(words).toHaveLength(texts.length);
    // A new paragraph, and the mark of the one that words come to.
    expect(within).toHaveLength(breaks ? 3 : 0);
    all.push(...done);
  }
  expect(book.passage().querySelectorAll('p')).toHaveLength(paragraphs);
  // Beside the passage only a finished paragraph does something: it is announced.
  const { around } = workOf(all, book.passage());
  const announcer = book.screen.getByTestId('announcer').element();
  expect(around.filter(({ target }) => !announcer.contains(target))).toEqual([]);
  expect(around.length).toBeLessThanOrEqual(paragraphs);
  observer.disconnect();
});

test('PLAY-04 an update does as little at the end of a long passage as at its beginning', () => {
  const host = document.createElement('div');
  const text = createPassageText(host, '');
  const observer = new MutationObserver(() => {});
  observer.observe(host, everything);
  let passage = '';
  for (let update = 0; update < 200; update += 1) {
    const begins = update % 5 === 0;
    const added = ' water'.repeat(50);
    passage += `${begins && update > 0 ? '\n\n' : ''}${added.trimStart()}`;
    text.show(passage, true);
    const { words, within } = workOf(observer.takeRecords(), host);
    const written = words.map(({ target, oldValue }) => {
      const { data } = target as Text;
      expect(data.startsWith(oldValue ?? '?')).toBe(true);
      return data.length - (oldValue?.length ?? 0);
    });
    expect(written).toEqual([added.trimStart().length]);
    expect(within.length).toBeLessThanOrEqual(begins ? 3 : 0);
  }
  expect(host.textContent.length).toBeGreaterThan(50_000);
  observer.disconnect();
});

test.each([
  [
    'markup',
    '<img src=x onerror="document.title=\'stolen\'"><script>document.title="stolen"</script> she said.',
  ],
  ['right to left', 'نزلت ميرا إلى الرصيف.\u202e gnp.exe'],
  ['one paragraph of 100 kB', 'word '.repeat(20_000).trim()],
])('PLAY-03 shows %s as the text that it is', async (_name, hostile) => {
  const book = await openBook({ scenes: [fakeScene({ title: hostile.slice(0, 80), passage: hostile })] });
  await expect.poll(() => book.passage().textContent).toBe(hostile);
  expect(book.passage().querySelectorAll('img, script')).toHaveLength(0);
  expect(document.title).not.toBe('stolen');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test('PLAY-03 leaves out what cannot be shown, such as NUL', async () => {
  const book = await openBook({ scenes: [fakeScene({ passage: 'a\u0000b\u001b[31mc' })] });
  await expect.poll(() => book.passage().textContent).toBe('ab[31mc');
});
