import type { Pictures } from './open-pictures.ts';

/** Gives a user pay-as-you-go, and no credit beside it. */
export async function subscribe(
  pictures: Pick<Pictures, 'standIn' | 'replicate'>,
  user: string,
): Promise<void> {
  const {
    standIn: { admin },
    replicate,
  } = pictures;
  const [customer, setup] = [`cus_${user}`, `seti_${user}`];
  await drain(pictures, user);
  await admin`select public.keep_customer(${user}, false, ${customer})`;
  const [begun] = await admin<{ id: string }[]>`
    select public.begin_subscription(${user}, 'pay-as-you-go', 'key', false) ->> 'id' as id`;
  await admin`select public.attach_setup(${begun?.id ?? null}, ${setup})`;
  const anchor = new Date(replicate.clock.nowS * 1000).toISOString();
  const facts = { id: `sub_${user}`, setup, customer, live: false, anchor, status: 'active' };
  await admin`select public.apply_subscription(null, ${JSON.stringify(facts)}::text::jsonb)`;
}

/** Takes a user's free credits of this month away. */
export async function drain(
  { standIn: { admin }, replicate }: Pick<Pictures, 'standIn' | 'replicate'>,
  user: string,
): Promise<void> {
  await admin`select public.ensure_free_credits(${user})`;
  for (const key of ['welcome', `free:${new Date(replicate.clock.nowS * 1000).toISOString().slice(0, 7)}`])
    await admin`select public.void_lot(${user}, ${key})`;
}
