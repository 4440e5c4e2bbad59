import * as z from 'zod/mini';

/*
 * Pictures by the services that whoever runs the game's server lists: `GET /api/images/backends`, and `POST /api/images/backends/{name}`,
 * which is answered in lines of JSON while the picture is made. Only the server asks a service; what a page says is a wish and no call.
 */

/** Bytes of a request: words, and a picture of the hero in the letters of base64. */
export const maxHouseWishBytes = 4 * 1024 * 1024;

const side = z.optional(z.int().check(z.gte(64), z.lte(2048)));
const fraction = z.optional(z.number().check(z.gte(0), z.lte(1)));

/** A picture as a page wishes for it. */
export const houseWishSchema = z.object({
  prompt: z.string().check(z.minLength(1), z.maxLength(2000)),
  model: z.string().check(z.maxLength(300)),
  width: side,
  height: side,
  seed: z.optional(z.int().check(z.gte(0), z.lte(2 ** 53 - 1))),
  strength: fraction,
  guidance: z.optional(z.number().check(z.gte(0), z.lte(30))),
  steps: z.optional(z.int().check(z.gte(1), z.lte(60))),
  /** In base64. */
  reference: z.optional(z.string().check(z.maxLength(maxHouseWishBytes))),
});
export type HouseWish = z.infer<typeof houseWishSchema>;

/** Why there is no picture, as far as a player can do something about it. */
const whySchema = z.enum(['unreachable', 'refused', 'busy', 'timed-out', 'wrong-settings', 'failed']);

/** One line of the answer. */
export const houseLineSchema = z.union([
  z.object({
    progress: z.object({ part: z.nullable(z.number()), waiting: z.optional(z.number()) }),
  }),
  z.object({ picture: z.object({ base64: z.string(), model: z.string() }) }),
  z.object({ failure: z.object({ why: whySchema, message: z.string() }) }),
]);
export type HouseLine = z.infer<typeof houseLineSchema>;

/** What is listed. @property id of a model, as wishes name it; '' is the service's own choice */
export const houseListSchema = z.object({
  backends: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      /** Whether it answers just now. */
      works: z.boolean(),
      models: z.array(z.object({ id: z.string(), name: z.string(), reference: z.boolean() })),
    }),
  ),
});
export type HouseList = z.infer<typeof houseListSchema>;
