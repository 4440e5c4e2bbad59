import { expect, test } from 'vitest';
import { emptyForm } from '../../../src/domain/character.ts';
import { presetForm } from '../../../src/domain/presets.ts';
import { emptySceneContext } from '../../../src/domain/scene-context.ts';
import { choiceOf } from '../../../src/providers/builtin-illustrator/choice.ts';
import { lookOfName, readLook, readSpec } from '../../tools/art-paint.ts';

const looksOf = (appearance: string, more: Partial<typeof emptyForm> = {}) =>
  readLook({ ...emptyForm, name: 'Ada', appearance, ...more });
const red = (color: number) => (color >> 16) & 255;
const green = (color: number) => (color >> 8) & 255;
const blue = (color: number) => color & 255;

test('SETUP-15 hair, eyes, beard, glasses and marks are read out of the appearance', () => {
  const look = looksOf(
    'A scarred, freckled man with long white hair, green eyes, a full beard and round spectacles',
  );
  expect(look).toMatchObject({
    hairStyle: 'long',
    beard: 'full',
    glasses: 'round',
    scar: true,
    freckles: true,
  });
  expect(red(look.hair)).toBeGreaterThan(220);
  expect(green(look.eyes)).toBeGreaterThan(red(look.eyes));
});

test('SETUP-24 the example heroes are recognised', () => {
  expect(readLook(presetForm(0))).toMatchObject({
    hairStyle: 'curly',
    hat: 'straw',
    build: 'broad',
    age: 'teen',
  });
  expect(readLook(presetForm(1))).toMatchObject({ outfit: 'spacesuit', build: 'slim', age: 'middle' });
  expect(readLook(presetForm(2))).toMatchObject({ outfit: 'gown', hairStyle: 'bun', age: 'elder' });
  const welder = readLook(presetForm(3)).hair;
  expect(green(welder)).toBeGreaterThan(red(welder));
  expect(readLook(presetForm(3)).hat).not.toBe('helm');
});

test('SETUP-15 a colour belongs to the noun behind it', () => {
  const look = looksOf('blue eyes, red hair, a green coat');
  expect(blue(look.eyes)).toBeGreaterThan(red(look.eyes));
  expect(red(look.hair)).toBeGreaterThan(green(look.hair));
  expect(green(look.cloth)).toBeGreaterThan(red(look.cloth));
  expect(look.outfit).toBe('coat');
});

test('SETUP-17 age decides the band: child, teen, adult, middle, elder', () => {
  expect([0, 11, 12, 19, 20, 44, 45, 64, 65, 150].map((age) => looksOf('', { age }).age)).toEqual([
    'child',
    'child',
    'teen',
    'teen',
    'adult',
    'adult',
    'middle',
    'middle',
    'elder',
    'elder',
  ]);
});

test('SETUP-15 no beard on children and women unless the words say so', () => {
  for (let i = 0; i < 40; i += 1) {
    expect(looksOf('', { name: `N${i}`, gender: 'female' }).beard).toBe('none');
    expect(looksOf('', { name: `N${i}`, gender: 'male', age: 9 }).beard).toBe('none');
  }
});

test('IMG-11 strangers look as their titles say, and not like each other', () => {
  const world = { genre: 'fantasy', era: 'medieval' } as const;
  expect(lookOfName('Queen Isolde', world).gender).toBe('female');
  expect(lookOfName('Old Sir Garrick', world)).toMatchObject({ gender: 'male', age: 'elder' });
  const looks = ['Ada', 'Bram', 'Corin', 'Della', 'Edda'].map((name) => {
    const { seed: _, ...look } = lookOfName(name, world);
    return JSON.stringify(look);
  });
  expect(new Set(looks).size).toBe(5);
});

const placeOf = (location: string, form: Partial<typeof emptyForm> = {}) =>
  readSpec({
    hero: { ...emptyForm, name: 'Ada', ...form },
    moment: { title: '', passage: '', action: '', context: { ...emptySceneContext, location } },
    width: 100,
    height: 100,
    seed: '',
  }).place;

test('PLAY-19 the location names the place; without one the setting does', () => {
  expect(placeOf('the tavern')).toBe('tavern');
  expect(placeOf('the edge of the forest')).toBe('forest');
  expect(placeOf('', { setting: 'a castle by the sea' })).toBe('castle');
  expect(placeOf('the ship')).toBe('sea');
  expect(placeOf('the ship', { genre: 'sci-fi' })).toBe('ship-bridge');
  expect(placeOf('', { setting: 'constructor' })).toEqual(expect.any(String));
});

test('SETUP-14 the words of a custom style choose among more styles; others give a woodcut', () => {
  const styleOf = (customStyle: string) =>
    readSpec({
      hero: { ...emptyForm, imageStyle: 'other', customStyle },
      moment: null,
      width: 100,
      height: 100,
      seed: '',
    }).style;
  expect(styleOf('like a stained-glass window')).toBe('stained-glass');
  expect(styleOf('Ukiyo-e woodblock')).toBe('ukiyo-e');
  expect(styleOf('soft watercolour')).toBe('watercolor');
  expect(styleOf('whatever')).toBe('woodcut');
});

test('PLAY-19 the hero is not his own company', () => {
  const spec = readSpec({
    hero: { ...emptyForm, name: 'Wenna Thistledown' },
    moment: {
      title: '',
      passage: '',
      action: '',
      context: { ...emptySceneContext, characters: ['Wenna', 'Thistledown', 'Bram'] },
    },
    width: 100,
    height: 100,
    seed: '',
  });
  expect(spec.others).toHaveLength(1);
});

test.each(['thriller', 'drama', 'detective', 'urban-fantasy'] as const)(
  'IMG-11 a %s of the middle ages has no railway, no towers and no jackets',
  (genre) => {
    for (const location of ['', 'the street', 'the railway station', 'the city', 'the laboratory']) {
      const hero = { ...emptyForm, name: 'Mara', genre, era: 'medieval' as const };
      const context = { ...emptySceneContext, location };
      const moment = { title: '', passage: '', action: '', context };
      const spec = readSpec({ hero, moment, width: 640, height: 400, seed: 's' });
      expect(['station', 'street', 'city', 'neon', 'laboratory', 'sky-harbour']).not.toContain(spec.place);
      expect(['tunic', 'cloak', 'robe']).toContain(spec.hero.outfit);
      // Horses where there would be cars, and birds where a helicopter.
      if (genre === 'thriller') expect(choiceOf(spec, 's').kin).toBe('historical');
    }
  },
);
