import { askJson, type AskOptions } from '../wire/ask-json.ts';
import type { Contact } from '../wire/contact.ts';
import { soundList, type ModelList } from '../wire/model-list.ts';
import { readModelList } from './model-entry.ts';

/** Asks for a list of models in the form of this protocol. */
export async function readList(
  options: AskOptions,
  contact: Contact,
  path: '/models' | '/models/user',
  signal: AbortSignal,
): Promise<ModelList> {
  const answer = await askJson(options, contact, { path, wanted: 'list of models' }, signal);
  return answer.ok ? soundList(readModelList(answer.value), contact) : answer;
}
