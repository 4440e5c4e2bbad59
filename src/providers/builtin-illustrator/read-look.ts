import type { Era, Genre } from '../../domain/character.ts';
import type { PictureHero } from '../../domain/illustrator.ts';
import { wordsOf } from '../../domain/keywords.ts';
import type { Words } from '../../domain/keywords.ts';
import { chanceOf } from './chance.ts';
import type { Chance } from './chance.ts';
import { colorsOf, darker, mix } from './color.ts';
import type { Color } from './color.ts';
import {
  clothNouns,
  colorWords,
  eyeColors,
  hairs,
  hairWords,
  hatWords,
  heldWords,
  outfitWords,
  skins,
  skinWords,
} from './content/look-words.ts';
import type { Beard, HairStyle, Hat, Look, Outfit, World } from './spec.ts';
import { ofOldTimes } from './times.ts';

/** Reads a hero's looks out of the form: what the words say holds, and what they leave open follows from the name, always in the same way. */
export function readLook(
  hero: Pick<PictureHero, 'name' | 'appearance' | 'age' | 'gender' | 'genre' | 'era'>,
  world: World,
): Look {
  const words = splitHyphens(wordsOf(hero.appearance));
  const seed = `${hero.name.trim().toLowerCase()}|${hero.appearance.trim().toLowerCase()}|${hero.gender}`;
  const c = chanceOf(seed, 'look');
  const age = ageOf(hero.age);
  const skin =
    colorBefore(words, ['skin', 'skinned', 'complexion', 'face', 'cheeks', 'complexioned'], skinWords) ??
    anyOf(c, skins);
  const hair = hairColor(words, age, c, skin);
  const hairStyle = hairOf(words, hero.gender, c);
  const wear = dressed(words, hero, world, c);
  const old = age === 'middle' || age === 'elder';
  return {
    skin,
    hair,
    hairStyle,
    eyes: colorBefore(words, ['eyes', 'eye', 'eyed', 'gaze'], colorWords) ?? anyOf(c, eyeColors),
    build: firstSaid(words, buildWords) ?? 'medium',
    age,
    gender: hero.gender,
    beard: beardOf(words, hero.gender, age, c),
    ...wear,
    glasses: glassesOf(words, hero.genre, c),
    scar: has(words, 'scar scars scarred split'),
    freckles: has(words, 'freckles freckled'),
    earring:
      has(words, 'earring earrings hoop piercing piercings pierced') ||
      (hero.gender === 'female' && !old && c.odds(0.3)),
    implant:
      has(words, 'implant implants cybernetic cyborg chrome augmented circuit circuits') ||
      (hero.genre === 'cyberpunk' && c.odds(0.5)),
    held: first(words, heldWords) ?? 'none',
    seed,
  };
}

/** Someone of whom only a name is known, such as another person in a scene. */
export function lookOfName(
  name: string,
  { genre, era }: Pick<PictureHero, 'genre' | 'era'>,
  world: World,
): Look {
  const c = chanceOf(name.trim().toLowerCase(), 'stranger');
  const title = wordsOf(name);
  const gender = has(title, 'mrs ms miss lady queen princess sister madam countess aunt duchess')
    ? 'female'
    : has(title, 'mr sir lord king prince brother father uncle count duke')
      ? 'male'
      : c.pick(['male', 'female'] as const);
  const age = has(title, 'old elder grandmother grandfather') ? 72 : c.int(18, 62);
  return readLook({ name, appearance: '', age, gender, genre, era }, world);
}

function ageOf(years: number): Look['age'] {
  return years < 12 ? 'child' : years < 20 ? 'teen' : years < 45 ? 'adult' : years < 65 ? 'middle' : 'elder';
}

/** 'plum-coloured' comes as one word in some texts; parts are looked at one by one. */
function splitHyphens(words: Words): Words {
  return words.flatMap((word) => word.split('-'));
}

function has(words: Words, list: string): boolean {
  const wanted = new Set(list.split(' '));
  return words.some((word) => wanted.has(word));
}

function first<T>(words: Words, table: readonly (readonly [T, string])[]): T | undefined {
  return table.find(([, list]) => has(words, list))?.[0];
}

/** The same of the first sentence that says something of it: what a photo showed stands behind the player's own words. */
function firstSaid<T>(words: Words, table: readonly (readonly [T, string])[]): T | undefined {
  const end = words.indexOf('.');
  if (end < 0) return first(words, table);
  return first(words.slice(0, end), table) ?? firstSaid(words.slice(end + 1), table);
}

const buildWords = [
  ['broad', 'broad stocky big large burly muscular heavy stout round plump shouldered huge strong'],
  ['slim', 'slim thin lean slender wiry small slight gaunt lanky petite narrow'],
] as const;

function anyOf(c: Chance, list: string): Color {
  const colors = colorsOf(list);
  return colors[c.int(0, colors.length - 1)] ?? 0;
}

/** The colour that a text gives to one of the nouns: up to four words before it, in the same phrase, or right behind it. */
function colorBefore(
  words: Words,
  nouns: readonly string[],
  table: { readonly [word: string]: string },
): Color | null {
  for (const [at, word] of words.entries()) {
    if (!nouns.includes(word)) continue;
    for (let i = at - 1; i >= Math.max(0, at - 5); i -= 1) {
      const before = words[i] ?? '';
      if (/^[.,;:!?]$/.test(before) || before === 'and' || before === 'with') {
        if (i < at - 1 && before !== 'and') break;
        if (before !== 'and') break;
      }
      const found = Object.hasOwn(table, before) ? table[before] : undefined;
      if (found !== undefined) return Number.parseInt(found, 16);
    }
    for (const behind of [words[at + 1], words[at + 2], words[at + 3]]) {
      const found =
        behind !== undefined &&
        (words[at + 1] === 'is' || words[at + 1] === 'like' || words[at + 1] === 'of') &&
        Object.hasOwn(table, behind)
          ? table[behind]
          : undefined;
      if (found !== undefined) return Number.parseInt(found, 16);
    }
  }
  return null;
}

const hairNouns =
  'hair haired curls locks braid braids mane ponytail bun knot mohawk dreadlocks dreads afro waves bob ringlets plait plaits tresses fringe temples beard'.split(
    ' ',
  );

function hairColor(words: Words, age: Look['age'], c: Chance, skin: Color): Color {
  const said =
    colorBefore(words, hairNouns, colorWords) ??
    (has(words, 'redhead redheaded')
      ? 0xb0481f
      : has(words, 'blonde blond')
        ? 0xdcbc72
        : has(words, 'brunette')
          ? 0x4a2f1e
          : null);
  if (said !== null) return said;
  const own = anyOf(c, hairs);
  // Darker skin rarely goes with light hair that nobody mentioned.
  const natural = (skin & 255) < 110 ? mix(own, 0x1c1716, 0.8) : own;
  return age === 'elder'
    ? mix(natural, 0xdcdcd8, 0.85)
    : age === 'middle'
      ? mix(natural, 0xb4b0aa, 0.4)
      : natural;
}

function hairOf(words: Words, gender: Look['gender'], c: Chance): HairStyle {
  const said = firstSaid(words, hairWords);
  if (said !== undefined && !(said === 'long' && !has(words, hairNouns.join(' ')))) return said;
  const male = ['short', 'parted', 'swept', 'curly', 'short', 'buzz', 'wavy'] as const;
  const female = ['long', 'wavy', 'bob', 'bun', 'ponytail', 'braid', 'curly'] as const;
  const other = ['bob', 'short', 'swept', 'curly', 'wavy', 'parted'] as const;
  return gender === 'male' ? c.pick(male) : gender === 'female' ? c.pick(female) : c.pick(other);
}

function beardOf(words: Words, gender: Look['gender'], age: Look['age'], c: Chance): Beard {
  if (has(words, 'moustache mustache whiskers')) return 'moustache';
  if (has(words, 'goatee')) return 'goatee';
  if (has(words, 'stubble stubbled unshaven')) return 'stubble';
  if (has(words, 'beard bearded')) return has(words, 'short trimmed neat') ? 'short' : 'full';
  if (gender !== 'male' || age === 'child' || age === 'teen' || has(words, 'shaven clean')) return 'none';
  return c.pick(['none', 'none', 'none', 'stubble', 'short'] as const);
}

function glassesOf(words: Words, genre: Genre, c: Chance): Look['glasses'] {
  if (has(words, 'eyepatch patch')) return 'patch';
  if (has(words, 'monocle')) return 'monocle';
  if (has(words, 'sunglasses shades')) return 'dark';
  if (has(words, 'spectacles glasses bespectacled')) return has(words, 'square horn') ? 'square' : 'round';
  if (has(words, 'visor')) return 'visor';
  if (has(words, 'mask masked')) return 'mask';
  if (genre === 'superhero' && c.odds(0.7)) return 'mask';
  if (genre === 'cyberpunk' && c.odds(0.3)) return 'visor';
  return 'none';
}

const eraWear: { readonly [era in Era]: string } = {
  ancient: 'toga tunic robe',
  medieval: 'tunic cloak robe',
  renaissance: 'doublet gown doublet',
  modern: '',
  future: '',
  'post-apocalyptic': '',
};

type Worn = Pick<Look, 'outfit' | 'hat' | 'cloth' | 'lining' | 'trim'>;

function dressed(
  words: Words,
  { genre, era, gender }: Pick<PictureHero, 'genre' | 'era' | 'gender'>,
  own: World,
  c: Chance,
): Worn {
  // The clothes of fantasy are of no era, and old as they are.
  const asEra = ofOldTimes({ era, genre }) && genre !== 'fantasy';
  const list = (asEra ? eraWear[era] : own.wear).split(' ');
  const usual = list[c.int(0, list.length - 1)] ?? 'coat';
  const outfit =
    first(words, outfitWords) ?? (usual === 'gown' && gender !== 'female' ? 'coat' : nameOf(usual));
  const usualHats = own.hats.split(' ');
  const hatByGenre = asEra ? 'none' : (usualHats[c.int(0, usualHats.length - 1)] ?? 'none');
  const said = hatSaid(worn(words));
  // Who says what his hair is like wants it seen.
  const hat =
    said ?? (has(words, hairNouns.join(' ')) && hatByGenre !== 'goggles' ? 'none' : hatNamed(hatByGenre));
  const cloth = colorBefore(words, clothNouns.split(' '), colorWords) ?? anyOf(c, own.cloth);
  const second = anyOf(c, own.cloth);
  return {
    outfit,
    hat,
    cloth,
    lining: second === cloth ? darker(mix(cloth, 0x8a7a5a, 0.4), 0.25) : second,
    trim: Number.parseInt(own.trim, 16),
  };
}

/** The words without what is carried: 'a helmet under one arm' is on no head. */
function worn(words: Words): Words {
  return words.filter(
    (_, at) => words[at + 1] !== 'under' && !(words[at + 1] === 'in' && words[at + 2] === 'hand'),
  );
}

function hatSaid(words: Words): Hat | null {
  if (has(words, 'hat')) {
    const named = first(words, hatWords);
    return named !== undefined && named !== 'hood' ? named : has(words, 'top') ? 'top-hat' : 'wide';
  }
  const named = first(words, hatWords);
  return named === undefined || named === 'straw' ? null : named;
}

// A list of the content is checked here, where it is read.
function nameOf(word: string): Outfit {
  return outfitWords.find(([outfit]) => outfit === word)?.[0] ?? 'coat';
}

function hatNamed(word: string): Hat {
  return word === 'none'
    ? 'none'
    : word === 'wide'
      ? 'wide'
      : word === 'fur-hood'
        ? 'fur-hood'
        : (hatWords.find(([hat]) => hat === word)?.[0] ?? 'none');
}
