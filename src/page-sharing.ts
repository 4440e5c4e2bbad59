import type { createStore } from 'jotai';

import type { SharingApi, SharingError } from './domain/ports/sharing-api.ts';
import { done, err, type Result } from './domain/result.ts';
import { handlesAtom } from './state/handles.ts';
import { keepOwnShares } from './storage/kept-shares.ts';
import type { AccountClient } from './sync/account-client.ts';
import type { Bearer } from './sync/billing-client.ts';
import { askConfig } from './sync/cloud-config.ts';
import { createShareClient, type ShareRefusal } from './sync/share-client.ts';
import { readAccount } from './ui/parts/player-note.ts';

/* Joins what speaks with the server about shared stories and the page: it is fetched when something of the player's is shown to others, or looked for. */

const ask: typeof fetch = (input, init) => fetch(input, init);

export function createPageSharing(host: {
  /** The one that is shown. */
  readonly store: () => ReturnType<typeof createStore>;
  readonly account: () => Promise<AccountClient>;
}): SharingApi {
  let client: ReturnType<typeof createShareClient> | null = null;

  type Work = (shares: NonNullable<typeof client>, bearer: Bearer) => Promise<Result<unknown, ShareRefusal>>;
  /** Does something as whoever is signed in, and looks what is shown then. */
  const signedIn = async (work: Work | null): Promise<Result<null, SharingError>> => {
    // In demo play nothing of an account is even loaded.
    if (readAccount().type === 'none') return err({ type: 'not-authenticated' });
    const bearer = await (await host.account()).bearer();
    if (!bearer.ok) return bearer;
    if (!client) {
      const config = await askConfig(ask);
      if (!config) return err({ type: 'offline' });
      if (!config.cloud) return err({ type: 'refused', message: 'This server keeps no accounts.' });
      client = createShareClient({ fetch: ask, cloud: config.cloud });
    }
    const { token, user } = bearer.value;
    if (work) {
      const worked = await work(client, bearer.value);
      if (!worked.ok) return err(errorOf(worked.error));
    }
    const listed = await client.list(token);
    if (!listed.ok) return work ? done : err(errorOf(listed.error));
    const handles = host.store().get(handlesAtom);
    // Meanwhile somebody else may have come to play.
    if (handles?.space.user === user) await keepOwnShares(handles.database, listed.value);
    return done;
  };
  return {
    refresh: () => signedIn(null),
    publish: ({ story, share }) =>
      signedIn((shares, { token }) => shares.publish(token, story, share, share.card)),
    withdraw: ({ story }) => signedIn((shares, { token }) => shares.withdraw(token, story)),
  };
}

function errorOf({ code, words }: ShareRefusal): SharingError {
  switch (code) {
    case 'taken-down':
      return { type: 'taken-down' };
    case 'session-gone':
      return { type: 'paused' };
    case 'limited':
      return { type: 'limited', retryAfterS: null };
    case 'unreachable':
      return { type: 'offline' };
    default:
      return { type: 'refused', message: words };
  }
}
