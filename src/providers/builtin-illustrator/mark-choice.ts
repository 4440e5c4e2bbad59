import { isOldEra } from '../../domain/character-choices.ts';
import { chanceOf } from './chance.ts';
import { countries, eraMarks, timeless } from './content/places.ts';
import type { Country } from './content/places.ts';
import type { Landmark } from './mark-shapes.ts';
import { isRoom } from './spec.ts';
import type { PaintSpec } from './spec.ts';

/** The buildings that a picture may show in the distance: what draws them is loaded before. */
export function marksOf(spec: PaintSpec, seed: string): readonly Landmark[] {
  const { place, genre } = spec;
  if (isRoom(place)) return [];
  const country = countries[place];
  const own: readonly Landmark[] = country
    ? [countryMark(spec, seed, country)]
    : isTown(place)
      ? [townMark(spec, townKind(spec, place))]
      : (placeMarks[place] ?? []);
  return genre === 'steampunk' ? [...own, 'airship'] : own;
}

const placeMarks: { readonly [place in PaintSpec['place']]?: readonly Landmark[] } = {
  sea: ['sailing-ship'],
  'sky-harbour': ['airship', 'clock-tower'],
  underwater: ['wreck'],
};

/** What stands in the distance of a country: never a ship where there is no water. */
export function countryMark(spec: PaintSpec, seed: string, country: Country): Landmark {
  const c = chanceOf(seed, 'mark');
  const own = timeless.has(spec.genre) ? [] : eraMarks[spec.era];
  const fits = (country.marks ?? []).filter((kind) => own.length === 0 || own.includes(kind));
  const list: readonly Landmark[] =
    fits.length > 0
      ? fits
      : country.marks !== undefined && country.ridges.length < 4
        ? country.marks
        : own.length > 0
          ? own
          : (country.marks ?? spec.world.marks);
  const fit = list.filter((each) =>
    each === 'sailing-ship' ? country.water !== undefined : each !== 'windmill' || spec.genre !== 'western',
  );
  const [first = spec.world.marks[0]] = fit;
  return c.pick([first, ...fit.slice(1)]);
}

const towns = ['city', 'neon', 'street', 'oldtown', 'saloon-street'] as const;
/** Where houses stand in two rows. */
export type Town = (typeof towns)[number];
export const isTown = (place: PaintSpec['place']): place is Town => towns.some((town) => town === place);

export type TownKind = 'old' | 'modern' | 'neon' | 'western' | 'broken';

/** What kind of houses they are. */
export function townKind({ genre, era }: PaintSpec, place: Town): TownKind {
  if (genre === 'western' || place === 'saloon-street') return 'western';
  if (genre === 'post-apocalyptic') return 'broken';
  if (place === 'neon' || genre === 'cyberpunk') return 'neon';
  return place === 'oldtown' || isOldEra(era) || quaint.has(genre) ? 'old' : 'modern';
}

const quaint: ReadonlySet<string> = new Set(['steampunk', 'romance', 'magical-realism']);

/** What stands at the end of the street. */
export function townMark({ genre }: PaintSpec, kind: TownKind): Landmark {
  switch (kind) {
    case 'old':
      return genre === 'steampunk' ? 'airship' : 'church';
    case 'western':
      return 'water-tower';
    case 'broken':
      return 'wreck';
    case 'neon':
    case 'modern':
      return 'skyscraper';
  }
}
