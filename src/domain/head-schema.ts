import * as z from 'zod/mini';

import { time, uuid } from './schema-parts.ts';

export const headSchema = z.object({
  /** `sharedId('head', story, device)`. */
  id: uuid,
  story: uuid,
  device: z.string(),
  /** The scene that is open. */
  scene: uuid,
  /** Unix time in milliseconds. */
  at: time,
});
