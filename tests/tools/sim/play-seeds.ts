import { runSchedule, type PlayOptions } from './run-schedule.ts';

/** The violations of some seeds, each with the command that plays it again. */
export async function play(
  from: number,
  count: number,
  options: PlayOptions = {},
  command = 'npm run sim --',
) {
  const found: string[] = [];
  for (let seed = from; seed < from + count; seed += 1)
    for (const violation of (await runSchedule(seed, options)).violations)
      found.push(`${violation} (${command} --schedules 1 --seed ${seed})`);
  return found;
}
