import type { ModelEntry } from '../../../../domain/model.ts';
import { providerDetails, wellKnownModels } from '../../../../domain/provider-details.ts';
import type { RemoteName } from '../../../../domain/provider-names.ts';

/** A provider's model for a player who has not chosen one; `null` when none is known. @param models its list, if it was read */
export function firstModel(provider: RemoteName, models?: readonly ModelEntry[]): string | null {
  const known = wellKnownModels[provider];
  const all = models ?? known;
  const wanted = providerDetails[provider].firstModel;
  const first = all.find(({ id }) => wanted.test(id)) ?? all.find(({ id }) => id === known[0]?.id) ?? all[0];
  return first?.id ?? null;
}
