import type { FileError } from '../domain/file-port.ts';
import { fitParcel } from '../domain/fit-parcel.ts';
import { addLosses, emptyParcel, type Parcel } from '../domain/parcel.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { isBundle, readBundle } from './bundle-read.ts';
import { photoType, toText } from './bytes.ts';
import { isCard, readCard, readCharx, readPngCard } from './card-read.ts';
import { isSillyTavernHeader, readSillyTavern } from './sillytavern-read.ts';
import { isFields, parseJson, type Fields } from './json-in.ts';
import { isKoboldSave, readKobold } from './kobold-read.ts';
import { maxBundleBytes, maxCardBytes, maxFileBytes, maxLoreEntries, maxUnpackedBytes } from './limits.ts';
import type { Maker } from './told-story.ts';
import { isTwee, readTwee } from './twee-read.ts';
import {
  isLorebook,
  isStoryCards,
  isWorldInfo,
  readLorebook,
  readStoryCards,
  readWorldInfo,
  type ReadLore,
} from './world-info.ts';
import { isZip, openZip } from './zip-in.ts';

/**
 * Reads a file of any kind that Lamplit knows, told by what is in it and not by its name; what it brings is no longer than may be stored.
 * Nothing is stored by it, and no file makes it throw or take memory without bounds.
 * @param name the file's name; a story without a title takes it.
 */
export async function readFile(
  bytes: Uint8Array,
  name: string,
  maker: Maker,
): Promise<Result<Parcel, FileError>> {
  const parcel = await readAny(bytes, name, maker);
  return parcel.ok ? ok(fitParcel(parcel.value, maker.nowMs)) : parcel;
}

async function readAny(bytes: Uint8Array, name: string, maker: Maker): Promise<Result<Parcel, FileError>> {
  if (bytes.length > maxBundleBytes) return err({ type: 'file-too-large', mostBytes: maxBundleBytes });
  const title = name.replace(/\.[a-z0-9]{1,10}$/i, '').trim();
  if (photoType(bytes) === 'image/png')
    return bytes.length > maxCardBytes
      ? err({ type: 'file-too-large', mostBytes: maxCardBytes })
      : readPngCard(bytes, maker);
  if (isZip(bytes)) return readZip(bytes, title, maker);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return err({ type: 'file-damaged', kind: 'zip' });
  if (bytes.length > maxFileBytes) return err({ type: 'file-too-large', mostBytes: maxFileBytes });
  return readText(bytes, title, maker);
}

async function readZip(bytes: Uint8Array, title: string, maker: Maker): Promise<Result<Parcel, FileError>> {
  const zip = openZip(bytes, maxUnpackedBytes);
  if (!zip.ok) return zip;
  if (isBundle(zip.value)) return readBundle(bytes);
  const has = (path: string) => zip.value.paths.includes(path);
  if (has('manifest.json')) return err({ type: 'file-damaged', kind: 'bundle' });
  if (bytes.length > maxCardBytes) return err({ type: 'file-too-large', mostBytes: maxCardBytes });
  if (has('card.json')) return readCharx(zip.value, maker);
  if (has('story.json')) {
    const save = zip.value.read('story.json', maxFileBytes);
    return save ? readText(save, title, maker) : err({ type: 'file-damaged', kind: 'kobold' });
  }
  return err({ type: 'file-unknown' });
}

async function readText(bytes: Uint8Array, title: string, maker: Maker): Promise<Result<Parcel, FileError>> {
  const text = toText(bytes);
  const start = text.trimStart().charAt(0);
  if (start !== '{' && start !== '[')
    return isTwee(text) ? readTwee(text, title, maker) : err({ type: 'file-unknown' });
  const value = parseJson(text);
  if (value === undefined) {
    // More than one value: lines of a chat, if the first is one.
    const first = parseJson(text.trimStart().split('\n', 1)[0] ?? '');
    return isSillyTavernHeader(first)
      ? readSillyTavern(text, title, maker)
      : err({ type: 'file-damaged', kind: 'json' });
  }
  if (isStoryCards(value)) return lorebookOf('story-cards', readStoryCards(value, maker));
  if (!isFields(value)) return err({ type: 'file-unknown' });
  return readJson(value, text, title, maker);
}

async function readJson(
  value: Fields,
  text: string,
  title: string,
  maker: Maker,
): Promise<Result<Parcel, FileError>> {
  if (isSillyTavernHeader(value)) return readSillyTavern(text, title, maker);
  if (isKoboldSave(value)) return readKobold(value, title, maker);
  if (isCard(value)) return readCard(value, null, maker);
  if (isWorldInfo(value)) return lorebookOf('world-info', readWorldInfo(value, maker));
  if (isLorebook(value)) return lorebookOf('world-info', readLorebook(value, maker));
  return err({ type: 'file-unknown' });
}

function lorebookOf(
  kind: 'world-info' | 'story-cards',
  { lorebook, losses }: ReadLore,
): Result<Parcel, FileError> {
  if (lorebook.length > maxLoreEntries) return err({ type: 'unpacks-too-large' });
  return lorebook.length === 0
    ? err({ type: 'file-empty', kind })
    : ok({ ...emptyParcel(kind), lorebook, losses: addLosses(losses) });
}
