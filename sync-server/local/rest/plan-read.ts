import { err, ok, type Result } from '../../../src/domain/result.ts';
import { answerRows, bodyOf, mostRows } from './answer-rows.ts';
import type { Table } from './catalogue.ts';
import { conditionOf } from './filters.ts';
import { columnList, quoteName, splitList, typeOf } from './names.ts';
import { createParameters, type Plan } from './plan.ts';
import { restError, type RestError } from './rest-error.ts';
import type { Wishes } from './wishes.ts';

/** GET and HEAD of a table or view. @param range the header of that name */
export function planRead(
  table: Table,
  query: URLSearchParams,
  range: string | null,
  wishes: Wishes,
): Result<Plan, RestError> {
  const columns = selectedColumns(table, query);
  if (!columns.ok) return columns;
  const parameters = createParameters();
  const condition = conditionOf(table, query, parameters);
  if (!condition.ok) return condition;
  const order = orderOf(table, query);
  if (!order.ok) return order;
  const window = windowOf(query, range);
  if (!window.ok) return window;
  const { offset, limit } = window.value;
  const from = `from "public".${quoteName(table.name)} where ${condition.value.sql}`;
  const total = wishes.count ? `(select count(*)::int ${from})` : 'null::int';
  return ok({
    sql: `with source as (select ${columns.value} ${from}${order.value} limit ${limit} offset ${offset})
      select ${bodyOf(wishes, 'source')} as body, count(*)::int as page, ${total} as total from source`,
    parameters: parameters.values,
    readOnly: true,
    fixed: false,
    answer: (row) => answerRows(row, wishes, offset),
  });
}

/** What stands between `select` and `from`: the named columns, quoted, or all of them. */
export function selectedColumns(table: Table, query: URLSearchParams): Result<string, RestError> {
  const select = query.get('select') ?? '*';
  if (select === '*' || select === '') return ok('*');
  const names = splitList(select);
  return names.ok ? columnList(table, names.value) : names;
}

function orderOf(table: Table, query: URLSearchParams): Result<string, RestError> {
  const text = query.get('order');
  if (text === null || text === '') return ok('');
  const items: string[] = [];
  for (const item of text.split(',')) {
    const [, name = item, direction = '', nulls = ''] =
      /^(.*?)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/s.exec(item) ?? [];
    const type = typeOf(table, name);
    if (!type.ok) return type;
    items.push(`${quoteName(name)} ${direction}${nulls === '' ? '' : ` nulls ${nulls}`}`);
  }
  return ok(` order by ${items.join(', ')}`);
}

function windowOf(
  query: URLSearchParams,
  range: string | null,
): Result<{ readonly offset: number; readonly limit: number }, RestError> {
  const [, first, last] = /^(?:items=)?(\d{1,9})-(\d{0,9})$/.exec(range ?? '') ?? [];
  const wanted = { offset: query.get('offset'), limit: query.get('limit') };
  for (const [name, text] of Object.entries(wanted)) {
    if (text !== null && !/^\d{1,9}$/.test(text)) {
      return err(restError(400, 'PGRST100', `"failed to parse ${name} parameter (${text.slice(0, 50)})"`));
    }
  }
  const offset = Number(wanted.offset ?? first ?? 0);
  const asked =
    wanted.limit ??
    (first !== undefined && last !== undefined && last !== '' ? Number(last) - Number(first) + 1 : mostRows);
  if (Number(asked) < 0) return err(restError(416, 'PGRST103', 'Requested range not satisfiable'));
  return ok({ offset, limit: Math.min(Number(asked), mostRows) });
}
