import type { Genre } from '../../domain/character.ts';
import { countries } from './content/places.ts';
import type { Country } from './content/places.ts';
import { marksOf } from './mark-choice.ts';
import { isRoom } from './spec.ts';
import type { PaintSpec } from './spec.ts';
import { shotOf } from './stage.ts';
import { ofOldTimes } from './times.ts';

/** Names in groups: each group is drawn by a file of its own. */
type Groups<G extends string> = readonly (readonly [group: G, names: string])[];

const groupOf = <G extends string>(groups: Groups<G>, name: string): G | null =>
  groups.find(([, names]) => names.split(' ').includes(name))?.[0] ?? null;

const styles: Groups<'film' | 'drawn' | 'painted' | 'cells' | 'printed' | 'lined' | 'gilded'> = [
  ['drawn', 'anime dragonball-z fortnite the-simpsons cell-shaded comic vintage'],
  ['painted', 'realistic studio-ghibli pixar clay watercolor oil-painting charcoal'],
  ['cells', 'roblox minecraft lego pixel-art mosaic'],
  ['printed', 'steampunk ukiyo-e papercut'],
  ['gilded', 'fantasy stained-glass art-deco'],
  ['lined', 'line-art woodcut blueprint'],
];
const worlds: Groups<
  'trails' | 'riders' | 'magic' | 'hearts' | 'lanes' | 'motors' | 'night' | 'stars' | 'cities'
> = [
  ['trails', 'adventure survival'],
  ['riders', 'western historical'],
  ['magic', 'fantasy urban-fantasy'],
  ['hearts', 'romance drama magical-realism'],
  ['lanes', 'mystery comedy'],
  ['motors', 'thriller post-apocalyptic'],
  ['night', 'horror detective'],
  ['stars', 'sci-fi space-opera'],
];
const grounds: Groups<'towns' | 'waters' | 'space'> = [
  ['towns', 'city neon street oldtown saloon-street'],
  ['waters', 'sea underwater'],
  ['space', 'space'],
];
const lands: Groups<'shore' | 'dry' | 'stones' | 'spots'> = [
  ['shore', 'coast river lake swamp harbour bridge'],
  ['dry', 'desert canyon wasteland planet'],
  ['stones', 'graveyard ruins'],
  ['spots', 'snowfield camp farm plain'],
];
const marks: Groups<'crown' | 'elder' | 'homes' | 'coast' | 'works' | 'stars'> = [
  ['crown', 'castle tower great-tree clock-tower'],
  ['elder', 'stones step-temple pyramid temple gallows'],
  ['homes', 'church cottage manor villa'],
  ['coast', 'lighthouse windmill sailing-ship'],
  ['works', 'saloon water-tower airship factory wreck tent'],
  ['stars', 'dome rocket skyscraper mast'],
];
const garments: Groups<'long' | 'coats' | 'plain'> = [
  ['long', 'cloak robe toga armour tunic doublet gown'],
  ['coats', 'suit uniform coat duster waistcoat sweater parka hoodie jacket'],
];
const hats: Groups<'hoods' | 'brims' | 'glass'> = [
  ['hoods', 'hood fur-hood wizard crown circlet helm bandana turban'],
  ['brims', 'wide straw cowboy fedora top-hat cap beret beanie goggles'],
  ['glass', 'bubble visor'],
];
const hairs: Groups<'short' | 'long' | 'tied' | 'curls'> = [
  ['short', 'buzz short parted swept mohawk'],
  ['long', 'bob long wavy locs'],
  ['tied', 'bun ponytail braid'],
  ['curls', 'curly afro'],
];

/** The file in which a genre's world is. */
export const worldFileOf = (genre: Genre) => groupOf(worlds, genre) ?? 'cities';

const wet: ReadonlySet<string> = new Set(['rain', 'storm', 'snow']);

/** What grows in a country of a genre: in some nothing has leaves. */
const plantOf = (genre: Genre, { plant, growth }: Country): Exclude<Country['plant'], 'none'> | null =>
  plant === 'none' || growth === 0
    ? null
    : plant === 'leaf' && (genre === 'post-apocalyptic' || genre === 'horror')
      ? 'bare'
      : plant;

/** The files that draw a picture; `null` for what it has not. */
export type Choice = ReturnType<typeof choiceOf>;

/** Chooses what a picture needs of the painter, so that a phone loads what it draws. */
export function choiceOf(spec: PaintSpec, seed: string) {
  const { kind, place, genre, hero } = spec;
  const shot = shotOf(spec, seed);
  const inside = isRoom(place);
  const country = inside ? undefined : countries[place];
  const scene = kind === 'scene';
  return {
    style: groupOf(styles, spec.style) ?? 'film',
    ground: inside
      ? ('room' as const)
      : country
        ? ('land' as const)
        : (groupOf(grounds, place) ?? ('heights' as const)),
    airless: place === 'underwater' || place === 'space',
    sky: inside ? null : wet.has(spec.weather) ? ('wet' as const) : ('dry' as const),
    worlds: !inside && (genre === 'space-opera' || genre === 'sci-fi' || place === 'planet'),
    marks: [...new Set(marksOf(spec, seed).flatMap((mark) => groupOf(marks, mark) ?? []))],
    // In old times a thriller has horses where it has cars, and no helicopter.
    kin: ofOldTimes(spec) && genre === 'thriller' ? ('historical' as const) : genre,
    open: scene && !inside,
    land: country ? groupOf(lands, place) : null,
    plant: country ? plantOf(genre, country) : null,
    ruins: genre === 'post-apocalyptic' && country !== undefined && country.water === undefined,
    pair: scene && !inside && genre === 'romance',
    near: shot === 'door' || shot === 'thing' ? shot : null,
    dress: scene
      ? null
      : {
          garment: groupOf(garments, hero.outfit) ?? 'plain',
          hat: groupOf(hats, hero.hat),
          hair: groupOf(hairs, hero.hairStyle),
        },
  };
}
