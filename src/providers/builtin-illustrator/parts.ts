import { countries } from './content/places.ts';
import { isRoom } from './spec.ts';
import type { PaintSpec } from './spec.ts';
import { shotOf } from './stage.ts';
import type { Parts } from './stage.ts';

/** Loads what this picture needs of the painter; a phone loads what it draws. @throws when a chunk is neither cached nor reachable */
export async function loadParts(spec: PaintSpec, seed: string): Promise<Parts> {
  const shot = shotOf(spec, seed);
  const [draw, ground, set, near] = await Promise.all([
    spec.kind === 'portrait' ? portrait() : scene(),
    isRoom(spec.place) ? room() : countries[spec.place] ? land() : other(spec.place),
    spec.kind === 'portrait' || isRoom(spec.place) ? null : sets(),
    shot === 'door' || shot === 'thing' ? closeUps() : null,
  ]);
  return { draw, ...ground, set, near };
}

const portrait = async () => (await import('./portrait.ts')).paintPortrait;
const scene = async () => (await import('./scene.ts')).paintScene;
const closeUps = async () => (await import('./content/close-ups.ts')).paintNear;

async function room(): Promise<Pick<Parts, 'behind' | 'before'>> {
  const { paintRoom } = await import('./room.ts');
  return { behind: paintRoom, before: null };
}

async function land(): Promise<Pick<Parts, 'behind' | 'before'>> {
  const { paintLand, paintBefore } = await import('./outdoors.ts');
  return { behind: paintLand, before: paintBefore };
}

async function other(place: PaintSpec['place']): Promise<Pick<Parts, 'behind' | 'before'>> {
  const [{ paintOtherPlace }, { paintWeather }] = await Promise.all([
    import('./content/place-drawings.ts'),
    import('./weather.ts'),
  ]);
  return {
    behind: paintOtherPlace,
    before: place === 'underwater' || place === 'space' ? null : paintWeather,
  };
}

async function sets(): Promise<Parts['set']> {
  const { paintSet, paintLights, benchBack } = await import('./content/sets.ts');
  return { paint: paintSet, lights: paintLights, bench: benchBack };
}
