import type { Settings } from '../../../../domain/settings.ts';

/* The player goes to OpenRouter and comes back with a code, which is traded for a key (PKCE): nobody types or sees one. */

/** Address within the game to which OpenRouter sends him back. */
const connectPath = '/connect/openrouter';

const authUrl = 'https://openrouter.ai/auth';
const kept = 'lamplit-connect';

/** What waits for his return, in this tab alone. */
type Waiting = {
  /** Id of the space of him who went: nobody else is given what he comes back with. */
  readonly space: string;
  readonly state: string;
  readonly verifier: string;
  /** What he had changed in the settings and not yet saved. */
  readonly edits: Partial<Settings>;
};

/** What came of his visit there. */
export type Return =
  | {
      readonly type: 'grant';
      readonly code: string;
      readonly verifier: string;
      readonly edits: Partial<Settings>;
    }
  /** He said no there, or OpenRouter did. */
  | { readonly type: 'declined'; readonly reason: string }
  /** Nothing that this player began in this tab: another browser came back, or somebody else's link was followed. */
  | { readonly type: 'stranger' };

/** Whether this page can be connected at all: the browser's own cryptography is for secure pages only. */
export function canConnect(): boolean {
  return typeof (crypto as { readonly subtle?: SubtleCrypto }).subtle?.digest === 'function';
}

/** Remembers what must fit on the return, and says where to go. */
export async function beginConnect(space: string, edits: Partial<Settings>): Promise<string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const state = base64url(crypto.getRandomValues(new Uint8Array(16)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const waiting: Waiting = { space, state, verifier, edits };
  sessionStorage.setItem(kept, JSON.stringify(waiting));
  const callback = new URL(connectPath, location.origin);
  callback.searchParams.set('state', state);
  const url = new URL(authUrl);
  url.searchParams.set('callback_url', callback.href);
  url.searchParams.set('code_challenge', base64url(new Uint8Array(digest)));
  url.searchParams.set('code_challenge_method', 'S256');
  return url.href;
}

/** What he had not yet saved when he went there, if he came back another way than OpenRouter's: by Back, or by the address. */
export function cameBackAlone(space: string): Partial<Settings> | null {
  const waiting = readWaiting();
  return waiting?.space === space ? waiting.edits : null;
}

/** He does not go on with it. */
export function dropConnect(): void {
  try {
    sessionStorage.removeItem(kept);
  } catch {
    // Nothing is kept for this tab.
  }
}

/** Takes what OpenRouter wrote into the address, and takes it out of there at once. The code works once, so it is taken once. */
export function takeReturn(space: string): Return {
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  const waiting = takeWaiting();
  if (waiting?.space !== space || query.get('state') !== waiting.state) return { type: 'stranger' };
  const code = query.get('code') ?? '';
  if (code === '') {
    const reason = query.get('error_description') ?? query.get('error') ?? '';
    return { type: 'declined', reason: reason.slice(0, 200) };
  }
  return { type: 'grant', code, verifier: waiting.verifier, edits: waiting.edits };
}

function takeWaiting(): Waiting | null {
  const waiting = readWaiting();
  dropConnect();
  return waiting;
}

function readWaiting(): Waiting | null {
  try {
    const text = sessionStorage.getItem(kept);
    const value: unknown = JSON.parse(text ?? 'null');
    return isWaiting(value) ? value : null;
  } catch {
    return null;
  }
}

function isWaiting(value: unknown): value is Waiting {
  return (
    typeof value === 'object' &&
    value !== null &&
    'space' in value &&
    typeof value.space === 'string' &&
    'state' in value &&
    typeof value.state === 'string' &&
    'verifier' in value &&
    typeof value.verifier === 'string' &&
    'edits' in value &&
    typeof value.edits === 'object' &&
    value.edits !== null
  );
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
