import * as z from 'zod/mini';

import { finite, id } from './schema-parts.ts';

export const headSchema = z.object({
  /** `sharedId(story, device)`. */
  id,
  story: id,
  device: z.string(),
  /** The scene that is open. */
  scene: id,
  /** Unix time in milliseconds. */
  at: finite,
  /** What the player calls the device. */
  label: z.string(),
});
