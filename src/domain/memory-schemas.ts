import * as z from 'zod/mini';

import { maxScanScenes, usualScanScenes } from './scan-scenes.ts';
import { amount, time, uuid } from './schema-parts.ts';

export const memorySchema = z.object({
  id: uuid,
  story: uuid,
  /** The last scene it covers; for a fact, the scene from which on it is known. */
  scene: uuid,
  kind: z.enum(['summary', 'fact']),
  /** Plain text, at most `maxFactLength` or `maxSummaryLength` characters. */
  text: z.string(),
  /** A pinned fact is never summarised or left out. */
  pinned: z.boolean(),
  /** Depth of the first scene that a summary covers; for a fact that came with a summary, as of that; for another, that of `scene`. */
  fromDepth: amount,
  /** Depth of `scene`. */
  toDepth: amount,
  /** Who wrote it: 'text' when it was drawn out of the passages without a model; 'player' as soon as he changed it. */
  by: z.catch(z.enum(['player', 'model', 'text']), 'player'),
  /** Unix time in milliseconds. */
  createdAt: time,
  gone: z.boolean(),
});

export const loreSchema = z.object({
  id: uuid,
  story: uuid,
  title: z.string(),
  /** Whole words, compared without case; one of them must be mentioned. */
  keys: z.array(z.string()),
  /** When there are any, one of them must be mentioned too. */
  secondaryKeys: z.catch(z.array(z.string()), []),
  /** None of them may be mentioned. */
  notKeys: z.catch(z.array(z.string()), []),
  text: z.string(),
  /** Told in every turn, whatever is mentioned. */
  constant: z.boolean(),
  /** Never told while it is off. */
  enabled: z.catch(z.boolean(), true),
  /** Lower comes first. @defaultValue 100 */
  order: amount,
  /** How many of the last scenes are looked through for its keys, beside the action: 1 to `maxScanScenes`. @defaultValue 3 */
  scanScenes: z.catch(z.int().check(z.minimum(1), z.maximum(maxScanScenes)), usualScanScenes),
  gone: z.boolean(),
});
