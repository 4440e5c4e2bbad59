import type { entrySchema, useSchema } from './character-entry-schemas.ts';
import type { CharacterForm } from './character.ts';
import { sharedId } from './ids.ts';
import type { Row } from './row.ts';

/** A hero in the character library. */
export type CharacterEntry = Row<typeof entrySchema>;

/** Says that a character plays in a story: such rows are only ever added, so 'used in a story' never turns back. */
export type CharacterUse = Row<typeof useSchema>;

/** The library's entry for the hero of a form. The same hero gets the same id, so a second story does not list him twice. */
export function entryOfForm(form: CharacterForm, nowMs: number): CharacterEntry {
  return {
    id: sharedId('character', form.name.trim(), form.appearance.trim(), String(form.age), form.gender),
    name: form.name.trim(),
    description: form.appearance.trim(),
    image: form.characterImage,
    imageStyle: form.imageStyle,
    prompt: '',
    metadata: {
      age: form.age,
      gender: form.gender,
      genre: form.genre,
      era: form.era,
      objective: form.objective,
      setting: form.setting,
      motivation: form.motivation,
      customStyle: form.customStyle,
    },
    favourite: false,
    gone: false,
    createdAt: nowMs,
    updatedAt: nowMs,
  };
}

/** Says that `character` plays in `story`. */
export function useOf(character: string, story: string): CharacterUse {
  return { id: sharedId('use', character, story), character, story };
}

/** The setup form that brings a hero of the library into a new story ('Use This Character'). */
export function formOfEntry({
  name,
  description,
  image,
  imageStyle,
  metadata,
}: CharacterEntry): CharacterForm {
  return { name, appearance: description, imageStyle, ...metadata, characterImage: image };
}
