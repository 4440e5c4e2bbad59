import * as z from 'zod/mini';

import type { LentText } from './lent-configuration.ts';
import type { Log } from './log.ts';

const askAgainMs = 300_000;

/** A model as a list of models names it; fields that lists of today have are handed on. */
const modelSchema = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  description: z.optional(z.string()),
  created: z.optional(z.number()),
  context_length: z.optional(z.nullable(z.number())),
  pricing: z.optional(z.record(z.string(), z.unknown())),
  supported_parameters: z.optional(z.array(z.string())),
  architecture: z.optional(z.record(z.string(), z.unknown())),
  top_provider: z.optional(z.record(z.string(), z.unknown())),
});
type LentModel = z.infer<typeof modelSchema>;

/** The models that are lent, as their provider describes them; by their ids alone while it does not answer. It is asked every five minutes. */
export function createLentModels({
  lent,
  fetch: ask,
  now,
  log,
}: {
  readonly lent: LentText;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly log: Log;
}): () => Promise<readonly LentModel[]> {
  let kept: { readonly until: number; readonly known: Promise<ReadonlyMap<string, LentModel>> } | undefined;
  const fetchAll = async () => {
    const response = await ask(`${lent.baseUrl}/models`, {
      headers: { Authorization: `Bearer ${lent.key}` },
      signal: AbortSignal.timeout(5000),
      redirect: 'error',
    });
    const list = z.object({ data: z.array(z.unknown()) }).parse(await response.json());
    const models = list.data.flatMap((each) => {
      const read = modelSchema.safeParse(each);
      return read.success ? [[read.data.id, read.data] as const] : [];
    });
    return new Map(models);
  };
  return async () => {
    if (!kept || kept.until <= now()) kept = { until: now() + askAgainMs, known: fetchAll() };
    let known: ReadonlyMap<string, LentModel> = new Map();
    try {
      known = await kept.known;
    } catch {
      kept = undefined;
      log.warn('lent models', { listed: false });
    }
    return lent.models.map((id) => known.get(id) ?? { id });
  };
}
