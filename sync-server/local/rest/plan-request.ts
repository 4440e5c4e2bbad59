import { err, type Result } from '../../../src/domain/result.ts';
import type { Catalogue } from './catalogue.ts';
import { planRead } from './plan-read.ts';
import { argsOfQuery, noRoutine, planRpc } from './plan-rpc.ts';
import { planDelete, planInsert, planUpdate } from './plan-write.ts';
import type { Plan } from './plan.ts';
import { notOffered, restError, type RestError } from './rest-error.ts';
import { readWishes, type Wishes } from './wishes.ts';

/** A request and what was read of it. */
export type RestRequest = { readonly request: Request; readonly url: URL; readonly body: string };

/** What a request does, by what the catalogue knows. */
export function planRequest(catalogue: Catalogue, asked: RestRequest): Result<Plan, RestError> {
  const wishes = readWishes(asked.request);
  if (!wishes.ok) return wishes;
  const path = nameOf(asked.url);
  if (path === undefined) return err(restError(404, 'PGRST125', 'Invalid path specified in request URL'));
  if (bringsOther(asked)) {
    return err(restError(415, 'PGRST102', 'This server takes bodies of the type application/json only.'));
  }
  return path.isFunction
    ? planFunction(catalogue, path.name, asked, wishes.value)
    : planTable(catalogue, path.name, asked, wishes.value);
}

function planTable(
  catalogue: Catalogue,
  name: string,
  { request, url, body }: RestRequest,
  wishes: Wishes,
): Result<Plan, RestError> {
  const table = catalogue.tables.get(name);
  if (!table) {
    return err(
      restError(
        404,
        'PGRST205',
        `Could not find the table 'public.${name.slice(0, 100)}' in the schema cache`,
        {
          unknownName: true,
        },
      ),
    );
  }
  const query = url.searchParams;
  const writing = { table, query, wishes };
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return planRead(table, query, request.headers.get('range'), wishes);
    case 'POST':
      return planInsert(writing, body);
    case 'PATCH':
      return planUpdate(writing, body);
    case 'DELETE':
      return planDelete(writing);
    default:
      return err(notThisMethod(request.method));
  }
}

function planFunction(
  catalogue: Catalogue,
  name: string,
  { request, url, body }: RestRequest,
  wishes: Wishes,
): Result<Plan, RestError> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && request.method !== 'POST') {
    return err(restError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`));
  }
  if (!isRead && [...url.searchParams.keys()].some((key) => key !== 'apikey')) {
    return err(notOffered('filters, columns and order on the answer of a function'));
  }
  const routines = catalogue.routines.get(name) ?? [];
  const [routine] = routines;
  const args = isRead ? routine && argsOfQuery(routine, url.searchParams) : argsOfBody(body);
  if (args && !args.ok) return args;
  if (!routine || !args) return err(noRoutine(name, [...url.searchParams.keys()]));
  if (routines.length > 1) {
    return err(
      restError(300, 'PGRST203', 'Could not choose the best candidate function: it is there more than once'),
    );
  }
  return planRpc(routine, args.value, isRead, wishes);
}

function argsOfBody(
  body: string,
): Result<{ readonly json: string; readonly names: readonly string[] }, RestError> {
  const json = body === '' ? '{}' : body;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ok: true, value: { json, names: Object.keys(value) } };
    }
  } catch {
    // Answered below, as any other body that is no object.
  }
  return err(restError(400, 'PGRST102', 'Empty or invalid json'));
}

/** The table or function that an address names; undefined when it names none. */
function nameOf(url: URL): { readonly name: string; readonly isFunction: boolean } | undefined {
  const [, rpc, text] = /^\/rest\/v1\/(rpc\/)?([^/]+)$/.exec(url.pathname) ?? [];
  if (text === undefined) return undefined;
  try {
    return { name: decodeURIComponent(text), isFunction: rpc !== undefined };
  } catch {
    return undefined;
  }
}

function bringsOther({ request, body }: RestRequest): boolean {
  if (body === '') return false;
  const type = request.headers.get('content-type') ?? 'application/json';
  return !/^application\/json\s*(;|$)/i.test(type);
}

function notThisMethod(method: string): RestError {
  return restError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
}
