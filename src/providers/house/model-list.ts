import type { KeyAccount } from '../../domain/model.ts';
import { ok } from '../../domain/result.ts';
import { readList } from '../chat-completions/read-list.ts';
import { askJson } from '../wire/ask-json.ts';
import { numberOf, objectOf } from '../wire/json-value.ts';
import type { ListModels } from '../wire/model-list.ts';

/** What the server of the game lends, and how much of it the player used today. What its makers ask for it is the operator's matter. */
export const listHouse: ListModels = async (options, contact, signal) => {
  const [list, used] = await Promise.all([
    readList(options, contact, '/models', signal),
    askJson(options, contact, { path: '/usage', wanted: 'account' }, signal),
  ]);
  const free = { prompt: 0, completion: 0 };
  return {
    list: list.ok ? ok(list.value.map((entry) => ({ ...entry, pricing: free }))) : list,
    account: used.ok ? readUse(used.value) : null,
  };
};

function readUse(body: unknown): KeyAccount | null {
  const use = objectOf(body);
  const [calls, most] = [numberOf(use?.['calls']), numberOf(use?.['most'])];
  return calls === null || most === null ? null : { status: 'lent', calls, most };
}
