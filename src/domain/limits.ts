/*
 * How large a thing may be, in one place for what is typed, edited, told, imported and sent: what this device takes, every server takes.
 * Bytes are those of the value as JSON, in UTF-8.
 */

/** A scene, and what else is written once. */
export const maxSceneBytes = 65_536;
/** A row whose fields change. */
export const maxDocBytes = 32_768;
/** Where the telling of a passage stops, and where a longer one out of a file is split. */
export const maxPassageBytes = 40_000;
/** A passage that the player wrote over: it stands in a row whose fields change. */
export const maxEditBytes = 28_000;
/** A field of the setup form. */
export const maxFieldBytes = 3_600;
/** A picture. */
export const maxPictureBytes = 1_048_576;
/** One request to the server. */
export const maxPushBytes = 1_048_576;
export const maxPushRows = 100;
/** A turn is never split, so a request may have more rows than `maxPushRows`; more than this no server takes. */
export const maxTurnRows = 400;
/** One answer of the server. */
export const maxPullBytes = 1_048_576;
export const maxPullRows = 500;
/** All rows of an account. */
export const maxAccountRows = 500_000;
export const maxAccountBytes = 536_870_912;
/** By how many milliseconds the stamp of a row may be ahead of the server's clock. */
export const maxFutureMs = 60_000;

/** The longest title of a story or scene, or name of a branch or device, in characters. */
export const maxTitleLength = 200;

/** A number that a story counts with, and how deep its tree may be: more than any play comes to, and few enough to add to. */
export const maxAmount = 1_000_000_000;

const [firstMs, endMs] = [-62_167_219_200_000, 253_402_300_800_000];

/** Whether a calendar has a time: Unix time in milliseconds, of the years 0 to 9999. */
export function isTime(ms: number): boolean {
  return ms >= firstMs && ms < endMs;
}

/** A time of which every screen can show the day: one that no calendar has is the nearest that `isTime` refuses. */
export function showableTime(ms: number): number {
  return Math.min(Math.max(ms, firstMs - 1), endMs);
}

/** The nearest number that may be counted with. */
export function boundAmount(value: number): number {
  return Math.min(Math.max(value, -maxAmount), maxAmount);
}

const encoder = new TextEncoder();

/** How many bytes a value takes as JSON. */
export function jsonBytes(value: unknown): number {
  const text = JSON.stringify(value);
  // Most text is ASCII, and counting is quicker than encoding.
  return isAscii(text) ? text.length : encoder.encode(text).length;
}

/** The longest beginning of a text, in whole characters, that takes at most `most` bytes as JSON. */
export function cutToBytes(text: string, most: number): string {
  if (jsonBytes(text) <= most) return text;
  let [fits, fails] = [0, text.length];
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    if (jsonBytes(text.slice(0, middle)) <= most) fits = middle;
    else fails = middle;
  }
  // Never half of a surrogate pair.
  return text.slice(0, /[\ud800-\udbff]/.test(text.charAt(fits - 1)) ? fits - 1 : fits);
}

function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the whole of ASCII is meant
  return /^[\u0000-\u007f]*$/.test(text);
}
