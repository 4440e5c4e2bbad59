import { expect, test } from 'vitest';

import { plants } from './plants.ts';
import { play } from './play-seeds.ts';
import { createRealDevice } from './real-device.ts';
import { runSchedule } from './run-schedule.ts';

test('I1 to I10 hold in a hundred plays of the model', async () => {
  expect(await play(1, 100)).toEqual([]);
});

test("I1 to I10 hold in five plays of the game's own store", async () => {
  const options = { makeDevice: createRealDevice };
  expect(await play(1, 5, options, 'npm run sim -- --store real')).toEqual([]);
});

test("a seed that fails plays the same again, to the last letter, also on the game's own store", async () => {
  for (const makeDevice of [undefined, createRealDevice]) {
    const traces = [];
    for (let times = 0; times < 2; times += 1) {
      const lines: string[] = [];
      const plant = plants['last-arrival-wins'];
      const options = { trace: (line: string) => lines.push(line), ...(plant ? { plant } : {}) };
      await runSchedule(7, makeDevice ? { ...options, makeDevice } : options);
      traces.push(lines.join('\n'));
    }
    expect(traces[1]).toBe(traces[0]);
    expect(traces[0]).toContain('VIOLATION');
  }
});

/* Each is found within the seeds of the first test, which are clean without it; `npm run sim -- --plant NAME` looks for as long as one likes. */
test.for(Object.entries(plants))('finds the planted fault %s', async ([, plant]) => {
  let seeds = 0;
  for (let seed = 1; seed <= 100; seed += 1) {
    seeds += 1;
    if ((await runSchedule(seed, { plant })).violations.length > 0) break;
  }
  expect(seeds).toBeLessThan(100);
});
