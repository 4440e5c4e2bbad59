import type { CharacterForm } from '../domain/character.ts';
import { maxPictureBytes } from '../domain/limits.ts';
import { addLosses, type Parcel, type StoredPicture, type WholeStory } from '../domain/parcel.ts';
import type { ToBookPicture } from './book.ts';
import { sha256 } from './bytes.ts';

/** A parcel whose pictures are no larger than may be stored: a larger one is made smaller, and everything names it by its new hash. */
export async function fitPictures(parcel: Parcel, toBookPicture: ToBookPicture): Promise<Parcel> {
  if (parcel.pictures.every(isSmall)) return parcel;
  const pictures: StoredPicture[] = [];
  const renamed = new Map<string, string>();
  let lost = 0;
  for (const picture of parcel.pictures) {
    const fitted = isSmall(picture) ? picture : await smaller(picture, toBookPicture);
    if (fitted) {
      pictures.push(fitted);
      renamed.set(picture.hash, fitted.hash);
    } else lost += 1;
  }
  const name = (hash: string | null) => (hash === null ? null : (renamed.get(hash) ?? hash));
  const heroOf = (form: CharacterForm): CharacterForm => ({
    ...form,
    characterImage: name(form.characterImage),
    ...(form.photo ? { photo: { ...form.photo, image: name(form.photo.image) ?? '' } } : {}),
  });
  return {
    ...parcel,
    pictures,
    losses: addLosses(parcel.losses, [{ what: 'picture', count: lost }]),
    form: parcel.form && heroOf(parcel.form),
    characters: parcel.characters.map((packed) => ({
      ...packed,
      entry: { ...packed.entry, image: name(packed.entry.image) },
    })),
    stories: parcel.stories.map((whole): WholeStory => ({
      ...whole,
      story: {
        ...whole.story,
        cover: name(whole.story.cover),
        character: heroOf(whole.story.character),
      },
      metas: whole.metas.map((meta) => ({
        ...meta,
        image: name(meta.image),
        ...(meta.pictures ? { pictures: meta.pictures.map((hash) => renamed.get(hash) ?? hash) } : {}),
      })),
    })),
  };
}

function isSmall({ bytes }: StoredPicture): boolean {
  return bytes.length <= maxPictureBytes;
}

async function smaller(picture: StoredPicture, toBookPicture: ToBookPicture): Promise<StoredPicture | null> {
  const shown = await toBookPicture(picture);
  if (!shown || shown.bytes.length > maxPictureBytes) return null;
  return { hash: await sha256(shown.bytes), mime: shown.mime, bytes: shown.bytes };
}
