import type { RemoteName } from './provider-names.ts';

/** What is to be known of a provider before it can be asked. */
export type RemoteProvider = {
  /** Where it is asked, up to and with '/v1'; `null`: at an address of the player's own. */
  readonly baseUrl: string | null;
  /** Under which name its key is kept. The key goes to this record's address and to no other. */
  readonly secret: string;
  /** Whether it is never asked for a story without a key. */
  readonly needsKey: boolean;
  /** How it is spoken to: a name in `providers/catalog.ts`. */
  readonly wire: 'chat-completions';
  /** What an answer costs: as its list of models says, or nothing. */
  readonly price: 'listed' | 'none';
};

/** One record for each; its code is joined to it in `providers/catalog.ts`. */
export const remoteProviders = {
  openrouter: {
    baseUrl: 'https://openrouter.ai/api/v1',
    secret: 'openRouter',
    needsKey: true,
    wire: 'chat-completions',
    price: 'listed',
  },
  server: {
    baseUrl: null,
    secret: 'server',
    needsKey: false,
    wire: 'chat-completions',
    price: 'none',
  },
} as const satisfies { readonly [name in RemoteName]: RemoteProvider };
