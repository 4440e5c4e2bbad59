// The pictures of a contact sheet of the built-in illustrator: what `art-sheet.mjs` lays out and photographs.
import { genres, imageStyles } from '../../src/domain/character-choices.ts';
import { emptyForm } from '../../src/domain/character.ts';
import type { CharacterForm, Era, Genre } from '../../src/domain/character.ts';
import type { PictureMoment } from '../../src/domain/illustrator.ts';
import { characterPresets, presetForm } from '../../src/domain/presets.ts';
import { emptySceneContext } from '../../src/domain/scene-context.ts';
import type { SceneContext } from '../../src/domain/scene-context.ts';
import { paint, readSpec } from './art-paint.ts';
import { chanceOf } from '../../src/providers/builtin-illustrator/chance.ts';
import {
  otherStyles,
  roomPlaces,
  landPlaces,
  weathers,
} from '../../src/providers/builtin-illustrator/spec.ts';
import type { PaintSpec } from '../../src/providers/builtin-illustrator/spec.ts';

export type Tile = {
  readonly label: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** What a blind sheet keeps for its key. */
  readonly answer?: string;
};

const eraOf: { readonly [genre in Genre]?: Era } = {
  fantasy: 'medieval',
  historical: 'renaissance',
  'sci-fi': 'future',
  cyberpunk: 'future',
  'space-opera': 'future',
  'post-apocalyptic': 'post-apocalyptic',
};
const times = ['dawn', 'noon', 'dusk', 'night'] as const;
const people = [
  { name: 'Mara Voss', gender: 'female', age: 28, appearance: '' },
  { name: 'Tomas Hale', gender: 'male', age: 44, appearance: '' },
  { name: 'Wren Adeyemi', gender: 'other', age: 17, appearance: '' },
  { name: 'Old Benedikt', gender: 'male', age: 71, appearance: 'a full white beard' },
] as const;

/**
 * Two scenes of each genre in an order that only the seed knows, numbered instead of named: whoever has not seen the key says what kind
 * of story each is from. One shows the genre's usual hour, the other any.
 */
function blindTiles(seed: string): readonly Tile[] {
  const c = chanceOf(seed, 'blind sheet');
  const pictures = genres.flatMap((genre) =>
    [0, 1].map((turn) => {
      const hero = {
        ...heroOf(genre, people[c.int(0, people.length - 1)] ?? people[0]),
        // A word that names no place: it only lets the genre choose another of its own.
        setting: turn === 0 ? '' : `q${c.int(0, 99)}`,
      };
      const time = turn === 0 ? '' : c.pick(times);
      const picture = `${seed}${genre}${turn}`;
      const size = { width: 640, height: 400 };
      const spec = readSpec({ hero, moment: momentOf({ time }), ...size, seed: picture });
      return { order: c.next(), answer: genre, svg: paint(spec, picture), ...size };
    }),
  );
  return pictures
    .sort((a, b) => a.order - b.order)
    .map(({ answer, svg, width, height }, i) => ({ label: String(i + 1), answer, svg, width, height }));
}

/** One group of pictures: 'genres', 'blind', 'portraits', 'rooms', 'lands', 'styles', 'swatches', 'presets' or 'faces'. */
export function tilesOf(group: string, seed: string): readonly Tile[] {
  switch (group) {
    case 'genres':
      return genres.flatMap((genre, g) =>
        times.flatMap((time, t) => {
          const hero = heroOf(genre, people[(g + t) % people.length] ?? people[0]);
          return [
            tile(
              `${genre} ${time}`,
              readSpec({
                hero,
                moment: momentOf({ time }),
                width: 640,
                height: 400,
                seed: `${seed}${genre}${time}`,
              }),
            ),
          ];
        }),
      );
    case 'blind':
      return blindTiles(seed);
    case 'portraits':
      return genres.flatMap((genre, g) =>
        people.map((person, p) =>
          tile(
            `${genre}`,
            readSpec({
              hero: heroOf(genre, person, g),
              moment: null,
              width: 400,
              height: 500,
              seed: `${seed}${genre}${p}`,
            }),
          ),
        ),
      );
    case 'rooms':
      return roomPlaces.flatMap((place, i) =>
        [0, 1].map((turn) => {
          const genre = genres[(i * 7 + turn * 9) % genres.length] ?? 'fantasy';
          const spec = readSpec({
            hero: heroOf(genre, people[i % 4] ?? people[0]),
            moment: momentOf({ time: turn === 0 ? 'night' : 'noon' }),
            width: 640,
            height: 400,
            seed: `${seed}${place}${turn}`,
          });
          return tile(`${place} (${genre})`, { ...spec, place });
        }),
      );
    case 'lands':
      return landPlaces.map((place, i) => {
        const genre = genres[(i * 3) % genres.length] ?? 'fantasy';
        const spec = readSpec({
          hero: heroOf(genre, people[i % 4] ?? people[0]),
          moment: momentOf({
            time: times[i % 4] ?? 'noon',
            characters: i % 3 === 0 ? ['Ada', 'Old Finn'] : [],
          }),
          width: 480,
          height: 600,
          seed: `${seed}${place}`,
        });
        return tile(`${place} (${genre})`, { ...spec, place, weather: weathers[i % 6] ?? 'clear' });
      });
    case 'styles':
      return [...imageStyles, ...otherStyles].flatMap((style) => {
        const hero = presetForm(0);
        const scene = readSpec({
          hero: { ...hero, setting: 'a castle in the mountains' },
          moment: momentOf({ time: 'dusk' }),
          width: 320,
          height: 400,
          seed: `${seed}styles`,
        });
        const portrait = readSpec({ hero, moment: null, width: 320, height: 400, seed: `${seed}styles` });
        return [tile(style, { ...scene, style }), tile('', { ...portrait, style })];
      });
    case 'swatches':
      // One place in each hand, the hours taking turns so that neighbours differ; the setup shows them (src/ui/setup/art-styles.webp).
      return imageStyles
        .filter((style) => style !== 'other')
        .map((style, i) => {
          const hero = { ...presetForm(0), setting: 'a castle in the mountains' };
          const size = { width: 320, height: 200 };
          const moment = momentOf({ time: times[(i + 1) % 4] ?? 'noon' });
          const spec = readSpec({ hero, moment, ...size, seed: `${seed}swatch` });
          return { label: style, svg: paint({ ...spec, style }, `${seed}swatch`), ...size };
        });
    case 'presets':
      return characterPresets.flatMap((_, index) => {
        const hero = presetForm(index);
        return [
          tile(hero.name, readSpec({ hero, moment: null, width: 400, height: 500, seed: `${seed}p` })),
          tile(
            hero.imageStyle,
            readSpec({ hero, moment: momentOf({}), width: 400, height: 500, seed: `${seed}s` }),
          ),
        ];
      });
    case 'faces':
      return Array.from({ length: 24 }, (_, i) => {
        const person = people[i % 4] ?? people[0];
        const genre = genres[(i * 7) % genres.length] ?? 'drama';
        const hero = heroOf(
          genre,
          { ...person, name: `${person.name} ${i}`, age: [9, 24, 38, 52, 70, 16][i % 6] ?? 30 },
          i,
        );
        return tile(
          `${genre} ${hero.age}`,
          readSpec({ hero, moment: null, width: 512, height: 640, seed: `${seed}${i}` }),
        );
      });
    default:
      throw new Error(`there is no group ${group}`);
  }
}

function heroOf(
  genre: Genre,
  person:
    | (typeof people)[number]
    | { name: string; gender: CharacterForm['gender']; age: number; appearance: string },
  variant = 0,
): CharacterForm {
  return {
    ...emptyForm,
    ...person,
    name: variant === 0 ? person.name : `${person.name} ${variant}`,
    genre,
    era: eraOf[genre] ?? 'modern',
    setting: '',
  };
}

function momentOf(context: Partial<SceneContext>): PictureMoment {
  return { title: '', passage: '', action: '', context: { ...emptySceneContext, ...context } };
}

function tile(label: string, spec: PaintSpec): Tile {
  const svg = paint(spec, label + spec.place);
  return {
    label: `${label} ${(svg.length / 1000).toFixed(0)}k`,
    svg,
    width: spec.width,
    height: spec.height,
  };
}
