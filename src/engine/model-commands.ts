import type { CommandResult, EngineApi } from '../domain/ports/engine-api.ts';
import type { KeyExchange, ModelLister } from '../domain/ports/models.ts';
import type { Secrets, StoryStore } from '../domain/ports/store.ts';
import type { RemoteName } from '../domain/provider-names.ts';

export type ModelCommands = Pick<EngineApi, 'refreshModels' | 'connectOpenRouter'>;

/** What the player can do about the providers of models: reading their lists, and coming back from OpenRouter with a key. */
export function createModelCommands(deps: {
  readonly store: Pick<StoryStore, 'saveCatalog'>;
  readonly secrets: Secrets;
  readonly listModels: ModelLister;
  readonly exchangeKey: KeyExchange;
}): ModelCommands {
  async function refresh(provider: RemoteName): Promise<CommandResult> {
    const catalog = await deps.listModels(provider);
    return catalog.ok ? deps.store.saveCatalog(catalog.value) : catalog;
  }

  return {
    refreshModels: ({ provider }) => refresh(provider),
    async connectOpenRouter(grant) {
      const key = await deps.exchangeKey(grant);
      if (!key.ok) return key;
      const kept = await deps.secrets.set('openRouter', key.value);
      return kept.ok ? refresh('openrouter') : kept;
    },
  };
}
