import type { FileError } from '../domain/file-port.ts';
import type { Json } from '../domain/json.ts';
import {
  addLosses,
  emptyParcel,
  parentsFirst,
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
import { bundleFormat, bundleVersion } from './bundle-paths.ts';
import { pictureType, sha256, toText } from './bytes.ts';
import {
  fieldsAt,
  isFields,
  numberAt,
  parseJson,
  parseLines,
  textAt,
  withoutSecrets,
  type Fields,
} from './json-in.ts';
import { maxPictureBytes, maxTextBytes, maxUnpackedBytes } from './limits.ts';
import { openZip, type ZipIn } from './zip-in.ts';

/** Whether a zip is a bundle of ours. */
export function isBundle(zip: ZipIn): boolean {
  return manifestOf(zip) !== null;
}

/** Reads a bundle. What is damaged in it is counted and left out; the rest is read. */
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
  const read = async (path: string): Promise<Uint8Array | null> => {
    const content = zip.value.read(path);
    const sum = sums[path];
    return content && isFields(sum) && (await sha256(content)) === textAt(sum, 'sha256') ? content : null;
  };
  /** Rows of a file, [] when the bundle has no such file. */
  const rows = async <T>(path: string, reader: (row: Json | undefined) => T | null, what: Loss['what']) => {
    if (!(path in sums)) return [];
    const content = await read(path);
    if (!content || content.length > maxTextBytes) {
      lost(what, 1);
      return [];
    }
    const all = parseLines(toText(content)).map(reader);
    const sound = all.filter((row) => row !== null);
    lost(what, all.length - sound.length);
    return sound;
  };
  const one = async (path: string): Promise<Json | undefined> => {
    if (!(path in sums)) return undefined;
    const content = await read(path);
    const value = content && content.length <= maxTextBytes ? parseJson(toText(content)) : undefined;
    if (value === undefined) lost('damaged-row', 1);
    return value;
  };

  const stories: WholeStory[] = [];
  for (const path of Object.keys(sums)) {
    const folder = /^(stories\/[^/]+\/)story\.json$/.exec(path)?.[1];
    if (folder === undefined) continue;
    const file = await one(path);
    const story = isFields(file) ? readStory(file['story']) : null;
    if (!story || !isFields(file)) {
      lost('damaged-row', 1);
      continue;
    }
    /** A row that says it belongs to another story is not taken for this one's. */
    const ours =
      <T extends { readonly story: string }>(reader: (row: unknown) => T | null) =>
      (row: Json | undefined) => {
        const value = reader(row);
        return value?.story === story.id ? value : null;
      };
    const scenes = await rows(`${folder}scenes.jsonl`, ours(readScene), 'damaged-scene');
    const draft = readDraft(file['draft']);
    stories.push({
      story,
      scenes: parentsFirst([...new Map(scenes.map((scene) => [scene.id, scene])).values()]),
      metas: await rows(`${folder}metas.jsonl`, ours(readSceneMeta), 'damaged-row'),
      heads: await rows(`${folder}heads.jsonl`, ours(readHead), 'damaged-row'),
      memory: await rows(`${folder}memory.jsonl`, ours(readMemory), 'damaged-row'),
      lore: await rows(`${folder}lore.jsonl`, ours(readLore), 'damaged-row'),
      draft: draft?.story === story.id ? draft : null,
      source: readSource(file['source']),
    });
  }

  const characters = await rows(
    'characters.jsonl',
    (row) => {
      const entry = isFields(row) ? readCharacterEntry(row['entry']) : null;
      return entry && isFields(row) ? { entry, rest: withoutSecrets(row['rest'] ?? null) } : null;
    },
    'damaged-row',
  );
  const uses = await rows('uses.jsonl', readCharacterUse, 'damaged-row');
  const settings = await one('settings.json');
  const form = await one('form.json');
  return ok({
    ...emptyParcel('bundle'),
    stories,
    characters,
    uses,
    settings: isFields(settings) ? readSettings(settings) : null,
    form: readForm(form),
    pictures: await picturesIn(Object.keys(sums), read, lost),
    losses: addLosses(losses),
  });
}

async function picturesIn(
  paths: readonly string[],
  read: (path: string) => Promise<Uint8Array | null>,
  lost: (what: Loss['what'], count: number) => void,
): Promise<readonly StoredPicture[]> {
  const pictures: StoredPicture[] = [];
  for (const path of paths) {
    const hash = /^pictures\/([0-9a-f]{64})\./.exec(path)?.[1];
    if (hash === undefined) continue;
    const bytes = await read(path);
    const mime = bytes && pictureType(bytes);
    // A picture's name is what is in it, so one that says otherwise is not that picture.
    if (bytes && mime && bytes.length <= maxPictureBytes && (await sha256(bytes)) === hash)
      pictures.push({ hash, mime, bytes });
    else lost('picture', 1);
  }
  return pictures;
}

function manifestOf(zip: ZipIn): Fields | null {
  const content = zip.read('manifest.json');
  const manifest = content && content.length <= maxTextBytes ? parseJson(toText(content)) : undefined;
  return isFields(manifest) && manifest['format'] === bundleFormat ? manifest : null;
}
