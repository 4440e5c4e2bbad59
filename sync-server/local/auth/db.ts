import type { ISql } from 'postgres';

// oxlint-disable-next-line typescript/no-empty-object-type -- postgres.js says so itself
type NoTypes = {};

/** The pool, or a transaction of it: what can be asked a question. */
export type Db = ISql<NoTypes>;

/** For the column of a JSON document; null bytes and halves of characters, which PostgreSQL does not store, are refused before. */
export const asJson = (value: unknown): string => JSON.stringify(value);

/** Whether PostgreSQL can store a document. */
export const isStorable = (value: unknown): boolean => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value));
