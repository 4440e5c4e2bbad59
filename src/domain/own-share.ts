import * as z from 'zod/mini';

/** A story that the player shows to others. */
export type OwnShare = {
  /** Id of his story. */
  readonly story: string;
  /** Id of the share, the last part of its address: that of the story, but where another account showed the same story first. */
  readonly id: string;
  /** Where it is read, at the address that players use, which need not be the one of this page. */
  readonly url: string;
  readonly title: string | null;
  /** When it was last published, as an ISO time. */
  readonly updatedAt: string | null;
  /** Whether the operator took it down. */
  readonly blocked: boolean;
};

/** As the server lists them, and as a device remembers them. */
export const ownSharesSchema: z.ZodMiniType<readonly OwnShare[]> = z.array(
  z.object({
    story: z.string(),
    id: z.string(),
    url: z.string(),
    title: z.nullable(z.string()),
    updatedAt: z.nullable(z.string()),
    blocked: z.boolean(),
  }),
);
