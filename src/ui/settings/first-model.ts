import { builtInModels } from '../../domain/model-price.ts';
import type { ModelEntry } from '../../domain/model.ts';

/** The gateway's model for a player who has not chosen one (ruling 16). */
export function firstGatewayModel(models: readonly ModelEntry[] = builtInModels): string | null {
  const isNewestSonnet = ({ id }: ModelEntry) => /^~?anthropic\/claude-sonnet-latest$/.test(id);
  const known =
    models.find(isNewestSonnet) ?? models.find(({ id }) => id === builtInModels[0]?.id) ?? models[0];
  return known?.id ?? null;
}
