import { countries } from './content/places.ts';
import { marksOf } from './mark-choice.ts';
import { isRoom } from './spec.ts';
import type { PaintSpec } from './spec.ts';
import { shotOf } from './stage.ts';
import { ofOldTimes } from './times.ts';

/** Names in groups: each group is drawn by a file of its own. */
type Groups<G extends string> = readonly (readonly [group: G, names: string])[];

const groupOf = <G extends string>(groups: Groups<G>, name: string): G | null =>
  groups.find(([, names]) => names.split(' ').includes(name))?.[0] ?? null;

const styles: Groups<'film' | 'drawn' | 'painted' | 'cells' | 'printed'> = [
  ['drawn', 'anime dragonball-z fortnite the-simpsons cell-shaded comic vintage'],
  ['painted', 'realistic studio-ghibli pixar clay watercolor oil-painting fantasy charcoal'],
  ['cells', 'roblox minecraft lego pixel-art mosaic'],
  ['printed', 'steampunk line-art woodcut stained-glass ukiyo-e papercut blueprint art-deco'],
];
const omens: Groups<'birds' | 'beasts' | 'machines'> = [
  ['birds', 'horror mystery post-apocalyptic romance adventure western historical survival'],
  ['beasts', 'fantasy magical-realism'],
  ['machines', 'comedy cyberpunk thriller steampunk space-opera sci-fi'],
];
const sets: Groups<'riders' | 'motors' | 'paths' | 'spell'> = [
  ['riders', 'western historical'],
  ['motors', 'post-apocalyptic thriller detective'],
  ['paths', 'adventure mystery comedy'],
  ['spell', 'urban-fantasy'],
];
const marks: Groups<'crown' | 'country' | 'works' | 'stars'> = [
  ['crown', 'castle tower stones great-tree step-temple pyramid temple'],
  ['country', 'lighthouse church windmill cottage manor clock-tower villa gallows sailing-ship'],
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

/** The files that draw a picture; `null` for what it has not. */
export type Choice = ReturnType<typeof choiceOf>;

/** Chooses what a picture needs of the painter, so that a phone loads what it draws. */
export function choiceOf(spec: PaintSpec, seed: string) {
  const { kind, place, genre, hero } = spec;
  const shot = shotOf(spec, seed);
  const inside = isRoom(place);
  const scene = kind === 'scene';
  const old = ofOldTimes(spec);
  return {
    style: groupOf(styles, spec.style) ?? 'film',
    ground: inside ? ('room' as const) : countries[place] ? ('land' as const) : ('other' as const),
    airless: place === 'underwater' || place === 'space',
    marks: [...new Set(marksOf(spec, seed).flatMap((mark) => groupOf(marks, mark) ?? []))],
    // In old times a thriller has horses where it has cars, and no helicopter.
    omen: inside ? null : old && genre === 'thriller' ? ('birds' as const) : groupOf(omens, genre),
    set: !scene || inside ? null : old && genre === 'thriller' ? ('riders' as const) : groupOf(sets, genre),
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
