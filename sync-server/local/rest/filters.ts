import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Table } from './catalogue.ts';
import { quoteName, splitList, typeOf } from './names.ts';
import type { Parameters } from './plan.ts';
import { notOffered, restError, type RestError } from './rest-error.ts';

const comparisons: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};
const states: Readonly<Record<string, string>> = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
};

/** Names of a query that are no filters. */
const others = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey']);

/** The condition that a query's filters make together, as SQL after `where`; none is `true`. Values become parameters. */
export function conditionOf(
  table: Table,
  query: URLSearchParams,
  parameters: Parameters,
): Result<{ readonly sql: string; readonly count: number }, RestError> {
  const conditions: string[] = [];
  for (const [name, value] of query) {
    if (others.has(name)) continue;
    const known = Object.hasOwn(table.columns, name);
    if (!known && /^(not\.)?(or|and)$/.test(name)) return err(notOffered(`the filter '${name}'`));
    const type = typeOf(table, name);
    if (!type.ok) return type;
    const condition = readFilter(quoteName(name), type.value, value, parameters);
    if (!condition.ok) return condition;
    conditions.push(condition.value);
  }
  return ok({ sql: conditions.join(' and ') || 'true', count: conditions.length });
}

function readFilter(
  column: string,
  type: string,
  text: string,
  parameters: Parameters,
): Result<string, RestError> {
  const [, operator = '', value = ''] = /^([a-z]+(?:\([^)]*\))?)\.(.*)$/s.exec(text) ?? [];
  const comparison = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined;
  if (comparison !== undefined) return ok(`${column} ${comparison} ${parameters.add(value, type)}`);
  if (operator === 'is') {
    const state = Object.hasOwn(states, value) ? states[value] : undefined;
    return state === undefined ? err(unreadable(text)) : ok(`${column} is ${state}`);
  }
  if (operator === 'in') {
    const list = /^\((.*)\)$/s.exec(value)?.[1];
    if (list === undefined) return err(unreadable(text));
    if (list === '') return ok('false');
    const values = splitList(list);
    if (!values.ok) return values;
    return ok(`${column} in (${values.value.map((each) => parameters.add(each, type)).join(', ')})`);
  }
  return err(operator === '' ? unreadable(text) : notOffered(`the filter '${operator}'`));
}

function unreadable(text: string): RestError {
  return restError(400, 'PGRST100', '"failed to parse filter"', { details: text.slice(0, 200) });
}
