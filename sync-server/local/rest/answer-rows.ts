import type { Answer, PlanRow } from './plan.ts';
import { restError, type RestError } from './rest-error.ts';
import type { Wishes } from './wishes.ts';

/** How many rows one answer holds at the most. */
export const mostRows = 1000;

/** Rows as an answer: from `offset` on, with their range, or the one row that was asked for. */
export function answerRows(row: PlanRow, wishes: Wishes, offset: number): Answer | RestError {
  const { page, total } = row;
  if (total !== null && offset > total) {
    return restError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
  if (wishes.single && page !== 1) return notOne(page);
  const range = page === 0 ? '*' : `${offset}-${offset + page - 1}`;
  return {
    status: total !== null && page < total ? 206 : 200,
    body: row.body,
    headers: { ...contentType(wishes), 'Content-Range': `${range}/${total ?? '*'}` },
  };
}

/** One row was asked for, and there are none or many. */
export function notOne(rows: number): RestError {
  return restError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

export function contentType(wishes: Wishes): { readonly 'Content-Type': string } {
  const type = wishes.single ? 'application/vnd.pgrst.object+json' : 'application/json';
  return { 'Content-Type': `${type}; charset=utf-8` };
}

/** The expression for the body that is asked for, over rows of `source`. */
export function bodyOf(wishes: Wishes, source: string): string {
  return wishes.single
    ? `coalesce((json_agg(${source}) -> 0)::text, 'null')`
    : `coalesce(json_agg(${source}), '[]')::text`;
}
