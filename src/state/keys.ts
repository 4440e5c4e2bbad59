import { atom, useAtomValue } from 'jotai';

import type { EngineApi } from '../domain/ports/engine-api.ts';
import { remoteProviders } from '../domain/providers.ts';
import type { SecretName } from '../domain/secret.ts';
import { forgetsKeys, keptKeys, watchKeys } from '../storage/queries.ts';
import { saveSettingsAtom } from './actions.ts';
import { command, type Input } from './command.ts';
import { openHandlesAtom } from './handles.ts';
import { watching } from './watching.ts';

/* Provider keys, as far as a screen may know of them. Those that are to be forgotten are in the worker's memory, where no query sees them: this page knows of them because it handed them over. */

/** A key as it may be shown: its hint is '' when it is held in memory. */
export type KnownKey = { readonly hint: string; readonly where: 'device' | 'memory' };

const heldAtom = atom<{ readonly by: EngineApi | null; readonly names: readonly SecretName[] }>({
  by: null,
  names: [],
});
/** Another player's worker holds nothing of this one's. */
const heldHereAtom = atom((get) => {
  const { by, names } = get(heldAtom);
  return by === get(openHandlesAtom).engine ? names : [];
});
const noteAtom = atom(null, (get, set, names: readonly SecretName[], held: boolean) => {
  const others = get(heldHereAtom).filter((name) => !names.includes(name));
  set(heldAtom, { by: get(openHandlesAtom).engine, names: held ? [...others, ...names] : others });
});
const passingAtom = atom((get) => forgetsKeys(get(openHandlesAtom)));

const storeSecretAtom = command('saveSecret');
export const saveSecretAtom = atom(null, async (get, set, secret: Input<'saveSecret'>) => {
  const result = await set(storeSecretAtom, secret);
  if (result.ok) set(noteAtom, [secret.name], secret.value !== null && (await get(passingAtom)));
  return result;
});

const tradeCodeAtom = command('connectOpenRouter', 'quiet');
export const connectOpenRouterAtom = atom(null, async (get, set, grant: Input<'connectOpenRouter'>) => {
  const result = await set(tradeCodeAtom, grant);
  if (result.ok) set(noteAtom, [remoteProviders.openrouter.secret], await get(passingAtom));
  return result;
});

/** From now on keys are held until the page closes, those that were kept too; or what is put in from now on is kept. */
export const forgetKeysAtom = atom(null, async (get, set, forgetKeys: boolean) => {
  const kept = forgetKeys ? await keptKeys(get(openHandlesAtom).database) : [];
  const result = await set(saveSettingsAtom, { change: { forgetKeys } });
  if (result.ok && forgetKeys) set(noteAtom, kept, true);
  return result;
});

const useKept = watching(watchKeys);

export function useKeys(): { readonly [name in SecretName]?: KnownKey } | undefined {
  const held = useAtomValue(heldHereAtom);
  const kept = useKept();
  if (kept === undefined) return undefined;
  const known: { [name in SecretName]?: KnownKey } = {};
  for (const name of held) known[name] = { hint: '', where: 'memory' };
  for (const [name, { hint }] of kept) known[name] = { hint, where: 'device' };
  return known;
}
