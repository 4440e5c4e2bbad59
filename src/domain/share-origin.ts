import * as z from 'zod/mini';

import { count, uuid } from './schema-parts.ts';

/** Where a story that began as somebody else's comes from. */
export const shareOriginSchema = z.object({
  /** Id of the shared story, as in its address. */
  share: uuid,
  /** What it was called there. */
  title: z.string(),
  /** Name of its hero. */
  hero: z.string(),
  /** Place of the scene from which it is played on, from 0. */
  scene: count,
});
