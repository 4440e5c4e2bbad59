import { plants } from './plants.ts';
import { runSchedule, type PlayOptions } from './run-schedule.ts';

const usage = `npm run sim -- [--schedules N] [--seed S] [--store model|real] [--plant NAME] [--trace] [--stop]
  --schedules  how many plays, each of the next seed (1000)
  --seed       the first seed (1)
  --store      what a device's store is made of: maps, or the game's own on IndexedDB (model)
  --plant      plants one known fault: ${Object.keys(plants).join(', ')}
  --trace      prints everything that happens
  --stop       ends at the first violation`;

/** Plays schedules and prints what they found; answers the exit code: 1 when there was a violation. */
export async function main(args: readonly string[]): Promise<number> {
  const valueOf = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const numberOf = (name: string, usual: number) => Number(valueOf(name) ?? usual);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const name = valueOf('--plant');
  const plant = name === undefined ? undefined : plants[name];
  if (name !== undefined && !plant) {
    console.error(`There is no plant ${name}.\n${usage}`);
    return 2;
  }
  const isReal = valueOf('--store') === 'real';
  if (isReal && plant?.modelOnly) {
    console.error(
      `${name} is planted into the model's store; the game's own has no such fault to switch on.`,
    );
    return 2;
  }
  const real = isReal ? (await import('./real-device.ts')).createRealDevice : undefined;
  const schedules = numberOf('--schedules', isReal ? 100 : 1_000);
  const from = numberOf('--seed', 1);
  const options: PlayOptions = {
    ...(plant ? { plant } : {}),
    ...(real ? { makeDevice: real } : {}),
    ...(args.includes('--trace') ? { trace: (line: string) => console.log(line) } : {}),
  };
  const total: Record<string, number> = {};
  const found = new Map<string, number[]>();
  let played = 0;
  let failed = 0;
  const startedAt = performance.now();
  for (let seed = from; seed < from + schedules; seed += 1) {
    const { violations, counts } = await runSchedule(seed, options);
    played += 1;
    for (const [what, count] of Object.entries(counts)) total[what] = (total[what] ?? 0) + count;
    for (const violation of violations) {
      found.set(violation, [...(found.get(violation) ?? []), seed]);
      // A long run may be ended before its sums.
      console.log(`seed ${seed}: ${violation}`);
    }
    if (played % (isReal ? 50 : 1_000) === 0)
      console.log(`${played} schedules, ${failed} with a violation so far`);
    if (violations.length > 0) failed += 1;
    if (failed > 0 && args.includes('--stop')) break;
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`${played} schedules in ${seconds.toFixed(1)} s: ${JSON.stringify(total)}`);
  for (const [violation, seeds] of found)
    console.log(`${violation}: ${seeds.length} times, first with --seed ${seeds[0] ?? ''}`);
  console.log(`violations: ${failed}`);
  return failed > 0 ? 1 : 0;
}
