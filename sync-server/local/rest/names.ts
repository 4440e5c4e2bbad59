import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Table } from './catalogue.ts';
import { notOffered, restError, type RestError } from './rest-error.ts';

/** A name as SQL takes it, whatever is in it. Names come out of the catalogue and are quoted all the same. */
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The parts of a list between commas; a part in double quotes may hold commas, and anything after a backslash. */
export function splitList(text: string): Result<string[], RestError> {
  const parts: string[] = [];
  const item = /\s*(?:"((?:[^"\\]|\\.)*)"\s*|([^,]*))(,|$)/gsy;
  for (;;) {
    const found = item.exec(text);
    if (!found)
      return err(restError(400, 'PGRST100', 'A list could not be read.', { details: text.slice(0, 200) }));
    const [, quoted, plain = '', end] = found;
    parts.push(quoted === undefined ? plain : quoted.replaceAll(/\\(.)/gs, '$1'));
    if (end === '') return ok(parts);
  }
}

/** The type of a column, or the error that there is none of this name. */
export function typeOf(table: Table, name: string): Result<string, RestError> {
  const type = Object.hasOwn(table.columns, name) ? table.columns[name] : undefined;
  if (type !== undefined) return ok(type);
  if (/[()]/.test(name)) return err(notOffered('embedded resources and aggregates'));
  if (name.includes('->')) return err(notOffered('paths into JSON'));
  if (name.includes(':')) return err(notOffered('aliases and casts'));
  if (name.includes('.')) return err(notOffered('names of other tables before a column'));
  return err(
    restError(400, '42703', `column ${table.name}.${name.slice(0, 100)} does not exist`, {
      unknownName: true,
    }),
  );
}

/** The columns of a list, each known, quoted and joined by commas. */
export function columnList(table: Table, names: readonly string[]): Result<string, RestError> {
  for (const name of names) {
    if (name === '*') return err(notOffered('all columns beside others'));
    const type = typeOf(table, name);
    if (!type.ok) return type;
  }
  return ok(names.map(quoteName).join(', '));
}
