import { fileStem } from './file-name.ts';

/** Endings by type; of any other, a portrait is taken for a JPEG. */
const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' };

/** The type under which a portrait is kept for good. */
export function portraitType(mime: string): string {
  return endings[mime] === undefined ? 'image/jpeg' : mime;
}

/**
 * Where a portrait is kept for good in the account's storage.
 * @param mime as the bytes say
 * @param nowMs Unix time in milliseconds: another picture of the same name never takes its place
 */
export function characterImagePath(user: string, name: string, mime: string, nowMs: number): string {
  return `character-images/${user}/${slugOf(name)}-${nowMs}.${endings[mime] ?? 'jpg'}`;
}

/** Letters a to z, digits and hyphens: what is an address as it stands. Marks of letters are left out, other scripts too. */
function slugOf(name: string): string {
  const plain = fileStem(name.normalize('NFKD').replace(/\p{M}/gu, ''), 60).toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return slug === '' ? 'character' : slug;
}
