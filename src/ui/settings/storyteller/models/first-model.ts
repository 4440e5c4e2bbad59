import type { ModelEntry } from '../../../../domain/model.ts';
import { wellKnownModels } from '../../../../domain/provider-details.ts';

const builtInModels = wellKnownModels.openrouter;

/** The gateway's model for a player who has not chosen one (ruling 16). */
export function firstGatewayModel(models: readonly ModelEntry[] = builtInModels): string | null {
  const isNewestSonnet = ({ id }: ModelEntry) => /^~?anthropic\/claude-sonnet-latest$/.test(id);
  const known =
    models.find(isNewestSonnet) ?? models.find(({ id }) => id === builtInModels[0]?.id) ?? models[0];
  return known?.id ?? null;
}
