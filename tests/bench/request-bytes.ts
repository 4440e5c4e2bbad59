import * as z from 'zod/mini';

import type { Asked } from './cloud-device.ts';

const entrySchema = z.looseObject({ kind: z.string(), id: z.string(), v: z.number() });
const bodySchema = z.object({ p: z.looseObject({ entries: z.array(entrySchema) }) });

/** What stands in the request of a push. */
export type RequestBytes = {
  readonly entries: number;
  /** Of its rows alone, as JSON. */
  readonly rowBytes: number;
  readonly rows: readonly z.output<typeof entrySchema>[];
  /** The same from another player, of another story and under other names. */
  readonly renewed: (user: string) => { readonly text: string; readonly rows: RequestBytes['rows'] };
};

/** Reads it back out of what was sent. */
export function requestBytes({ body }: Asked): RequestBytes {
  const { p } = bodySchema.parse(JSON.parse(body));
  return {
    entries: p.entries.length,
    rowBytes: p.entries.reduce(
      (sum, { v: _v, turn: _turn, ...row }) => sum + Buffer.byteLength(JSON.stringify(row)),
      0,
    ),
    rows: p.entries,
    renewed(user) {
      const names = new Map<string, string>();
      const renamed = JSON.stringify({ ...p, epoch: null }).replaceAll(
        /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
        (id) => names.get(id) ?? (names.set(id, crypto.randomUUID()), names.get(id) ?? ''),
      );
      const again = bodySchema.shape.p.parse(JSON.parse(renamed));
      const entries = again.entries.map((entry) => ({ ...entry, v: 0 }));
      return { text: JSON.stringify({ ...again, space: user, entries }), rows: entries };
    },
  };
}
