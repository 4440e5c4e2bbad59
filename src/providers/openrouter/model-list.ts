import type { KeyAccount } from '../../domain/model.ts';
import { ok } from '../../domain/result.ts';
import { readList } from '../chat-completions/read-list.ts';
import { askJson, type AskOptions } from '../wire/ask-json.ts';
import type { Contact } from '../wire/contact.ts';
import { refusalOf, type ListModels } from '../wire/model-list.ts';
import { readAccount } from './key-account.ts';

/**
 * What OpenRouter offers. Its list is public; with a key the account's own list is read too, and models that the account may not use are
 * left out, and the key itself is asked after. A refused key is told beside the list: its models can be looked at all the same.
 */
export const listOpenRouter: ListModels = async (options, contact, signal) => {
  const hasKey = (contact.key?.reveal().trim() ?? '') !== '';
  const readAll = async () => {
    const asPlayer = await readList(options, contact, '/models', signal);
    // The list is public: a key that is refused must not hide it.
    return !asPlayer.ok && asPlayer.error.type === 'key-refused'
      ? readList(options, { ...contact, key: null }, '/models', signal)
      : asPlayer;
  };
  const [all, mine, told] = await Promise.all([
    readAll(),
    hasKey ? readList(options, contact, '/models/user', signal) : null,
    hasKey ? readKey(options, contact, signal) : null,
  ]);
  const account = told ?? (mine !== null && !mine.ok ? refusalOf(mine.error) : null);
  if (mine === null || !mine.ok) return { list: all, account };
  if (!all.ok) return { list: mine, account };
  const allowed = new Set(mine.value.map((entry) => entry.id));
  const models = all.value.filter((entry) => allowed.has(entry.id));
  return { list: models.length === 0 ? mine : ok(models), account };
};

/** How the key stands; `null` when nothing could be learned about it. */
async function readKey(
  options: AskOptions,
  contact: Contact,
  signal: AbortSignal,
): Promise<KeyAccount | null> {
  const answer = await askJson(options, contact, { path: '/key', wanted: 'account' }, signal);
  return answer.ok ? readAccount(answer.value) : refusalOf(answer.error);
}
