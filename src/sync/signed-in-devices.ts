import * as z from 'zod/mini';

import type { SignedInDevice } from '../domain/account.ts';
import type { AccountApi, AccountResult } from '../domain/ports/account-api.ts';
import { done, err, ok } from '../domain/result.ts';
import type { CloudSession } from './cloud-session.ts';

const rowsSchema = z.array(
  z.object({
    id: z.string(),
    label: z.nullable(z.string()),
    signed_in_at: z.string(),
    seen_at: z.nullable(z.string()),
    here: z.boolean(),
  }),
);

type Authorized = () => Promise<AccountResult<{ readonly session: CloudSession }>>;

/** The account's sign-ins. */
export function signedInDevices(authorized: Authorized): Pick<AccountApi, 'devices' | 'endDevice'> {
  const call = async (name: string, args?: Record<string, unknown>): Promise<AccountResult<unknown>> => {
    const allowed = await authorized();
    if (!allowed.ok) return allowed;
    const { data, error, status } = await allowed.value.session.rpc(name, args);
    if (!error) return ok<unknown>(data);
    if (status === 0) return err({ type: 'offline' });
    if (status === 401) return err({ type: 'paused' });
    return err({ type: 'unexpected', message: error.message });
  };
  return {
    devices: async () => {
      const answered = await call('account_sessions');
      if (!answered.ok) return answered;
      const read = rowsSchema.safeParse(answered.value);
      if (!read.success) return err({ type: 'unexpected', message: 'account_sessions answered otherwise.' });
      return ok(read.data.map(deviceOf).toSorted(hereFirst));
    },
    endDevice: async ({ id }) => {
      const answered = await call('end_session', { p_id: id });
      return answered.ok ? done : answered;
    },
  };
}

function deviceOf(row: z.infer<typeof rowsSchema>[number]): SignedInDevice {
  const signedInAt = Date.parse(row.signed_in_at);
  return {
    id: row.id,
    label: row.label ?? '',
    signedInAt,
    seenAt: row.seen_at === null ? signedInAt : Date.parse(row.seen_at),
    here: row.here,
  };
}

function hereFirst(a: SignedInDevice, b: SignedInDevice): number {
  return Number(b.here) - Number(a.here) || b.seenAt - a.seenAt;
}
