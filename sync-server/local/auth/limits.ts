import { isIPv4, isIPv6 } from 'node:net';
import type { Sql } from 'postgres';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import { sha256 } from './secrets.ts';

/** What is counted for each address that asks. */
export type CountedRequest = keyof typeof perAddress;

type Passed = Result<null, AuthError>;

/** Counts requests in the database, so that all servers on it count together. */
export type Limits = {
  /** One more request from an address. */
  readonly take: (what: CountedRequest, address: string) => Promise<Passed>;
  /** One more mail to somebody, whether or not he has an account. */
  readonly takeMail: (email: string) => Promise<Passed>;
  /** Before a password is looked at: it counts as wrong until `forgive` says otherwise, or many at once would slip through. */
  readonly takePassword: (email: string, address: string) => Promise<Passed>;
  /** The password was right. */
  readonly forgive: (email: string, address: string) => Promise<void>;
  /** The password was not looked at. */
  readonly takeBack: (email: string, address: string) => Promise<void>;
};

/** GoTrue's numbers for five minutes. */
const perAddress = {
  signup: 30,
  password: 30,
  recover: 30,
  verify: 30,
  refresh: 150,
  pkce: 150,
  authorize: 30,
};
const windowS = 300;
const mailEveryS = 60;
/** A day without a mistake starts anew. */
const forgottenMs = 86_400_000;

/** Wrong passwords without a wait; then the wait doubles from two seconds up to `longestS`. */
const fromHere = { free: 5, longestS: 900 };
/** The same for one account from all addresses together; those from which its owner signed in before are not held up by strangers. */
const fromAnywhere = { free: 20, longestS: 300 };

/** No limit at all, for tests and for a machine of one's own. */
export const noLimits: Limits = {
  take: () => Promise.resolve(pass),
  takeMail: () => Promise.resolve(pass),
  takePassword: () => Promise.resolve(pass),
  forgive: () => Promise.resolve(),
  takeBack: () => Promise.resolve(),
};

const pass: Passed = ok(null);

/** @param deps.now Unix time in milliseconds */
export function createLimits({ sql, now }: { readonly sql: Sql; readonly now: () => number }): Limits {
  const at = () => new Date(now());

  const count = async (key: string, most: number, seconds: number): Promise<Result<null, number>> => {
    const [row] = await sql<{ hits: number; until: Date }[]>`
      insert into auth.limits as known (key, hits, since, until)
      values (${key}, 1, ${at()}, ${new Date(now() + seconds * 1000)})
      on conflict (key) do update set
        hits = case when known.until <= excluded.since then 1 else known.hits + 1 end,
        since = case when known.until <= excluded.since then excluded.since else known.since end,
        until = case when known.until <= excluded.since then excluded.until else known.until end
      returning hits, until`;
    return row && row.hits > most ? err(secondsTo(row.until, now())) : ok(null);
  };

  return {
    take: async (what, address) => {
      const counted = await count(keyOf(what, networkOf(address)), perAddress[what], windowS);
      return counted.ok ? pass : err(authErrors.requestLimit(counted.error));
    },
    takeMail: async (email) => {
      const counted = await count(keyOf('mail', email), 1, mailEveryS);
      return counted.ok ? pass : err(authErrors.mailLimit(counted.error));
    },
    takePassword: (email, address) =>
      sql.begin(async (tx) => {
        const [here, anywhere] = keysOf(email, address);
        // One after the other for each account: a row that is not there yet cannot be locked.
        await tx`select pg_advisory_xact_lock(hashtextextended(${anywhere}, 0))`;
        const rows = await tx<{ key: string; hits: number; since: Date; until: Date }[]>`
          select key, hits, since, until from auth.limits where key in (${here}, ${anywhere})`;
        const places = await tx<{ ip: string }[]>`
          select distinct host(s.ip) as ip from auth.sessions s join auth.users u on u.id = s.user_id
          where u.email = ${email} and s.ip is not null`;
        const own = places.some(({ ip }) => networkOf(ip) === networkOf(address));
        const waits = rows
          .filter(({ key, until }) => until.getTime() > now() && (key === here || !own))
          .map(({ until }) => secondsTo(until, now()));
        if (waits.length > 0) return err(authErrors.requestLimit(Math.max(...waits)));
        for (const [key, limit] of [
          [here, fromHere],
          [anywhere, fromAnywhere],
        ] as const) {
          const known = rows.find((row) => row.key === key && now() - row.since.getTime() < forgottenMs);
          const hits = (known?.hits ?? 0) + 1;
          const until = new Date(now() + waitMs(hits, limit));
          await tx`
            insert into auth.limits (key, hits, since, until) values (${key}, ${hits}, ${at()}, ${until})
            on conflict (key) do update set hits = excluded.hits, since = excluded.since, until = excluded.until`;
        }
        return pass;
      }),
    forgive: async (email, address) => {
      const keys = keysOf(email, address);
      await sql`delete from auth.limits where key in ${sql(keys)}`;
    },
    takeBack: async (email, address) => {
      const keys = keysOf(email, address);
      await sql`update auth.limits set hits = hits - 1, until = since where key in ${sql(keys)}`;
    },
  };
}

const keysOf = (email: string, address: string): [string, string] => [
  keyOf('wrong', `${email} ${networkOf(address)}`),
  keyOf('wrong', email),
];

/** Neither addresses nor mails lie in the table, and with it in a backup. */
const keyOf = (what: string, who: string) => `${what}:${sha256(who).slice(0, 32)}`;

/** A household has one IPv4 address, and as many of IPv6 as it likes below one network. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const groups = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}

const secondsTo = (until: Date, nowMs: number) => Math.max(1, Math.ceil((until.getTime() - nowMs) / 1000));

/** How long nobody may try after so many wrong passwords. */
function waitMs(
  wrong: number,
  { free, longestS }: { readonly free: number; readonly longestS: number },
): number {
  return wrong < free ? 0 : Math.min(longestS, 2 ** Math.min(wrong - free + 1, 20)) * 1000;
}
