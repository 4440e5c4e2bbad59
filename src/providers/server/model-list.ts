import { readList } from '../chat-completions/read-list.ts';
import type { ListModels } from '../wire/model-list.ts';

/** What a server of the player's own offers: it knows of no accounts. */
export const listServer: ListModels = async (options, contact, signal) => ({
  list: await readList(options, contact, '/models', signal),
  account: null,
});
