import { err, ok, type Result } from '../src/domain/result.ts';
import {
  isSharePicture,
  maxSharePartBytes,
  maxSharePictureBytes,
  readSharedStory,
  sharedPictures,
  type SharedStory,
} from '../src/domain/share-snapshot.ts';
import { jsonBytes } from '../src/domain/limits.ts';
import { hasBadText } from '../src/domain/text.ts';
import type { Refusal } from './account-routes.ts';
import { readBody } from './local/read-body.ts';
import { checkPicture, isCard, type CheckedPicture } from './share-pictures.ts';

/** What somebody wants to show. */
export type ShareUpload = {
  readonly story: SharedStory;
  /** Those that the story names, as far as they came along. */
  readonly pictures: readonly CheckedPicture[];
  /** Name of the picture that links show; it is stored, or comes along. */
  readonly card: string | null;
  /** All that must be there. */
  readonly wanted: readonly string[];
};

/** The largest request, in bytes: both parts of a story, and pictures; those that do not fit come with another request. */
const mostBytes = 12_000_000;

/** Reads `multipart/form-data`: `snapshot` and `playing` as JSON, `card`, and any number of `picture`. Trusts nothing in it. */
export async function readShareUpload(request: Request): Promise<Result<ShareUpload, Refusal>> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return refuse(415, 'A story is sent as a form.');
  const body = await readBody(request, mostBytes);
  if (!body.ok) return refuse(413, 'That is too much at once.');
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body.value), { headers: { 'Content-Type': type } }).formData();
  } catch {
    return refuse(400, 'The form cannot be read.');
  }
  const snapshot = await jsonOf(form.get('snapshot'));
  const playing = await jsonOf(form.get('playing'));
  if (!snapshot.ok) return snapshot;
  if (!playing.ok) return playing;
  const story = readSharedStory(snapshot.value, playing.value);
  if (!story || hasBadText(story)) return refuse(400, 'This is no story that can be shared.');
  if (Math.max(jsonBytes(story.snapshot), jsonBytes(story.playing)) > maxSharePartBytes) return tooLong;

  const named = new Set(sharedPictures(story));
  const pictures = new Map<string, CheckedPicture>();
  for (const given of form.getAll('picture')) {
    const picture = await pictureOf(given);
    if (!picture) return noPicture;
    if (named.has(picture.name)) pictures.set(picture.name, picture);
  }
  const card = await cardOf(form.get('card'));
  if (!card.ok) return card;
  const came = card.value !== null && typeof card.value === 'object' ? card.value : null;
  if (came) pictures.set(came.name, came);
  const cardName = came?.name ?? (typeof card.value === 'string' ? card.value : null);
  const wanted = [...named, ...(cardName === null || named.has(cardName) ? [] : [cardName])];
  return ok({ story, pictures: [...pictures.values()], card: cardName, wanted });
}

type Entry = ReturnType<FormData['get']>;

async function jsonOf(entry: Entry): Promise<Result<unknown, Refusal>> {
  if (entry === null) return refuse(400, 'A part of the story is missing.');
  const text = typeof entry === 'string' ? entry : await entry.text();
  // Trimming makes no more of it than it was, but for escapes.
  if (Buffer.byteLength(text) > 2 * maxSharePartBytes) return tooLong;
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse(400, 'The story is no JSON.');
  }
}

async function pictureOf(entry: Entry): Promise<CheckedPicture | null> {
  if (entry === null || typeof entry === 'string' || entry.size > maxSharePictureBytes) return null;
  return checkPicture(new Uint8Array(await entry.arrayBuffer()));
}

/** The picture for links: one that came along, the name of an earlier one, or none. */
async function cardOf(entry: Entry): Promise<Result<CheckedPicture | string | null, Refusal>> {
  if (entry === null || entry === '') return ok(null);
  if (typeof entry === 'string') return isSharePicture(entry) ? ok(entry) : noPicture;
  const card = await pictureOf(entry);
  if (card && isCard(card)) return ok(card);
  return refuse(400, 'The picture for links must be a JPEG of 1200 by 630 pixels.');
}

function refuse(status: 400 | 413 | 415, words: string): Result<never, Refusal> {
  return err({ status, words });
}

const tooLong = refuse(
  413,
  'This story is too long to be shared as a whole. Choose an earlier scene as its end.',
);
const noPicture = refuse(400, 'A picture is too large, of no known kind, or tells where it was taken.');
