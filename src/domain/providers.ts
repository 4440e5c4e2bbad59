import type { RemoteName } from './provider-names.ts';

/** What is to be known of a provider before it can be asked. */
export type RemoteProvider = {
  /** Where it is asked, up to and with '/v1'; a path: at the game's own server; `null`: at an address of the player's own. */
  readonly baseUrl: string | null;
  /** Under which name its key is kept. The key goes to this record's address and to no other. `null`: the player's sign-in stands for one. */
  readonly secret: string | null;
  /** Whether it is never asked for a story without a key. */
  readonly needsKey: boolean;
  /** How it is spoken to: a name in `providers/catalog.ts`. */
  readonly wire: 'chat-completions' | 'house' | 'messages';
  /** What an answer costs: as its list of models says, something that the list does not say, or nothing. */
  readonly price: 'listed' | 'unlisted' | 'none';
};

/** One record for each; its code is joined to it in `providers/catalog.ts`. */
export const remoteProviders = {
  house: {
    baseUrl: '/api/models/v1',
    secret: null,
    needsKey: true,
    wire: 'house',
    price: 'none',
  },
  openrouter: {
    baseUrl: 'https://openrouter.ai/api/v1',
    secret: 'openRouter',
    needsKey: true,
    wire: 'chat-completions',
    price: 'listed',
  },
  anthropic: {
    baseUrl: 'https://api.anthropic.com/v1',
    secret: 'anthropic',
    needsKey: true,
    wire: 'messages',
    price: 'unlisted',
  },
  server: {
    baseUrl: null,
    secret: 'server',
    needsKey: false,
    wire: 'chat-completions',
    price: 'none',
  },
} as const satisfies { readonly [name in RemoteName]: RemoteProvider };

/** Those that have a key of the player's own. */
export type KeyedName = {
  [name in RemoteName]: (typeof remoteProviders)[name]['secret'] extends string ? name : never;
}[RemoteName];

export function hasKey(provider: RemoteName): provider is KeyedName {
  return remoteProviders[provider].secret !== null;
}
