/*
 * What the game knows from its start of the providers that are asked over the network. The rest is in `providers.ts` and
 * `provider-details.ts`.
 */

/** By the first part of `Settings.aiModel`, in the order in which they are offered. */
export const remoteNames = ['house', 'openrouter', 'anthropic', 'server'] as const;

export type RemoteName = (typeof remoteNames)[number];

/** What a player calls them. */
export const remoteLabels: { readonly [name in RemoteName]: string } = {
  house: 'On the house',
  openrouter: 'OpenRouter',
  anthropic: 'Anthropic',
  server: 'Your own server',
};
