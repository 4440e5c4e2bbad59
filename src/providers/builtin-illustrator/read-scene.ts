import type { Genre } from '../../domain/character.ts';
import type { PictureHero, PictureRequest } from '../../domain/illustrator.ts';
import { wordsOf } from '../../domain/keywords.ts';
import type { Words } from '../../domain/keywords.ts';
import { chanceOf } from './chance.ts';
import { placeWords, propWords, starWords, styleWords } from './content/scene-words.ts';
import { lookOfName, readLook } from './read-look.ts';
import { moods, weathers } from './spec.ts';
import type { Look, Mood, PaintSpec, Place, TimeOfDay, Weather, World } from './spec.ts';
import { ofOldTimes } from './times.ts';

/** How many people besides the hero a scene shows. */
const maxOthers = 3;

/** Turns a request into fixed words and numbers; what the text leaves open follows from genre and seed. */
export function readSpec({ hero, moment, width, height, seed }: PictureRequest, world: World): PaintSpec {
  const context = moment?.context;
  const c = chanceOf(`${hero.genre}${hero.era}${hero.setting}`, 'home');
  // A location is a noun phrase, whose last word tells; a setting is a description, which begins with the place.
  const named = (text: string): Place | null => placeIn([...wordsOf(text)].reverse(), hero.genre);
  const said = context === undefined ? null : (named(context.location) ?? named(moment?.title ?? ''));
  const setting = wordsOf(hero.setting).flatMap((word) => word.split('-'));
  const meant = said ?? placeIn(setting, hero.genre) ?? c.pick(world.homes);
  const place = ofOldTimes(hero) ? (before[meant] ?? meant) : meant;
  const mood = moods.find((each): each is Mood => each === context?.atmosphere) ?? 'plain';
  const time = timeOf(context?.time ?? '', hero, mood, seed);
  const names = (context?.characters ?? []).filter((name) => !samePerson(name, hero.name));
  const objects = wordsOf((context?.objects ?? []).join(' '));
  return {
    kind: moment === null ? 'portrait' : 'scene',
    genre: hero.genre,
    world,
    era: hero.era,
    style: styleOf(hero),
    hero: holding(readLook(hero, world), objects, time, place),
    others: names.slice(0, maxOthers).map((name) => lookOfName(name, hero, world)),
    place,
    time,
    weather: weatherOf(context?.weather ?? '', place, hero),
    mood,
    props: propWords.filter(([, list]) => meets(objects, list)).map(([prop]) => prop),
    width: side(width),
    height: side(height),
  };
}

/** What stood in the place of what an old time had not. */
const before: { readonly [place in Place]?: Place } = {
  station: 'road',
  neon: 'oldtown',
  street: 'oldtown',
  city: 'oldtown',
  'saloon-street': 'oldtown',
  'sky-harbour': 'harbour',
  'ship-bridge': 'sea',
  laboratory: 'workshop',
  factory: 'workshop',
  office: 'library',
  hospital: 'hall',
  corridor: 'hall',
};

/** What the scene puts into the hero's hand; his looks stay. */
function holding(look: Look, objects: Words, time: TimeOfDay, place: Place): Look {
  if (look.held !== 'none') return look;
  if (meets(objects, 'lantern lamp candle')) return { ...look, held: 'lantern' };
  if (meets(objects, 'torch')) return { ...look, held: 'torch' };
  if (meets(objects, 'sword blade dagger spear')) return { ...look, held: 'sword' };
  if (meets(objects, 'staff wand')) return { ...look, held: 'staff' };
  if (meets(objects, 'pistol revolver rifle gun')) return { ...look, held: 'gun' };
  if (meets(objects, 'book ledger scroll diary notebook')) return { ...look, held: 'book' };
  return time === 'night' && dark.has(place) ? { ...look, held: 'lantern' } : look;
}

/** Where nobody goes at night without a light. */
const dark: ReadonlySet<Place> = new Set<Place>([
  'forest',
  'graveyard',
  'swamp',
  'cave',
  'tunnel',
  'ruins',
  'jungle',
  'road',
  'castle',
]);

function side(pixels: number): number {
  return Number.isFinite(pixels) ? Math.min(4096, Math.max(64, Math.round(pixels))) : 768;
}

function meets(words: Words, list: string): boolean {
  const wanted = new Set(list.split(' '));
  return words.some((word) => wanted.has(word) || wanted.has(word.replace(/s$/, '')));
}

/** The place that the first telling word names. */
function placeIn(words: Words, genre: Genre): Place | null {
  const table = amongStars.has(genre) ? [...starWords, ...placeWords] : placeWords;
  for (const word of words) {
    const found = table.find(([, list]) =>
      list.split(' ').some((each) => each === word || each === word.replace(/s$/, '')),
    );
    if (found) return found[0];
  }
  return null;
}

const amongStars: ReadonlySet<Genre> = new Set<Genre>(['sci-fi', 'space-opera']);

function timeOf(time: string, { genre }: PictureHero, mood: Mood, seed: string): TimeOfDay {
  switch (time) {
    case 'dawn':
      return 'dawn';
    case 'morning':
    case 'noon':
    case 'afternoon':
      return 'day';
    case 'evening':
    case 'dusk':
      return 'dusk';
    case 'night':
      return 'night';
    default: {
      const c = chanceOf(seed, 'time');
      if (nightly.has(genre)) return c.pick(['night', 'dusk', 'night']);
      // A plot against somebody has its hours, and so has fear.
      if (genre === 'thriller' || mood === 'eerie' || mood === 'grim')
        return c.pick(['dusk', 'night', 'dawn']);
      return c.pick(
        mood === 'tender' || mood === 'sorrowful' ? ['dusk', 'dawn', 'day'] : ['day', 'dusk', 'dawn', 'day'],
      );
    }
  }
}

const nightly: ReadonlySet<Genre> = new Set<Genre>([
  'horror',
  'cyberpunk',
  'detective',
  'urban-fantasy',
  'space-opera',
]);

function weatherOf(weather: string, place: Place, { genre }: PictureHero): Weather {
  const said = weathers.find((each) => each === weather);
  if (said !== undefined) return said;
  if (place === 'snowfield') return 'snow';
  return genre === 'mystery' ? 'fog' : genre === 'detective' ? 'rain' : 'clear';
}

function styleOf({ imageStyle, customStyle }: PictureHero): PaintSpec['style'] {
  if (imageStyle !== 'other') return imageStyle;
  const words = wordsOf(customStyle).flatMap((word) => word.split('-'));
  return styleWords.find(([, list]) => meets(words, list))?.[0] ?? 'woodcut';
}

/** Whether a name of the text is the hero's, whole or in part. */
function samePerson(name: string, hero: string): boolean {
  const parts = new Set(wordsOf(hero).filter((word) => word.length > 2));
  return wordsOf(name).some((word) => parts.has(word));
}
