import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import type { ImportChoice } from '../../src/domain/file-port.ts';
import type { LossKind, WholeStory } from '../../src/domain/parcel.ts';
import { pathTo, scenesById } from '../../src/domain/tree.ts';
import { passageReader } from '../../src/formats/road.ts';
import { readWholeStory } from '../../src/storage/story-export.ts';
import { fakeId, fakeStory } from '../fakes.ts';
import { refusedRows } from '../storage/exchange.ts';
import { bundleOf, foreignFiles, oldBundle, scripts } from './foreign-files.ts';
import { openFileService } from './open-file-service.ts';
import { fixture } from './other-programs.ts';

const choice: ImportChoice = { stories: {}, lorebookInto: fakeId(77), settings: true };

/** A device onto which a file was brought. */
async function deviceWith(bytes: Uint8Array, name = 'a file.json') {
  const here = await openFileService('accepted');
  await here.store.createStory(fakeStory({ id: fakeId(77) }));
  const file = new Blob([new Uint8Array(bytes)]);
  const report = await here.service.lookInto(file, name);
  const outcome = await here.service.bringIn({ file, name, choice }, () => {});
  if (!report.ok || !outcome.ok) throw new Error(JSON.stringify([report, outcome]));
  const lost = (what: LossKind) => report.value.losses.find((loss) => loss.what === what)?.count ?? 0;
  return { ...here, outcome: outcome.value, lost };
}

/** The only story that was brought, as it is stored. */
async function broughtStory({ database, outcome }: Awaited<ReturnType<typeof deviceWith>>) {
  const found = await readWholeStory(database, outcome.stories[0] ?? '');
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value.whole;
}

const bare = (text: string) => text.replace(/\s+/g, '');

/** What the player reads on the road to a scene. */
function readOn(whole: WholeStory, leaf: string | undefined): string {
  return bare(
    pathTo(scenesById(whole.scenes), leaf ?? '')
      .map(passageReader(whole))
      .join(''),
  );
}

describe('a server takes every row of', () => {
  test.each(readdirSync('tests/fixtures/files'))('A8 %s', async (name) => {
    const { database } = await deviceWith(fixture(name), name);
    expect(await database.outbox.count()).toBeGreaterThan(3);
    expect(await refusedRows(database)).toEqual([]);
  });

  for (const [script, text] of Object.entries(scripts)) {
    test.each(Object.entries(foreignFiles(text)))(`A8 %s in ${script}`, async (_name, bytes) => {
      const { database } = await deviceWith(bytes, `${text(900)}.json`);
      expect(await database.outbox.count()).toBeGreaterThan(3);
      expect(await refusedRows(database)).toEqual([]);
    });

    test(`A8 a bundle of the first version in ${script}`, async () => {
      const { database, outcome } = await deviceWith(await oldBundle(text));
      expect(outcome.stories).toHaveLength(1);
      expect(outcome.scenes).toBeGreaterThanOrEqual(5);
      expect(await database.sceneMeta.count()).toBeGreaterThanOrEqual(3);
      expect(await database.memory.count()).toBeGreaterThanOrEqual(4);
      expect(await database.lore.count()).toBeGreaterThanOrEqual(3);
      expect(await refusedRows(database)).toEqual([]);
    });
  }
});

describe('what is longer than may be stored', () => {
  const long = scripts['CJK']?.(60_000) ?? '';
  const line = (value: object) => JSON.stringify(value);

  test('A8 of a chat is split and stays whole', async () => {
    const chat = [
      line({ user_name: 'Mira', character_name: 'The bell' }),
      line({ name: 'The bell', is_user: false, mes: long }),
      line({ name: 'Mira', is_user: true, mes: 'Go on' }),
      line({ name: 'The bell', is_user: false, mes: `${long} and on`, extra: { note: long } }),
    ].join('\n');
    const device = await deviceWith(new TextEncoder().encode(chat));
    const whole = await broughtStory(device);
    expect(readOn(whole, whole.scenes.at(-1)?.id)).toBe(bare(`${long}${long} and on`));
    expect(Object.values(whole.source?.scenes ?? {})).toContainEqual(
      expect.objectContaining({ message: expect.objectContaining({ extra: { note: long } }) }),
    );
    expect(device.lost('too-long')).toBe(0);
  });

  test('A8 of a bundle is split where it can be: passages, edits, lore and facts', async () => {
    const text = scripts['plain words'] ?? String;
    const device = await deviceWith(await oldBundle(text));
    const whole = await broughtStory(device);
    const { scene } = whole.memory.find(({ kind }) => kind === 'fact') ?? {};
    // The second of the three scenes on this road was written over, and so was the third.
    expect(readOn(whole, scene)).toBe(bare(text(60_000) + text(90_000) + text(40_000)));
    const lore = whole.lore.toSorted((a, b) => a.order - b.order).map((each) => each.text);
    expect(bare(lore.join(''))).toBe(bare(text(2_000) + text(2_001) + text(60_000)));
    const facts = whole.memory.filter(({ kind }) => kind === 'fact').map((each) => bare(each.text).length);
    expect(facts.reduce((sum, length) => sum + length, 0)).toBe(bare(text(300) + text(40_000)).length);
  });

  test('A8 and cannot be split is cut, and counted: nothing is cut in silence', async () => {
    const name = 'n'.repeat(5_000);
    const card = { name: 'Oona', description: name, scenario: 'a quarry', first_mes: '' };
    const cut = await deviceWith(new TextEncoder().encode(line(card)));
    expect(cut.lost('too-long')).toBe(1);
    const [hero] = await cut.database.characters.filter((row) => row.name === 'Oona').toArray();
    expect(hero?.description).toBe('n'.repeat(2_000));
    const world = { entries: { 0: { key: ['a', name], comment: name, content: 'text' } } };
    expect((await deviceWith(new TextEncoder().encode(line(world)))).lost('too-long')).toBe(2);
    const save = { prompt: 'It began.', actions: [], authorsnote: name, savedsettings: { chatname: name } };
    const kobold = await deviceWith(new TextEncoder().encode(line(save)), `${name}.json`);
    // The title, the name of the hero, and the note, which is kept whole for the way back.
    expect(kobold.lost('too-long')).toBe(3);
    const whole = await broughtStory(kobold);
    expect(whole.story).toMatchObject({
      title: 'n'.repeat(200),
      settings: { notesToAuthor: 'n'.repeat(2_000) },
    });
    expect(whole.source?.rest).toMatchObject({ authorsnote: name });
    const twee = `:: Start\nIt began.\n\n[[${'Go '.repeat(200)}->Start]]`;
    expect((await deviceWith(new TextEncoder().encode(twee))).lost('too-long')).toBe(1);
  });
});

test('A8 a time that no calendar has is read as that of the file', async () => {
  const madeAt = 1_650_000_000_000;
  const old = await oldBundle((letters) => 'x'.repeat(Math.min(letters, 100)));
  const { unzipSync } = await import('fflate');
  const { 'manifest.json': _manifest, ...files } = unzipSync(old);
  const device = await deviceWith(await bundleOf(madeAt, files));
  const { story, scenes, memory, draft } = await broughtStory(device);
  expect([story.createdAt, story.playedAt, draft?.startedAt]).toEqual([madeAt, madeAt, madeAt]);
  for (const scene of scenes) {
    expect([scene.createdAt, scene.statChanges[0]?.timestamp ?? madeAt]).toEqual([
      madeAt,
      expect.any(Number),
    ]);
    expect(scene.statsAfter.dynamicStats.armor?.introducedAt).toBe(madeAt);
  }
  expect(new Set(memory.map(({ createdAt }) => createdAt))).toEqual(new Set([madeAt]));
  // A file that does not say when it was made was made when it was read.
  const undated = await broughtStory(await deviceWith(old));
  expect(new Date(undated.story.playedAt).getUTCFullYear()).toBe(2023);
});
