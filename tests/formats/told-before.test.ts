import { expect, test } from 'vitest';

import type { LossKind } from '../../src/domain/parcel.ts';
import { entryOfForm } from '../../src/domain/character-entry.ts';
import { lossWords } from '../../src/ui/parts/files/file-words.ts';
import { fakeForm } from '../fakes.ts';
import { bundleFile } from './bundle-files.ts';
import { openFileService } from './open-file-service.ts';
import { wholeStory } from './stories.ts';

/** What is said of a file before it is brought in. */
async function saidOf(file: Blob | string | object) {
  const { service } = await openFileService();
  const blob =
    file instanceof Blob ? file : new Blob([typeof file === 'string' ? file : JSON.stringify(file)]);
  const report = await service.lookInto(blob, 'a file');
  if (!report.ok) throw new Error(JSON.stringify(report.error));
  const lost = (what: LossKind) => report.value.losses.find((loss) => loss.what === what)?.count ?? 0;
  return { report: report.value, lost };
}

const long = 'word '.repeat(60_000);

test('LIB-12 a prompt of 300 kB and a description beyond 2,000 characters are said before', async () => {
  const entry = entryOfForm(fakeForm(), 0);
  const characters = [{ entry: { ...entry, prompt: long, description: 'd'.repeat(2_001) }, rest: null }];
  expect((await saidOf(await bundleFile(wholeStory(), { characters }))).lost('too-long')).toBe(2);
  const card = { name: 'Oona', description: 'd'.repeat(2_001), first_mes: '' };
  expect((await saidOf(card)).lost('too-long')).toBe(1);
});

test('LIB-12 wishes to the author that are too long are said before, of a story and of settings', async () => {
  const story = { settings: { notesToAuthor: long } };
  const file = await bundleFile(wholeStory(), { story, settings: { notesToAuthor: long } });
  expect((await saidOf(file)).lost('too-long')).toBe(2);
});

test('LIB-12 keys beyond 24, keys beyond 60 characters, and entries that say nothing are said before', async () => {
  const entries = {
    0: { key: Array.from({ length: 30 }, (_, at) => `key ${at}`), content: 'It is tall.', comment: 'a' },
    1: { key: ['k'.repeat(61)], content: 'It is old.', comment: 'b' },
    2: { key: ['tower'], content: '  ', comment: 'c' },
    3: 'no entry',
  };
  const { report, lost } = await saidOf({ name: 'The isle', description: 'Who lives there.', entries });
  // With a name and a description it is a lorebook still.
  expect([report.kind, report.characters, report.lorebook]).toEqual(['world-info', [], 2]);
  expect([lost('lore-keys'), lost('too-long'), lost('lore-entry'), lost('damaged-row')]).toEqual([
    6, 1, 1, 1,
  ]);
});

test('LIB-12 a lorebook that lists its entries and has a name and a description is no hero', async () => {
  const entries = [{ keys: ['isle'], content: 'It lies far out.', name: 'The isle' }];
  const { report } = await saidOf({ name: 'The isle', description: 'Who lives there.', entries });
  expect([report.kind, report.characters, report.lorebook]).toEqual(['world-info', [], 1]);
});

test('LIB-12 a second passage of one name is kept as a beginning of its own, and said before', async () => {
  const { report, lost } = await saidOf(
    ':: Start\nIt began.\n\n[[On->Pier]]\n\n:: Pier\nThe first.\n\n:: Pier\nThe second.\n\n:: Pier\nThe third.',
  );
  expect([report.stories[0]?.scenes, lost('same-name')]).toEqual([4, 2]);
});

test('LIB-12 an empty entry of a Kobold save is said before', async () => {
  const worldinfo = [
    { key: 'a', content: '' },
    { key: 'b', content: 'Said.' },
  ];
  expect((await saidOf({ prompt: 'It began.', actions: [], worldinfo })).lost('lore-entry')).toBe(1);
});

test('LIB-12 each of them is said in words of its own', () => {
  const kinds: readonly LossKind[] = [
    'lore-keys',
    'same-name',
    'wrong-sum',
    'twice',
    'stray-row',
    'misplaced-scene',
    'lore-entry',
  ];
  const said = kinds.flatMap((what) => [lossWords({ what, count: 1 }), lossWords({ what, count: 2 })]);
  expect(new Set(said).size).toBe(said.length);
});
