import type { Clock } from '../domain/ports/clock.ts';
import type { AskAccess } from './access.ts';
import { backOffMs } from './back-off.ts';
import { storageRequest, storedForGood } from './storage-request.ts';

/* Pictures go to the server and come from it in a line of their own: rows never wait for them. */

/** A picture under the SHA-256 of its bytes. */
export type QueuedPicture = { readonly hash: string; readonly mime: string; readonly bytes: ArrayBuffer };

/** What the queue needs of the device's store. */
export type PictureShelf = {
  readonly toSend: () => Promise<readonly string[]>;
  readonly read: (hash: string) => Promise<QueuedPicture | null>;
  readonly sent: (hash: string) => Promise<void>;
  readonly arrived: (picture: QueuedPicture) => Promise<void>;
  readonly missing: (hash: string, reason: 'absent' | 'damaged' | 'offline') => Promise<void>;
};

export type PictureQueueOptions = {
  /** The account, whose folder it is. */
  readonly user: string;
  readonly shelf: PictureShelf;
  readonly askAccess: AskAccess;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** At least 0 and less than 1. */
  readonly chance: () => number;
};

export type PictureQueue = {
  /** There may be something to send, or a server again. */
  readonly look: () => void;
  /** Something shows this picture, and it is not here. */
  readonly want: (hash: string) => void;
  /** Hidden pages ask nothing. */
  readonly setVisible: (isVisible: boolean) => void;
};

/** The types that a server keeps as they are. A drawing is a document, which it would not serve as one: it goes as plain bytes. */
const kept = new Set(['image/webp', 'image/png', 'image/jpeg', 'image/gif']);
/** How often one that is not there is asked for, while somebody looks at its place. */
const mostTries = 6;

type Outcome = 'done' | 'never' | 'later' | 'absent' | 'damaged';

/** Sends and fetches one picture after the other. */
export function createPictureQueue(options: PictureQueueOptions): PictureQueue {
  const { shelf, clock, chance } = options;
  /** By hash, how often each was asked for in vain. */
  const wanted = new Map<string, number>();
  /** Refused for what they are: not sent again before the next start. */
  const refused = new Set<string>();
  let isVisible = true;
  let isRunning = false;
  let isDue = false;
  let failures = 0;

  async function run(): Promise<void> {
    if (isRunning) {
      isDue = true;
      return;
    }
    isRunning = true;
    try {
      do {
        isDue = false;
        const isOver = (await sendAll()) && (await fetchAll());
        failures = isOver ? 0 : failures + 1;
        if (isOver || isDue) continue;
        void clock.sleep(backOffMs(failures, chance())).then(() => {
          if (isVisible) void run();
        });
      } while (isDue);
    } catch {
      // The browser's storage failed; it is tried again when something happens.
    } finally {
      isRunning = false;
    }
  }

  /** Whether nothing is left that may go better later. */
  async function sendAll(): Promise<boolean> {
    for (const hash of await shelf.toSend()) {
      if (refused.has(hash)) continue;
      const picture = await shelf.read(hash);
      if (!picture) continue;
      const outcome = await send(options, picture);
      if (outcome === 'later') return false;
      if (outcome === 'done') await shelf.sent(hash);
      else refused.add(hash);
    }
    return true;
  }

  async function fetchAll(): Promise<boolean> {
    let isOver = true;
    for (const [hash, tries] of wanted) {
      const found = await bring(options, hash);
      if (typeof found === 'object') await shelf.arrived(found);
      else await shelf.missing(hash, found === 'later' ? 'offline' : found);
      if (found === 'later') return false;
      if (typeof found === 'object' || found === 'damaged' || tries + 1 >= mostTries) wanted.delete(hash);
      else {
        wanted.set(hash, tries + 1);
        isOver = false;
      }
    }
    return isOver;
  }

  return {
    look: () => void run(),
    want(hash) {
      if (!/^[0-9a-f]{64}$/.test(hash) || wanted.has(hash)) return;
      wanted.set(hash, 0);
      if (isVisible) void run();
    },
    setVisible(now) {
      isVisible = now;
      if (now) void run();
    },
  };
}

async function send(options: PictureQueueOptions, picture: QueuedPicture): Promise<Outcome> {
  const type = kept.has(picture.mime) ? picture.mime : 'application/octet-stream';
  const response = await storageRequest(options, `${options.user}/${picture.hash}`, {
    method: 'POST',
    headers: { 'content-type': type, ...storedForGood },
    body: picture.bytes,
  });
  if (response === null) return 'later';
  if (response.ok || response.status === 409) return 'done';
  const said = await response.text().catch(() => '');
  // An older server says so in its words alone.
  if (said.includes('"409"') || said.includes('Duplicate')) return 'done';
  return [400, 413, 415].includes(response.status) ? 'never' : 'later';
}

async function bring(
  options: PictureQueueOptions,
  hash: string,
): Promise<QueuedPicture | 'absent' | 'damaged' | 'later'> {
  const response = await storageRequest(options, `${options.user}/${hash}`, { method: 'GET' });
  if (response === null || response.status >= 500 || [401, 403, 429].includes(response.status))
    return 'later';
  if (!response.ok) return 'absent';
  try {
    const bytes = await response.arrayBuffer();
    if ((await hashOf(bytes)) !== hash) return 'damaged';
    const mime = mimeOf(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 16)));
    return mime === null ? 'damaged' : { hash, mime, bytes };
  } catch {
    return 'later';
  }
}

/** What a picture is, by how it begins; `null` for what is none. */
function mimeOf(start: Uint8Array): string | null {
  const text = String.fromCharCode(...start);
  if (text.startsWith('\x89PNG')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('GIF8')) return 'image/gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  return text.startsWith('<svg') ? 'image/svg+xml' : null;
}

/** SHA-256 in lower-case hex digits. Without a secure address nothing can be compared, and nothing is taken. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
