import type { Sql } from 'postgres';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import { becomeCaller } from '../begin-as.ts';
import { readCaller, type Caller } from '../caller.ts';
import type { Handler } from '../handler.ts';
import type { ServerKeys } from '../keys.ts';
import { readBody } from '../read-body.ts';
import { createCatalogue, type Catalogue } from './catalogue.ts';
import { planRequest, type RestRequest } from './plan-request.ts';
import type { Answer, Plan, PlanRow } from './plan.ts';
import { callerError, databaseError, restError, toResponse, type RestError } from './rest-error.ts';

/** The longest body, in bytes: a device sends at most a million at once. */
const mostBytes = 2_000_000;
/** The same for the game's own server, which publishes whole stories. */
const mostServerBytes = 12_000_000;

/**
 * Answers `/rest/v1/*` as PostgREST does, as far as this game asks. A request is one statement in one transaction with the rights of
 * who asks; PostgreSQL reads every value and writes every answer.
 */
export async function createRest(deps: {
  readonly sql: Sql;
  readonly keys: ServerKeys;
  /** In milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}): Promise<{ readonly fetch: Handler; readonly close: () => Promise<void> }> {
  const { sql, keys, now, log } = deps;
  const catalogue = await createCatalogue(sql, now);

  async function answer(request: Request): Promise<Response> {
    const caller = await readCaller(request.headers, keys, now());
    if (!caller.ok) return callerError(caller.error, request.headers.has('apikey'));
    const most = caller.value.role === 'service_role' ? mostServerBytes : mostBytes;
    const body = await readBody(request, most);
    if (!body.ok) return toResponse(restError(413, 'PGRST102', 'The body is longer than this server takes.'));
    const asked = { request, url: new URL(request.url), body: new TextDecoder().decode(body.value) };
    try {
      const answered = await run(asked, caller.value);
      if (!answered.ok) return toResponse(answered.error);
      const { status, headers, body: text } = answered.value;
      return new Response(request.method === 'HEAD' ? null : text, { status, headers: { ...headers } });
    } catch (thrown) {
      const known = databaseError(thrown, caller.value);
      const error = known ?? restError(500, 'PGRST000', 'Internal error');
      // What the database says may hold what players wrote; what goes wrong here does not.
      const message = known === undefined && thrown instanceof Error ? thrown.message : undefined;
      if (error.status >= 500) log.error('rest', { status: error.status, code: error.code, message });
      return toResponse(error, error.status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {});
    }
  }

  async function run(asked: RestRequest, caller: Caller): Promise<Result<Answer, RestError>> {
    const known = await catalogue.current();
    let plan = planRequest(known, asked);
    let latest = known;
    if (!plan.ok && plan.error.unknownName) {
      latest = await catalogue.reload();
      plan = planRequest(latest, asked);
    }
    return plan.ok ? execute(plan.value, caller, asked, latest) : plan;
  }

  async function execute(
    plan: Plan,
    caller: Caller,
    { request, url }: RestRequest,
    { timeouts }: Catalogue,
  ): Promise<Result<Answer, RestError>> {
    const timeout = timeouts.get(caller.role);
    try {
      return ok(
        await sql.begin(plan.readOnly ? 'read only' : 'read write', async (transaction) => {
          // Neither waits for the other to be answered: they go out one after the other on one connection.
          const [, [row]] = await Promise.all([
            becomeCaller(transaction, { caller, method: request.method, path: url.pathname, timeout }),
            transaction.unsafe<PlanRow[]>(plan.sql, [...plan.parameters], { prepare: plan.fixed }),
          ]);
          if (!row) throw new Error('Every statement returns one row.');
          const answered = plan.answer(row);
          // Leaving by an error is what undoes the statement.
          if ('code' in answered) throw new Refused(answered);
          return answered;
        }),
      );
    } catch (thrown) {
      if (thrown instanceof Refused) return err(thrown.error);
      throw thrown;
    }
  }

  return { fetch: answer, close: () => catalogue.close() };
}

class Refused extends Error {
  readonly error: RestError;
  constructor(error: RestError) {
    super(error.message);
    this.error = error;
  }
}
