import { builtinStorytellerMeta } from './builtin-storyteller/meta.ts';
import { openRouterMeta, serverMeta } from './chat-completions/meta.ts';

/** Base address of the gateway. */
export const openRouterUrl: string = openRouterMeta.baseUrl;

/** Who can tell stories, in the order in which they are offered. `id` is the first part of `Settings.aiModel`. */
export const textProviders = [builtinStorytellerMeta, openRouterMeta, serverMeta] as const;
