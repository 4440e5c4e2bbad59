import type { ProviderError } from '../../../domain/errors.ts';
import { failsAgain } from '../../../domain/fails-again.ts';
import { hasKey, remoteProviders } from '../../../domain/providers.ts';
import { useKeys } from '../../../state/keys.ts';
import { useStoryModel } from '../../../state/queries.ts';

/**
 * Whether a telling that failed would fail again: its cause does not pass by itself, and nothing was done about it since.
 * @param error `null` where nothing failed
 * @param model who was asked, as in `Scene.model`
 */
export function useFailsAgain(error: ProviderError | null, story: string, model: string): boolean {
  const teller = useStoryModel(story);
  const keys = useKeys();
  if (error === null || !failsAgain(error)) return false;
  if (teller !== undefined && teller.aiModel !== model) return false;
  if (error.type !== 'key-missing' || !hasKey(error.provider)) return true;
  return keys?.[remoteProviders[error.provider].secret] === undefined;
}
