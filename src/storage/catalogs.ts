import type { KeyAccount, ModelCatalog } from '../domain/model.ts';
import type { MetaRow } from './database.ts';
import type { CatalogRow, Databases } from './device-database.ts';

/* A provider's list of models is the same for all who play here; what it said of a key is kept with the key's owner. */

type Provider = ModelCatalog['provider'];
/** How the owner's key stood at `host` when that was last asked. */
type AccountNote = { readonly host: string; readonly account: KeyAccount };

/** The list that a provider gave when it was last asked by anyone here, and how this owner's key stands there. */
export async function readCatalog(
  { database, deviceDatabase }: Databases,
  provider: Provider,
): Promise<ModelCatalog | null> {
  const [list, row] = await Promise.all([
    deviceDatabase.catalogs.get(provider),
    database.meta.get(accountKey(provider)),
  ]);
  if (!list) return null;
  const note = row?.value;
  return isAccountNote(note) && note.host === list.host ? { ...list, account: note.account } : list;
}

/** Keeps what a provider gave: the account first, for without its list it is not read. */
export async function keepCatalog(
  { database, deviceDatabase }: Databases,
  catalog: ModelCatalog,
): Promise<void> {
  const { account, ...list } = catalog;
  const { provider, host } = list;
  if (account) await database.meta.put(accountRow(provider, { host, account }));
  else await database.meta.delete(accountKey(provider));
  const row: CatalogRow = list;
  await deviceDatabase.catalogs.put(row);
}

export function accountRow(provider: Provider, note: AccountNote): MetaRow {
  return { k: accountKey(provider), value: note };
}

const accountKey = (provider: Provider) => `account:${provider}`;

function isAccountNote(value: unknown): value is AccountNote {
  if (typeof value !== 'object' || value === null || !('host' in value && 'account' in value)) return false;
  const { host, account } = value;
  return typeof host === 'string' && isAccount(account);
}

function isAccount(value: unknown): value is KeyAccount {
  if (typeof value !== 'object' || value === null || !('status' in value)) return false;
  if (value.status === 'refused') return 'message' in value && typeof value.message === 'string';
  if (value.status === 'lent')
    return 'calls' in value && 'most' in value && [value.calls, value.most].every(Number.isFinite);
  const { remaining, used, usedToday, freeTier } = {
    remaining: 0,
    used: 0,
    usedToday: 0,
    freeTier: 0,
    ...value,
  };
  const amounts = [remaining, used, usedToday];
  return (
    value.status === 'valid' &&
    amounts.every((amount: unknown) => amount === null || typeof amount === 'number') &&
    typeof freeTier === 'boolean'
  );
}
