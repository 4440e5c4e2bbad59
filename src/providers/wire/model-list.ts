import type { ProviderError } from '../../domain/errors.ts';
import type { KeyAccount, ModelEntry } from '../../domain/model.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { AskOptions } from './ask-json.ts';
import type { Contact } from './contact.ts';

export type ModelList = Result<readonly ModelEntry[], ProviderError>;

/** Reads what a provider offers, and what it says of the player's key; `null` when nothing could be learned about that. */
export type ListModels = (
  options: AskOptions,
  contact: Contact,
  signal: AbortSignal,
) => Promise<{ readonly list: ModelList; readonly account: KeyAccount | null }>;

/** A list as it was read, or what is wrong with it. @param models `null` when the answer was none */
export function soundList(models: readonly ModelEntry[] | null, { baseUrl }: Contact): ModelList {
  const bad = (message: string) =>
    err({ type: 'bad-answer', host: URL.parse(baseUrl)?.host ?? baseUrl, message } as const);
  if (models === null) return bad('The answer was no list of models.');
  return models.length === 0 ? bad('The list held no model that writes.') : ok(models);
}

/** What a refused key is told by; `null` when something else was the matter. */
export function refusalOf(error: ProviderError): KeyAccount | null {
  return error.type === 'key-refused' ? { status: 'refused', message: error.message } : null;
}
