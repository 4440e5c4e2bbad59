import type { environmentSchema, formSchema } from './character-schemas.ts';
import { createKeywords, hasWord, wordsOf } from './keywords.ts';
import { maxTitleLength } from './limits.ts';
import type { Row } from './row.ts';
import { cleanField, cutText } from './text.ts';

/** What the player fills in before a story. Text fields are the player's words, untrimmed, as he typed them. */
export type CharacterForm = Row<typeof formSchema>;

/** 'other' takes they and them. */
export type Gender = CharacterForm['gender'];
export type Genre = CharacterForm['genre'];
export type Era = CharacterForm['era'];
export type ImageStyle = CharacterForm['imageStyle'];

/** The text fields that can be filled with an example. */
export const exampleFields = ['name', 'appearance', 'objective', 'setting', 'motivation'] as const;
export type ExampleField = (typeof exampleFields)[number];

/** Where the story takes place, read out of the words of the setting. */
export type Environment = Row<typeof environmentSchema>;

/** The longest text that a field of the form keeps, in characters. */
export const maxFieldLength = 2000;

/** The form before anything was filled in. */
export const emptyForm: CharacterForm = {
  name: '',
  appearance: '',
  age: 25,
  gender: 'other',
  imageStyle: 'modern-cinematic',
  customStyle: '',
  objective: '',
  setting: '',
  era: 'modern',
  motivation: '',
  genre: 'adventure',
  characterImage: null,
};

/**
 * Where a setting lies: 'space' is space, anything else the surface; no air in space and underwater; radiation in space and
 * with 'nuclear' or 'radiation'. English words, whole ('spaceport' is not 'space').
 */
export function environmentOf(setting: string): Environment {
  const words = wordsOf(setting);
  const space = hasWord(words, spaceWords);
  return {
    type: space ? 'space' : 'surface',
    hasOxygen: !space && !hasWord(words, airlessWords),
    hasRadiation: space || hasWord(words, radiationWords),
    description: setting,
  };
}

/** What an adventure cannot begin without, in the order of the form. */
export type RequiredField = 'name' | 'appearance' | 'objective' | 'setting' | 'characterImage';

/**
 * The required fields that are still empty, white space counting as empty.
 * @param needsImage whether a picture of the hero is required too: while pictures are on.
 */
export function missingFields(form: CharacterForm, needsImage: boolean): readonly RequiredField[] {
  const texts = (['name', 'appearance', 'objective', 'setting'] as const).filter(
    (field) => form[field].trim() === '',
  );
  return needsImage && form.characterImage === null ? [...texts, 'characterImage'] : texts;
}

/** The age that the player typed: digits from 0 to 150, an empty field is 0; `null` means that the input is to be ignored. */
export function parseAge(input: string): number | null {
  if (!/^[0-9]*$/.test(input)) return null;
  const age = Number(input);
  return age <= 150 ? age : null;
}

/**
 * The form as it may be stored and told: each text without control characters (new line and tab stay) and at most
 * `maxFieldLength` code points long, the age a whole number from 0 to 150, no custom style unless the style is 'other'.
 */
export function cleanForm(form: CharacterForm): CharacterForm {
  return {
    ...form,
    name: cleanField(form.name, maxFieldLength),
    appearance: cleanField(form.appearance, maxFieldLength),
    age: Number.isFinite(form.age) ? Math.min(Math.max(Math.floor(form.age), 0), 150) : emptyForm.age,
    customStyle: form.imageStyle === 'other' ? cleanField(form.customStyle, maxFieldLength) : '',
    objective: cleanField(form.objective, maxFieldLength),
    setting: cleanField(form.setting, maxFieldLength),
    motivation: cleanField(form.motivation, maxFieldLength),
  };
}

/** What a story is called until its player names it. @param name the hero's. */
export function usualTitle(name: string): string {
  return cutText(`${name.trim()}'s Adventure`, maxTitleLength);
}

const spaceWords = createKeywords(['space']);
const airlessWords = createKeywords(['underwater']);
const radiationWords = createKeywords(['nuclear', 'radiation']);
