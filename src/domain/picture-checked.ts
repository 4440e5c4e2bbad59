import * as z from 'zod/mini';

import type { PictureCheck, PictureProblem } from './ports/picture-maker.ts';

/** What a check of a picture service found, as suggestion 'picture-check' has it. */
export type PictureChecked = { readonly found: PictureCheck } | { readonly problem: PictureProblem };

const foundSchema = z.object({
  found: z.object({
    models: z.array(
      z.object({ id: z.string(), name: z.string(), price: z.nullable(z.string()), reference: z.boolean() }),
    ),
    notes: z.array(z.string()),
  }),
});
const problemSchema = z.object({
  problem: z.object({
    type: z.literal('no-picture'),
    why: z.enum([
      'unreachable',
      'not-signed-in',
      'key-missing',
      'key-refused',
      'no-credits',
      'busy',
      'refused',
      'timed-out',
      'wrong-settings',
      'failed',
    ]),
    message: z.string(),
    steps: z.array(z.object({ label: z.string(), command: z.string() })),
  }),
});

/** Reads what was found; `null` for what is none of it. */
export function readPictureChecked(text: string): PictureChecked | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const found = foundSchema.safeParse(value);
  if (found.success) return found.data;
  const problem = problemSchema.safeParse(value);
  return problem.success ? problem.data : null;
}
