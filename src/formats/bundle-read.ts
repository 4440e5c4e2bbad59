import type { FileError } from '../domain/file-port.ts';
import { maxFieldLength } from '../domain/character.ts';
import { isId, sharedId } from '../domain/ids.ts';
import type { Json } from '../domain/json.ts';
import { maxAmount } from '../domain/limits.ts';
import {
  addLosses,
  emptyParcel,
  type Loss,
  type Parcel,
  type StoredPicture,
  type WholeStory,
} from '../domain/parcel.ts';
import { err, ok, type Result } from '../domain/result.ts';
import {
  readCharacterEntry,
  readCharacterUse,
  readHead,
  readLore,
  readMemory,
  readSource,
} from '../domain/row-schemas.ts';
import { readDraft, readForm, readScene, readSceneMeta, readSettings, readStory } from '../domain/schemas.ts';
import type { Stamps } from '../domain/stamp.ts';
import { readStamps } from '../domain/read-stamps.ts';
import { cleanText, cutText } from '../domain/text.ts';
import { bundleFormat, bundleVersion } from './bundle-paths.ts';
import { isShowable, pictureType, sha256, toText } from './bytes.ts';
import {
  asFields,
  fieldsAt,
  isFields,
  numberAt,
  parseJson,
  parseLines,
  textAt,
  withoutSecrets,
  type Fields,
} from './json-in.ts';
import { maxReadPictureBytes, maxTextBytes, maxUnpackedBytes } from './limits.ts';
import { openZip, type ZipIn } from './zip-in.ts';

/** Whether a zip is a bundle of ours. */
export function isBundle(zip: ZipIn): boolean {
  return manifestOf(zip) !== null;
}

/** Reads a bundle. What is damaged in it is counted and left out; the rest is read as it stands there, however long it is. */
export async function readBundle(bytes: Uint8Array): Promise<Result<Parcel, FileError>> {
  const zip = openZip(bytes, maxUnpackedBytes);
  if (!zip.ok) return zip;
  const manifest = manifestOf(zip.value);
  if (!manifest) return err({ type: 'file-damaged', kind: 'bundle' });
  const version = numberAt(manifest, 'version', 0);
  if (version > bundleVersion) return err({ type: 'file-newer', version });

  const losses: Loss[] = [];
  const lost = (what: Loss['what'], count: number) => losses.push({ what, count });
  const sums = fieldsAt(manifest, 'files');
  const read = async (path: string, most: number): Promise<Uint8Array | null> => {
    const content = zip.value.read(path, most);
    const sum = sums[path];
    return content && isFields(sum) && (await sha256(content)) === textAt(sum, 'sha256') ? content : null;
  };
  /** A text of the bundle; what was changed on its way is read as far as it goes, and counted. */
  const textOf = async (path: string): Promise<string | null> => {
    const sound = await read(path, maxTextBytes);
    if (sound) return toText(sound);
    const rest = zip.value.salvage(path, maxTextBytes);
    lost('wrong-sum', 1);
    return rest && toText(rest);
  };
  /** Rows of a file, [] when the bundle has no such file. */
  const rows = async <T>(path: string, reader: (row: Json | undefined) => T | null, what: Loss['what']) => {
    if (!(path in sums)) return [];
    const all = parseLines((await textOf(path)) ?? '').map(reader);
    const sound = all.filter((row) => row !== null);
    lost(what, all.length - sound.length);
    return sound;
  };
  const one = async (path: string): Promise<Json | undefined> => {
    if (!(path in sums)) return undefined;
    const value = parseJson((await textOf(path)) ?? '');
    if (value === undefined) lost('damaged-row', 1);
    return value;
  };

  const own = await ownNames(bytes);
  /** A row under names of ours, with who said what of it. */
  const rowsOf = <T extends { readonly id: string }>(path: string, reader: (row: unknown) => T | null) =>
    rows(path, (row) => withStamps(own(row), reader), 'damaged-row');

  const stories: WholeStory[] = [];
  for (const path of Object.keys(sums)) {
    const folder = /^(stories\/[^/]+\/)story\.json$/.exec(path)?.[1];
    if (folder === undefined) continue;
    const file = await one(path);
    const found = isFields(file) ? withStamps(own(file['story']), readStory) : null;
    if (!found || !isFields(file)) {
      lost('damaged-row', 1);
      continue;
    }
    const story = found.row;
    lost('too-long', cutNotes(fieldsAt(asFields(file['story']), 'settings')));
    /** A row that says it belongs to another story is not taken for this one's. */
    const ours =
      <T extends { readonly story: string }>(reader: (row: unknown) => T | null) =>
      (row: unknown) => {
        const value = reader(row);
        return value?.story === story.id ? value : null;
      };
    const scenes = await rows(
      `${folder}scenes.jsonl`,
      (row) => ours(readScene)(withCounts(own(row))),
      'damaged-scene',
    );
    const metas = await rowsOf(`${folder}metas.jsonl`, ours(readSceneMeta));
    const memory = await rowsOf(`${folder}memory.jsonl`, ours(readMemory));
    const lore = await rowsOf(`${folder}lore.jsonl`, ours(readLore));
    const draft = readDraft(own(file['draft']));
    stories.push({
      story,
      scenes,
      metas: metas.map(({ row }) => row),
      heads: await rows(`${folder}heads.jsonl`, (row) => ours(readHead)(own(row)), 'damaged-row'),
      memory: memory.map(({ row }) => row),
      lore: lore.map(({ row }) => row),
      draft: draft?.story === story.id ? draft : null,
      source: readSource(own(file['source'])),
      stamps: stampsIn([found, ...metas, ...memory, ...lore]),
    });
  }

  const characters = await rows(
    'characters.jsonl',
    (row) => {
      const found = isFields(row) ? readCharacterEntry(own(row['entry'])) : null;
      if (!found || !isFields(row)) return null;
      const { storedAt: _place, ...entry } = found;
      const s = isFields(row['s']) ? { s: readStamps(row['s']) } : {};
      return { entry, rest: withoutSecrets(row['rest'] ?? null), ...s };
    },
    'damaged-row',
  );
  const uses = await rows('uses.jsonl', (row) => readCharacterUse(own(row)), 'damaged-row');
  const settings = await one('settings.json');
  lost('too-long', cutNotes(asFields(settings)));
  const form = await one('form.json');
  return ok({
    ...emptyParcel('bundle'),
    madeAt: numberAt(manifest, 'created', Number.NaN) || null,
    stories,
    characters,
    uses,
    settings: isFields(settings) ? readSettings(settings) : null,
    form: readForm(form),
    pictures: await picturesIn(Object.keys(sums), read, lost),
    losses: addLosses(losses),
  });
}

/** Names in which one row speaks of another. */
const nameFields: ReadonlySet<string> = new Set('id story parent scene character turn device'.split(' '));

/**
 * Gives rows the names that they have from now on: those that are none of ours follow from the whole file and the name in it, so that the
 * same file brings the same rows wherever it is opened.
 */
async function ownNames(bytes: Uint8Array): Promise<(row: Json | undefined) => Json | undefined> {
  const file = await sha256(bytes);
  const name = (id: string) => (id === '' || isId(id) ? id : sharedId('file', file, id));
  return (row) => {
    if (!isFields(row)) return row;
    const renamed = Object.entries(row).map(([field, value]): [string, Json] => {
      if (nameFields.has(field) && typeof value === 'string') return [field, name(value)];
      // What stood beside scenes and entries, by their names.
      if ((field === 'scenes' || field === 'lore') && isFields(value))
        return [field, Object.fromEntries(Object.entries(value).map(([id, rest]) => [name(id), rest]))];
      return [field, value];
    });
    return Object.fromEntries(renamed);
  };
}

/** A scene of which a count that is none does not make it unreadable: where it stands, the tree says. */
function withCounts(row: Json | undefined): Json | undefined {
  if (!isFields(row)) return row;
  const counted = (name: string) => {
    const value = numberAt(row, name, 0);
    return Math.min(Math.max(Math.round(value), 0), maxAmount);
  };
  return { ...row, depth: counted('depth'), retell: counted('retell') };
}

/** 1 where the wishes to the author are longer than settings hold: reading them cuts them. */
function cutNotes(settings: Fields): 0 | 1 {
  const notes = cleanText(textAt(settings, 'notesToAuthor'), Infinity);
  return cutText(notes, maxFieldLength) === notes ? 0 : 1;
}

function withStamps<T>(
  row: Json | undefined,
  reader: (row: unknown) => T | null,
): { readonly row: T; readonly s: Stamps | null } | null {
  const value = reader(row);
  return value && { row: value, s: isFields(row) && isFields(row['s']) ? readStamps(row['s']) : null };
}

function stampsIn(
  rows: readonly { readonly row: { readonly id: string }; readonly s: Stamps | null }[],
): NonNullable<WholeStory['stamps']> {
  return Object.fromEntries(rows.flatMap(({ row, s }) => (s ? [[row.id, s] as const] : [])));
}

async function picturesIn(
  paths: readonly string[],
  read: (path: string, most: number) => Promise<Uint8Array | null>,
  lost: (what: Loss['what'], count: number) => void,
): Promise<readonly StoredPicture[]> {
  const pictures: StoredPicture[] = [];
  for (const path of paths) {
    const hash = /^pictures\/([0-9a-f]{64})\./.exec(path)?.[1];
    if (hash === undefined) continue;
    const bytes = await read(path, maxReadPictureBytes);
    const mime = bytes && pictureType(bytes);
    // A picture's name is what is in it, so one that says otherwise is not that picture.
    if (bytes && mime && isShowable(bytes) && (await sha256(bytes)) === hash)
      pictures.push({ hash, mime, bytes });
    else lost('picture', 1);
  }
  return pictures;
}

function manifestOf(zip: ZipIn): Fields | null {
  const content = zip.read('manifest.json', maxTextBytes);
  const manifest = content ? parseJson(toText(content)) : undefined;
  return isFields(manifest) && manifest['format'] === bundleFormat ? manifest : null;
}
