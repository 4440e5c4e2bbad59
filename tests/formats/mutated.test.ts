import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

import { watchBooks, watchHeroes, watchShelf } from '../../src/storage/shelf-queries.ts';
import { watchLore, watchMemory } from '../../src/storage/memory-queries.ts';
import { watchTree, watchTreeNear } from '../../src/storage/tree-queries.ts';
import { readFile } from '../../src/formats/read-file.ts';
import { drawChart } from '../../src/ui/map/chart.ts';
import { fakeId, fakeSceneMeta } from '../fakes.ts';
import { first } from '../first-value.ts';
import { refusedRows } from '../storage/exchange.ts';
import { bundleFile } from './bundle-files.ts';
import { openFileService } from './open-file-service.ts';
import { fixture } from './other-programs.ts';
import { fakeMaker, wholeStory } from './stories.ts';

/* Files as chance would damage them: the same in every run. */

/** How often each file is damaged and read, and how often what was read is brought in too. */
const times = { read: 60, brought: 3 };

type Chance = (below: number) => number;

function chanceOf(seed: number): Chance {
  let state = (seed + 1) * 0x9e3779b9;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const strange: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e300,
  -1e300,
  9_007_199_254_740_991,
  '',
  ' ',
  '\0\ud800',
  'x'.repeat(50_000),
  '[[',
  '> go',
  [],
  {},
  [[[[]]]],
  { constructor: { prototype: 1 } },
  fakeId(101),
  fakeId(999),
];

/** The value with something in it changed: swapped for something strange, left out, or doubled. */
function mutated(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && chance(4) > 0) {
    const at = chance(value.length);
    const row: unknown = value[at];
    if (chance(5) === 0) return [...value, row, row];
    if (chance(8) === 0) return value.toSpliced(at, 1);
    return value.with(at, mutated(row, chance));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && chance(6) > 0) {
    const entries: [string, unknown][] = Object.entries(value);
    const [name, each] = entries[chance(Math.max(entries.length, 1))] ?? ['new', 1];
    if (chance(10) === 0) return Object.fromEntries(entries.filter(([known]) => known !== name));
    return { ...value, [name]: mutated(each, chance) };
  }
  return strange[chance(strange.length)];
}

function several<T>(value: T, chance: Chance, change: (value: T, chance: Chance) => T): T {
  let changed = value;
  for (let left = 1 + chance(4); left > 0; left -= 1) changed = change(changed, chance);
  return changed;
}

/** A text file with values of its JSON changed, or with bytes of it. */
function damaged(bytes: Uint8Array, chance: Chance): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  if (chance(3) > 0) {
    try {
      const whole: unknown = JSON.parse(text);
      return new TextEncoder().encode(JSON.stringify(several(whole, chance, mutated)));
    } catch {
      const lines = text.split('\n');
      const at = chance(lines.length);
      try {
        const line: unknown = JSON.parse(lines[at] ?? '');
        lines[at] = JSON.stringify(several(line, chance, mutated));
      } catch {
        lines.splice(at, 1, ...lines.slice(chance(lines.length)));
      }
      return new TextEncoder().encode(lines.join('\n'));
    }
  }
  return several(bytes, chance, (file) => {
    if (chance(4) === 0) return file.slice(0, chance(file.length + 1));
    const copy = file.slice();
    for (let left = 1 + chance(20); left > 0 && copy.length > 0; left -= 1)
      copy[chance(copy.length)] = chance(256);
    return copy;
  });
}

/** A bundle whose rows say what they like, with sums that are right. */
async function damagedBundle(chance: Chance): Promise<Uint8Array> {
  const whole = wholeStory({ metas: [fakeSceneMeta({ id: fakeId(104), name: 'the cruel road' })] });
  const rows = <T>(list: readonly T[]) => {
    const changed = several<unknown>(list, chance, mutated);
    return Array.isArray(changed) ? changed : [changed];
  };
  const story = mutated(whole.story, chance);
  const file = await bundleFile(whole, {
    ...(typeof story === 'object' && story !== null ? { story: { ...story } } : {}),
    scenes: rows(whole.scenes),
    metas: rows(whole.metas),
    heads: rows(whole.heads),
    memory: rows(whole.memory),
    lore: rows(whole.lore),
  });
  return new Uint8Array(await file.arrayBuffer());
}

/** Everything that a screen asks first, as it is shown. */
async function lookAtAll({ database }: Awaited<ReturnType<typeof openFileService>>): Promise<void> {
  const { stories, damaged: torn } = await first(watchShelf(database));
  expect(torn).toEqual([]);
  await first(watchHeroes(database));
  const days = new Intl.DateTimeFormat();
  for (const { createdAt, playedAt } of stories)
    expect([createdAt, playedAt].map((day) => days.format(day))).toHaveLength(2);
  await first(
    watchBooks(
      database,
      stories.map(({ id }) => id),
    ),
  );
  for (const { id } of stories) {
    const tree = await first(watchTree(database, id));
    const here = tree.scenes.at(-1)?.id ?? '';
    expect(drawChart(tree, here).spots.size).toBeLessThanOrEqual(tree.scenes.length);
    await first(watchTreeNear(database, id, here));
    await first(watchMemory(database, id, here));
    await first(watchLore(database, id));
  }
  expect(await refusedRows(database)).toEqual([]);
}

async function bringIn(bytes: Uint8Array, name: string): Promise<void> {
  const device = await openFileService();
  const file = new Blob([new Uint8Array(bytes)]);
  const choice = { stories: {}, lorebookInto: null, settings: true };
  const report = await device.service.lookInto(file, name);
  const outcome = await device.service.bringIn({ file, name, choice }, () => {});
  expect(outcome.ok).toBe(report.ok);
  if (!outcome.ok) expect(outcome.error.type).not.toBe('store-failed');
  await lookAtAll(device);
  device.database.close();
}

test.each(readdirSync('tests/fixtures/files'))(
  'A7 %s, damaged by chance, is read or refused, and the library opens afterwards',
  async (name) => {
    for (let seed = 0; seed < times.read; seed += 1) {
      const bytes = damaged(fixture(name), chanceOf(seed));
      const parcel = await readFile(bytes, name, fakeMaker());
      if (!parcel.ok) expect(parcel.error.type).toMatch(/^(file|unpacks)-/);
      if (seed < times.brought) await bringIn(bytes, name);
    }
  },
);

test('A7 a bundle whose rows were changed by chance is read or refused, and the library opens afterwards', async () => {
  for (let seed = 0; seed < times.read; seed += 1) {
    const bytes = await damagedBundle(chanceOf(seed));
    const parcel = await readFile(bytes, 'a.lamplit', fakeMaker());
    if (!parcel.ok) expect(parcel.error.type).toMatch(/^(file|unpacks)-/);
    if (seed < 4 * times.brought) await bringIn(bytes, 'a.lamplit');
  }
});
