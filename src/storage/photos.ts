import type { Story } from '../domain/story.ts';
import type { Photo } from './database.ts';

/* The photo that a hero was drawn after never leaves the device: it stands beside the story's row, and what was read out of it in the row. */

/** A story as its row says it, and the photo that is kept beside it. */
export function splitPhoto(story: Story): { readonly row: Story; readonly photo: Photo | null } {
  const { photo, ...character } = story.character;
  if (!photo?.image) return { row: story, photo: null };
  const row = { ...story, character: { ...character, photo: { ...photo, image: '' } } };
  return { row, photo: { story: story.id, image: photo.image } };
}

/** A story with its photo, where this device has it. */
export function joinPhoto(story: Story, kept: Photo | undefined): Story {
  const { photo, ...character } = story.character;
  if (!photo || !kept) return story;
  return { ...story, character: { ...character, photo: { ...photo, image: kept.image } } };
}
