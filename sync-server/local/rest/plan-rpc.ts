import { err, ok, type Result } from '../../../src/domain/result.ts';
import { answerRows, bodyOf, mostRows } from './answer-rows.ts';
import type { Routine } from './catalogue.ts';
import { quoteName } from './names.ts';
import { createParameters, type Plan } from './plan.ts';
import { notOffered, restError, type RestError } from './rest-error.ts';
import type { Wishes } from './wishes.ts';

/** The call of a function with named arguments. @param args as JSON text of one object, and the names in it */
export function planRpc(
  routine: Routine,
  args: { readonly json: string; readonly names: readonly string[] },
  isRead: boolean,
  wishes: Wishes,
): Result<Plan, RestError> {
  if (routine.isOdd) return err(notOffered('functions with unnamed or variadic arguments'));
  const given = routine.args.filter(({ name }) => args.names.includes(name));
  const missing = routine.args.some(({ name, optional }) => !optional && !args.names.includes(name));
  const unknown = args.names.some((name) => !routine.args.some((arg) => arg.name === name));
  if (missing || unknown) return err(noRoutine(routine.name, args.names));
  const parameters = createParameters();
  const types = given.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ');
  const values = given.map(({ name }) => `${quoteName(name)} => args.${quoteName(name)}`).join(', ');
  const from =
    given.length === 0
      ? ''
      : `json_to_record(${parameters.add(args.json, 'json')}) as args(${types}), lateral `;
  const call = `"public".${quoteName(routine.name)}(${values})`;
  // A value's column is named here, for else it has the function's name; rows keep the names that they have.
  const source =
    routine.returns === 'row'
      ? `select result.* from ${from}${call} as result`
      : `select result.value from ${from}${call} as result(value)`;
  const each = routine.returns === 'row' ? 'source' : 'source.value';
  const one = { ...wishes, single: wishes.single || !routine.isSet };
  const body = routine.returns === 'nothing' ? 'null::text' : bodyOf(one, each);
  return ok({
    sql: `with source as (${source} limit ${mostRows})
      select ${body} as body, count(*)::int as page, ${wishes.count ? 'count(*)::int' : 'null::int'} as total from source`,
    parameters: parameters.values,
    readOnly: isRead || !routine.isVolatile,
    fixed: true,
    answer: (row) =>
      routine.returns === 'nothing'
        ? { status: 204, body: null, headers: {} }
        : answerRows(row, routine.isSet ? wishes : { ...wishes, single: false }, 0),
  });
}

/** The arguments of a GET: all of them text, which PostgreSQL reads as the types of the function. */
export function argsOfQuery(
  routine: Routine,
  query: URLSearchParams,
): Result<{ readonly json: string; readonly names: readonly string[] }, RestError> {
  const args = new Map<string, unknown>();
  for (const [name, text] of query) {
    if (name === 'apikey') continue;
    const kind = routine.args.find((arg) => arg.name === name)?.kind;
    if (kind === 'array') return err(notOffered('lists among the arguments of a GET'));
    try {
      args.set(name, kind === 'json' ? JSON.parse(text) : text);
    } catch {
      return err(restError(400, '22P02', 'invalid input syntax for type json'));
    }
  }
  return ok({ json: JSON.stringify(Object.fromEntries(args)), names: [...args.keys()] });
}

/** No function takes these arguments. */
export function noRoutine(name: string, names: readonly string[]): RestError {
  const shown = names.map((each) => each.slice(0, 60)).join(', ');
  const what = names.length === 0 ? 'without parameters' : `(${shown})`;
  return restError(
    404,
    'PGRST202',
    `Could not find the function public.${name.slice(0, 100)}${names.length === 0 ? ` ${what}` : what} in the schema cache`,
    {
      details: `Searched for the function public.${name.slice(0, 100)} with ${
        names.length === 0 ? 'no parameters' : `parameters ${shown}`
      }, but no matches were found in the schema cache.`,
      unknownName: true,
    },
  );
}
