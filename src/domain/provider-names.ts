/**
 * Providers that are asked over the network, by the first part of `Settings.aiModel`, in the order in which they are offered; each with the
 * name that a player reads. This is what the game knows of them from its start; the rest is in `providers.ts` and `provider-words.ts`.
 */
export const remoteLabels = {
  openrouter: 'OpenRouter',
  server: 'Your own server',
} as const;

export type RemoteName = keyof typeof remoteLabels;

export function isRemote(name: string): name is RemoteName {
  return Object.hasOwn(remoteLabels, name);
}

export const remoteNames: readonly RemoteName[] = Object.keys(remoteLabels).filter(isRemote);
