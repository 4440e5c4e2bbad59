import { err, ok, type Result } from '../../../src/domain/result.ts';
import { bodyOf, contentType, notOne } from './answer-rows.ts';
import type { Table } from './catalogue.ts';
import { conditionOf } from './filters.ts';
import { columnList, quoteName, splitList, typeOf } from './names.ts';
import { createParameters, type Parameters, type Plan } from './plan.ts';
import { selectedColumns } from './plan-read.ts';
import { notOffered, restError, type RestError } from './rest-error.ts';
import type { Wishes } from './wishes.ts';

/** What a writing request brings. */
export type Writing = {
  readonly table: Table;
  readonly query: URLSearchParams;
  readonly wishes: Wishes;
};

/** POST: one row or several, in one statement; with `resolution`, rows that are there already are merged or left alone. */
export function planInsert(writing: Writing, body: string): Result<Plan, RestError> {
  const { table, query, wishes } = writing;
  const rows = readRows(body);
  if (!rows.ok) return rows;
  const names = namesOf(rows.value, query.get('columns'));
  if (!names.ok) return names;
  const columns = bodyColumns(table, names.value);
  if (!columns.ok) return columns;
  const parameters = createParameters();
  const into = `"public".${quoteName(table.name)}`;
  const given = parameters.add(Array.isArray(rows.value) ? body : `[${body}]`, 'json');
  const conflict = conflictOf(writing, names.value);
  if (!conflict.ok) return conflict;
  const statement =
    names.value.length === 0
      ? `insert into ${into} default values`
      : `insert into ${into} (${columns.value})
        select ${columns.value} from json_populate_recordset(null::${into}, ${given}) as given
        where ${counted(1)} ${conflict.value}`;
  if (names.value.length === 0 && Array.isArray(rows.value)) {
    return err(notOffered('an insert of a list without columns'));
  }
  return planOf(writing, statement, names.value.length === 0 ? [] : parameters.values, (page, inserted) => {
    const status = wishes.resolution === 'merge' && inserted === 0 && page > 0 ? 200 : 201;
    return { status, quiet: status, range: '*' };
  });
}

/** PATCH: the rows that the filters find get the body's values. */
export function planUpdate(writing: Writing, body: string): Result<Plan, RestError> {
  const { table, query } = writing;
  const rows = readRows(body);
  if (!rows.ok) return rows;
  if (Array.isArray(rows.value)) return err(restError(400, 'PGRST102', 'A change is one object.'));
  const names = namesOf(rows.value, query.get('columns'));
  if (!names.ok) return names;
  const columns = bodyColumns(table, names.value);
  if (!columns.ok) return columns;
  if (names.value.length === 0) return err(notOffered('a change without a column'));
  const parameters = createParameters();
  const into = `"public".${quoteName(table.name)}`;
  const given = parameters.add(body, 'json');
  const condition = whereOf(writing, parameters);
  if (!condition.ok) return condition;
  // In the sub-select a name is the body's column, in the condition it is the table's.
  return planOf(
    writing,
    `update ${into}
      set (${columns.value}) = (select ${columns.value} from json_populate_record(null::${into}, ${given}) as given)
      where ${condition.value}`,
    parameters.values,
    (page) => ({ status: 200, quiet: 204, range: page === 0 ? '*' : `0-${page - 1}` }),
  );
}

/** DELETE: the rows that the filters find. */
export function planDelete(writing: Writing): Result<Plan, RestError> {
  const parameters = createParameters();
  const condition = whereOf(writing, parameters);
  if (!condition.ok) return condition;
  return planOf(
    writing,
    `delete from "public".${quoteName(writing.table.name)} where ${condition.value}`,
    parameters.values,
    () => ({ status: 200, quiet: 204, range: '*' }),
  );
}

function planOf(
  { table, query, wishes }: Writing,
  statement: string,
  parameters: readonly string[],
  answered: (
    page: number,
    inserted: number,
  ) => {
    readonly status: number;
    /** Without rows in the answer. */ readonly quiet: number;
    readonly range: string;
  },
): Result<Plan, RestError> {
  for (const name of ['limit', 'offset', 'order']) {
    if (query.has(name)) return err(notOffered(`'${name}' when writing`));
  }
  const columns = selectedColumns(table, query);
  if (!columns.ok) return columns;
  const returning = wishes.representation ? columns.value : '1';
  const body = wishes.representation ? bodyOf(wishes, 'source') : 'null::text';
  return ok({
    sql: `with source as (${statement} returning ${returning})
      select ${body} as body, count(*)::int as page, null::int as total,
        nullif(current_setting('stand_in.inserted', true), '')::int as inserted from source`,
    parameters,
    readOnly: false,
    fixed: false,
    answer: (row) => {
      if (wishes.single && row.page !== 1) return notOne(row.page);
      const { status, quiet, range } = answered(row.page, row.inserted ?? 0);
      const headers = { 'Content-Range': `${range}/${wishes.count ? row.page : '*'}` };
      if (!wishes.representation) return { status: quiet, body: null, headers };
      return { status, body: row.body, headers: { ...contentType(wishes), ...headers } };
    },
  });
}

/** As on Supabase, a change or removal of a whole table is taken for a mistake. */
function whereOf({ table, query }: Writing, parameters: Parameters): Result<string, RestError> {
  const condition = conditionOf(table, query, parameters);
  if (!condition.ok) return condition;
  if (condition.value.count > 0) return ok(condition.value.sql);
  return err(restError(400, '21000', 'UPDATE or DELETE requires a WHERE clause'));
}

/** What to do with rows that are there already. */
function conflictOf({ table, query, wishes }: Writing, names: readonly string[]): Result<string, RestError> {
  if (wishes.resolution === null) return ok('');
  const given = splitList(query.get('on_conflict') ?? '');
  if (!given.ok) return given;
  const target = query.has('on_conflict') ? given.value : table.key;
  const columns = columnList(table, target);
  if (!columns.ok) return columns;
  if (target.length === 0) return err(notOffered('an upsert without a key'));
  if (wishes.resolution === 'ignore') return ok(`on conflict (${columns.value}) do nothing`);
  const changes = names.map((name) => `${quoteName(name)} = excluded.${quoteName(name)}`);
  return ok(`on conflict (${columns.value}) do update set ${changes.join(', ')} where ${counted(-1)}`);
}

/** Always true, and counts the rows on its way: how many were new decides between 200 and 201, and `returning` could not say it without the right to read. */
function counted(by: 1 | -1): string {
  return `set_config('stand_in.inserted',
    (coalesce(nullif(current_setting('stand_in.inserted', true), '')::int, 0) + ${by})::text, true) <> ''`;
}

type JsonObject = Readonly<Record<string, unknown>>;

function readRows(body: string): Result<JsonObject | readonly JsonObject[], RestError> {
  const invalid = err(restError(400, 'PGRST102', 'Empty or invalid json'));
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return invalid;
  }
  if (Array.isArray(value)) return value.every(isObject) ? ok(value) : invalid;
  return isObject(value) ? ok(value) : invalid;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The columns that rows bring. Several rows without the list of columns have to name the same ones. */
function namesOf(
  rows: JsonObject | readonly JsonObject[],
  columns: string | null,
): Result<readonly string[], RestError> {
  if (columns !== null) return splitList(columns);
  const list: readonly JsonObject[] = isList(rows) ? rows : [rows];
  const names = Object.keys(list[0] ?? {});
  const isSame = (row: JsonObject) =>
    Object.keys(row).length === names.length && names.every((name) => Object.hasOwn(row, name));
  return list.every(isSame) ? ok(names) : err(restError(400, 'PGRST102', 'All object keys must match'));
}

const isList = (rows: JsonObject | readonly JsonObject[]): rows is readonly JsonObject[] =>
  Array.isArray(rows);

function bodyColumns(table: Table, names: readonly string[]): Result<string, RestError> {
  for (const name of names) {
    if (typeOf(table, name).ok) continue;
    return err(
      restError(
        400,
        'PGRST204',
        `Could not find the '${name.slice(0, 100)}' column of '${table.name}' in the schema cache`,
        { unknownName: true },
      ),
    );
  }
  return ok(names.map(quoteName).join(', '));
}
