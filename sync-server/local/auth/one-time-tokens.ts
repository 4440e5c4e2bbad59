import { newId } from '../new-id.ts';
import type { AuthContext } from './context.ts';
import type { Db } from './db.ts';
import { newSecret, sha256 } from './secrets.ts';

/** For what a link was made, in the words of the wire. */
export type LinkType = 'signup' | 'recovery' | 'magiclink' | 'email_change';

type TokenType = 'confirmation_token' | 'recovery_token' | 'email_change_token_new';

/** A link that was followed: what it showed, and how it goes on. */
export type RedeemedToken = {
  readonly user_id: string;
  readonly token_type: TokenType;
  /** The address to which it went. */
  readonly relates_to: string;
  readonly flow_state_id: string | null;
  /** Whether it went out by mail, and so shows that its reader owns the address. */
  readonly mailed: boolean;
};

const tokenTypes: Record<LinkType, TokenType> = {
  signup: 'confirmation_token',
  recovery: 'recovery_token',
  magiclink: 'recovery_token',
  email_change: 'email_change_token_new',
};

const hourMs = 3_600_000;
/** How long a link lives. */
const lifeMs: Record<TokenType, number> = {
  confirmation_token: 24 * hourMs,
  recovery_token: hourMs,
  email_change_token_new: 24 * hourMs,
};

/**
 * Makes a link's token; those made before for the same purpose are over. There is no short code beside it, which could be guessed.
 * @param given.flow the PKCE flow that goes on by it
 */
export async function makeOneTimeToken(
  { random, now }: AuthContext,
  db: Db,
  given: {
    readonly user: string;
    readonly type: LinkType;
    readonly email: string;
    readonly flow: string | null;
    readonly mailed: boolean;
  },
): Promise<string> {
  const at = new Date(now());
  // A page knows by it, before it asks, that the answer is a code for the browser that began.
  const token = `${given.flow === null ? '' : 'pkce_'}${newSecret(random)}`;
  const type = tokenTypes[given.type];
  await db`
    insert into auth.one_time_tokens (
      id, user_id, token_type, token_hash, relates_to, created_at, updated_at, flow_state_id, mailed
    ) values (
      ${newId(random)}, ${given.user}, ${type}, ${sha256(token)}, ${given.email}, ${at}, ${at}, ${given.flow}, ${given.mailed}
    )
    on conflict (user_id, token_type) do update set
      id = excluded.id, token_hash = excluded.token_hash, relates_to = excluded.relates_to,
      created_at = excluded.created_at, updated_at = excluded.updated_at,
      flow_state_id = excluded.flow_state_id, mailed = excluded.mailed`;
  return token;
}

/** Uses up a link's token. */
export async function takeOneTimeToken(
  context: AuthContext,
  db: Db,
  given: { readonly token: string; readonly types: readonly LinkType[] },
): Promise<RedeemedToken | undefined> {
  const types = given.types.map((type) => tokenTypes[type]);
  const [row] = await db<(RedeemedToken & { created_at: Date })[]>`
    delete from auth.one_time_tokens
    where token_hash = ${sha256(given.token)} and token_type::text = any(${types})
    returning user_id, token_type, relates_to, flow_state_id, mailed, created_at`;
  return isAlive(row, context.now()) ? row : undefined;
}

function isAlive(
  row: { readonly token_type: TokenType; readonly created_at: Date } | undefined,
  nowMs: number,
) {
  return row !== undefined && nowMs - row.created_at.getTime() < lifeMs[row.token_type];
}
