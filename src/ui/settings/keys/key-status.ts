import type { ModelCatalog } from '../../../domain/model.ts';
import { keyDetails } from '../../../domain/provider-details.ts';
import { remoteLabels } from '../../../domain/provider-names.ts';
import type { KeyedName } from '../../../domain/providers.ts';
import { messageOf } from '../../messages.ts';
import { accountLine } from './account-line.ts';
import type { Reading } from '../storyteller/models/use-refresh.ts';
import { words } from './words.ts';

/** How a provider's key stands. */
export type KeyStatus = {
  readonly status: 'idle' | 'checking' | 'valid' | 'failed';
  readonly text: string;
};

export type KeyState = {
  readonly provider: KeyedName;
  /** Whether a key is kept on this device. */
  readonly kept: boolean;
  readonly reading: Reading;
  /** The list as it was read last. */
  readonly catalog: ModelCatalog | null;
};

/** A key is tested by asking the provider after it and reading the models with it: it is idle until then, and valid once they load. */
export function keyStatus({ provider, kept, reading, catalog }: KeyState): KeyStatus {
  const texts = words.status;
  if (!kept) return { status: 'idle', text: texts.idle };
  if (reading.status === 'reading') return { status: 'checking', text: texts.checking };
  if (reading.status === 'failed')
    return { status: 'failed', text: texts.failed(messageOf(reading.error).title) };
  if (!catalog) return { status: 'idle', text: texts.untested };
  const { account } = catalog;
  const key = keyDetails[provider];
  if (account?.status === 'refused')
    return { status: 'failed', text: texts.refused(remoteLabels[provider], account.message, key.again) };
  if (account?.status === 'valid') return { status: 'valid', text: `${texts.works} ${accountLine(account)}` };
  // The well-known models can be played with, so the key counts as good until a story says otherwise.
  if (catalog.source !== 'provider') return { status: 'valid', text: texts.standIn };
  return { status: 'valid', text: key.provedByList ? texts.works : texts.valid };
}
