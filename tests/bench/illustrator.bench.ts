// What a picture of the built-in illustrator costs: 200 scenes and portraits of all genres and styles at 768 x 960. What its code
// weighs, the size bench says.
// Target: 25 ms at the median, 80 kB each.
import { genres, imageStyles } from '../../src/domain/character-choices.ts';
import { emptyForm } from '../../src/domain/character.ts';
import { emptySceneContext } from '../../src/domain/scene-context.ts';
import { paint, readSpec } from '../tools/art-paint.ts';
import { median, percentile, type BenchLength, type Figure, type Figures } from './figures.ts';

const counts = { whole: 200, short: 20 };

export async function run(length: BenchLength): Promise<Figures> {
  const times: number[] = [];
  const sizes: number[] = [];
  const count = counts[length];
  for (let i = -count / 5; i < count; i += 1) {
    const hero = {
      ...emptyForm,
      name: `Hero ${i}`,
      genre: genres[Math.abs(i) % genres.length] ?? 'drama',
      imageStyle: imageStyles[Math.abs(i) % imageStyles.length] ?? 'other',
    };
    const context = { ...emptySceneContext, time: ['dawn', 'noon', 'dusk', 'night'][Math.abs(i) % 4] ?? '' };
    const moment = i % 2 === 0 ? { title: '', passage: '', action: '', context } : null;
    const start = performance.now();
    const svg = paint(readSpec({ hero, moment, width: 768, height: 960, seed: `bench${i}` }), `bench${i}`);
    // The first pictures warm the code up.
    if (i < 0) continue;
    times.push(performance.now() - start);
    sizes.push(svg.length / 1000);
  }
  return {
    'picture drawn here, median': beside(median(times), 25, 'ms'),
    'picture drawn here, p95': { value: percentile(times, 95), unit: 'ms' },
    'picture drawn here, median size': { value: median(sizes), unit: 'kB' },
    'picture drawn here, largest': beside(percentile(sizes, 100), 80, 'kB'),
  };
}

const beside = (value: number, target: number, unit: string): Figure => ({
  value,
  unit,
  ratio: value / target,
  against: `its target of ${target} ${unit}`,
});
