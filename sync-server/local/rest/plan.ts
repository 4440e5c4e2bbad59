import type { RestError } from './rest-error.ts';

/** What one request does: one statement, and what its one row means. */
export type Plan = {
  readonly sql: string;
  readonly parameters: readonly string[];
  readonly readOnly: boolean;
  /** Its text is one of few, so that the server may keep it prepared; texts that callers compose would fill the memory. */
  readonly fixed: boolean;
  /** The answer by what the statement returned. An error undoes the statement. */
  readonly answer: (row: PlanRow) => Answer | RestError;
};

/** Every statement returns one row. */
export type PlanRow = {
  /** The answer as PostgreSQL writes it; null when nobody wants one. */
  readonly body: string | null;
  /** How many rows are in it. */
  readonly page: number;
  /** How many there are in all; null when nobody asked. */
  readonly total: number | null;
  /** How many an upsert put in new. */
  readonly inserted?: number | null;
};

export type Answer = {
  readonly status: number;
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
};

/** The values of a statement, which are never part of its text. */
export type Parameters = {
  readonly values: readonly string[];
  /** Adds a value and gives the expression that stands for it. It goes as text, and PostgreSQL reads it as the type. */
  readonly add: (value: string, type: string) => string;
};

export function createParameters(): Parameters {
  const values: string[] = [];
  return {
    values,
    add: (value, type) => {
      values.push(value);
      return `$${values.length}::text::${type}`;
    },
  };
}
