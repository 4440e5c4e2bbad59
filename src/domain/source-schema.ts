import * as z from 'zod/mini';

import { json } from './schema-parts.ts';

export const sourceSchema = z.object({
  /** The format that can take it back. */
  format: z.enum(['card', 'kobold', 'chat', 'world-info', 'twee']),
  /** Fields of the file as a whole. */
  rest: json,
  /** Fields that stood beside a scene, by its id. */
  scenes: z.record(z.string(), json),
  /** Fields that stood beside an entry of the lorebook, by its id. */
  lore: z.record(z.string(), json),
});
