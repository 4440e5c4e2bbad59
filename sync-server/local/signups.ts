import type { Sql } from 'postgres';

/** Who may make an account: the operator's command, kept in the database, or else what the environment says. */
export async function readSignups(admin: Sql, otherwise: 'open' | 'closed'): Promise<'open' | 'closed'> {
  const [row] = await admin<{ value: string }[]>`
    select value #>> '{}' as value from stand_in.keys where name = 'signups'`;
  return row?.value === 'open' || row?.value === 'closed' ? row.value : otherwise;
}

/** Holds from the next request on, for all servers of this database. */
export async function writeSignups(admin: Sql, signups: 'open' | 'closed'): Promise<void> {
  await admin`
    insert into stand_in.keys (name, value) values ('signups', to_jsonb(${signups}::text))
    on conflict (name) do update set value = excluded.value`;
}
