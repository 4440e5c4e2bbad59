import type { CharacterUse } from '../domain/character-entry.ts';
import type { CharacterForm } from '../domain/character.ts';
import type { FileError, Progress } from '../domain/file-port.ts';
import {
  addLosses,
  picturesOf,
  type Loss,
  type PackedCharacter,
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
import type { Settings } from '../domain/settings.ts';
import { readBundle } from './bundle-read.ts';
import {
  bundleFormat,
  bundleMime,
  bundleVersion,
  pictureEnding,
  storyFolder,
  type Manifest,
} from './bundle-paths.ts';
import { sha256, toBytes } from './bytes.ts';
import { createZip } from './zip-out.ts';

/** What goes into a bundle. Stories and pictures are fetched one at a time, so that a library never lies in memory as a whole. */
export type BundleSource = {
  readonly holds: Manifest['holds'];
  readonly stories: readonly (() => Promise<WholeStory | null>)[];
  readonly characters: readonly PackedCharacter[];
  readonly uses: readonly CharacterUse[];
  readonly settings: Settings | null;
  readonly form: CharacterForm | null;
  readonly picture: (hash: string) => Promise<StoredPicture | null>;
};

export type BundleOptions = {
  /** Version of the program. */
  readonly app: string;
  /** Unix time in milliseconds. */
  readonly nowMs: number;
  readonly progress: Progress;
};

/**
 * Writes a bundle and reads it back before it is handed out. Every row passes the reader of its kind, which knows its fields by name: a
 * key can be in none of them.
 */
export async function writeBundle(
  source: BundleSource,
  { app, nowMs, progress }: BundleOptions,
): Promise<Result<{ readonly file: Blob; readonly losses: readonly Loss[] }, FileError>> {
  const zip = createZip(nowMs);
  const files: Record<string, { readonly sha256: string; readonly size: number }> = {};
  const add = async (path: string, bytes: Uint8Array, pack: boolean) => {
    files[path] = { sha256: await sha256(bytes), size: bytes.length };
    zip.add(path, bytes, pack);
  };
  const addLines = (path: string, rows: readonly unknown[]) =>
    rows.length === 0
      ? Promise.resolve()
      : add(path, toBytes(rows.map((row) => `${JSON.stringify(row)}\n`).join('')), true);

  const wanted = new Set<string>();
  const losses: Loss[] = [];
  let scenes = 0;
  let stories = 0;
  for (const [index, fetch] of source.stories.entries()) {
    const whole = await fetch();
    progress((0.6 * index) / source.stories.length);
    const read = readStory(whole?.story);
    if (!whole || !read) {
      losses.push({ what: 'damaged-row', count: 1 });
      continue;
    }
    // A story may be given to somebody: the photo that the hero was drawn after is the player's alone.
    const story = source.holds === 'story' ? { ...read, character: withoutPhoto(read.character) } : read;
    const folder = storyFolder(story.id);
    /** With who said what of it, which its age and its rank on other devices follow from. */
    const stamped = <T extends { readonly id: string }>(row: T | null) => {
      const stamps = row && whole.stamps?.[row.id];
      return stamps ? { ...row, s: stamps } : row;
    };
    const rows = {
      scenes: whole.scenes.map(readScene),
      metas: whole.metas.map((row) => stamped(readSceneMeta(row))),
      heads: whole.heads.map(readHead),
      memory: whole.memory.map((row) => stamped(readMemory(row))),
      lore: whole.lore.map((row) => stamped(readLore(row))),
    };
    await add(
      `${folder}story.json`,
      toBytes(
        JSON.stringify({
          story: stamped(story),
          draft: readDraft(whole.draft),
          source: readSource(whole.source),
        }),
      ),
      true,
    );
    for (const [name, list] of Object.entries(rows)) {
      const sound = list.filter((row) => row !== null);
      losses.push({
        what: name === 'scenes' ? 'damaged-scene' : 'damaged-row',
        count: list.length - sound.length,
      });
      await addLines(`${folder}${name}.jsonl`, sound);
    }
    for (const hash of picturesOf({ ...whole, story })) wanted.add(hash);
    scenes += rows.scenes.filter((scene) => scene !== null).length;
    stories += 1;
  }

  const characters = source.characters.flatMap(({ entry, rest, s }) => {
    const sound = readCharacterEntry(entry);
    if (sound?.image) wanted.add(sound.image);
    return sound ? [{ entry: sound, rest, ...(s ? { s } : {}) }] : [];
  });
  losses.push({ what: 'damaged-row', count: source.characters.length - characters.length });
  await addLines('characters.jsonl', characters);
  await addLines(
    'uses.jsonl',
    source.uses.map(readCharacterUse).filter((use) => use !== null),
  );
  if (source.settings)
    await add('settings.json', toBytes(JSON.stringify(safeSettings(source.settings))), true);
  const form = readForm(source.form);
  for (const hash of [form?.characterImage, form?.photo?.image]) if (hash) wanted.add(hash);
  if (form) await add('form.json', toBytes(JSON.stringify(form)), true);

  let pictures = 0;
  for (const hash of wanted) {
    const picture = await source.picture(hash);
    if (picture && (await sha256(picture.bytes)) === hash) {
      await add(`pictures/${hash}.${pictureEnding(picture.mime)}`, picture.bytes, false);
      pictures += 1;
    } else losses.push({ what: 'picture', count: 1 });
    progress(0.6 + (0.2 * pictures) / wanted.size);
  }

  const manifest: Manifest = {
    format: bundleFormat,
    version: bundleVersion,
    app,
    holds: source.holds,
    created: nowMs,
    counts: { stories, scenes, characters: characters.length, pictures },
    files,
  };
  zip.add('manifest.json', toBytes(JSON.stringify(manifest, null, 1)), true);
  const file = zip.finish(bundleMime);
  progress(0.9);
  return (await readsBack(file, manifest))
    ? ok({ file, losses: addLosses(losses) })
    : err({ type: 'check-failed' });
}

function withoutPhoto({ photo: _photo, ...form }: CharacterForm): CharacterForm {
  return form;
}

/** Settings as they may leave the device: the address of an own server without a name, a password or a query in it. */
export function safeSettings(settings: Settings): Settings {
  const sound = readSettings(settings);
  if (!URL.canParse(sound.serverUrl)) return { ...sound, serverUrl: '' };
  const { protocol, host, pathname } = new URL(sound.serverUrl);
  return { ...sound, serverUrl: `${protocol}//${host}${pathname}` };
}

/** Whether the finished file holds what its manifest says, down to the last row. */
async function readsBack(file: Blob, { counts }: Manifest): Promise<boolean> {
  const read = await readBundle(new Uint8Array(await file.arrayBuffer()));
  if (!read.ok || read.value.losses.length > 0) return false;
  const { stories, characters, pictures } = read.value;
  return (
    stories.length === counts['stories'] &&
    stories.reduce((sum, { scenes }) => sum + scenes.length, 0) === counts['scenes'] &&
    characters.length === counts['characters'] &&
    pictures.length === counts['pictures']
  );
}
