import { isJson } from '../domain/is-json.ts';
import type { Json } from '../domain/json.ts';
import { soundText } from '../domain/text.ts';

/** An object of a foreign file. */
export type Fields = { readonly [name: string]: Json };

/**
 * The value of a JSON text, its texts without what no database takes; `undefined` when it is none or is nested deeper than anything
 * sensible.
 */
export function parseJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // Such characters stand in JSON as escapes alone.
    const sound = badEscape.test(text) ? soundText : (each: string) => each;
    return isJson(value) ? taken(value, sound) : undefined;
  } catch {
    return undefined;
  }
}

/** One value per line; a line that is none is `undefined`. Empty lines are left out. */
export function parseLines(text: string): readonly (Json | undefined)[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseJson);
}

/** Names that reach an object's prototype when they are assigned. */
const traps: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const badEscape = /\\u(?:0000|d[89a-f])/i;

function taken(value: Json, sound: (text: string) => string): Json {
  if (typeof value === 'string') return sound(value);
  if (isList(value)) return value.map((each) => taken(each, sound));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [sound(name), each] as const)
      .filter(([name]) => !traps.has(name))
      .map(([name, each]) => [name, taken(each, sound)]),
  );
}

export function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** An object as it is, anything else as one without fields. */
export function asFields(value: Json | undefined): Fields {
  return isFields(value) ? value : {};
}

/** The object at `name`, {} when there is none. */
export function fieldsAt(fields: Fields, name: string): Fields {
  const value = fields[name];
  return isFields(value) ? value : {};
}

/** The list at `name`, [] when there is none. */
export function listAt(fields: Fields, name: string): readonly Json[] {
  const value = fields[name];
  return isList(value) ? value : [];
}

/** The text at `name`; a number is one too; '' when there is none. */
export function textAt(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** The finite number at `name`, also when it is written as a text. */
export function numberAt(fields: Fields, name: string, otherwise: number): number {
  const value = fields[name];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
}

/** The truth at `name`. */
export function flagAt(fields: Fields, name: string, otherwise: boolean): boolean {
  const value = fields[name];
  return typeof value === 'boolean' ? value : otherwise;
}

/** The words of a list, or of one text with commas between them; without blanks around them and empty ones. */
export function wordsAt(fields: Fields, name: string): readonly string[] {
  const value = fields[name];
  const words = isList(value)
    ? value.map((each) => (typeof each === 'string' || typeof each === 'number' ? String(each) : ''))
    : typeof value === 'string'
      ? value.split(',')
      : [];
  return words.map((word) => word.trim()).filter((word) => word !== '');
}

/** The fields that are not among `known`. */
export function restOf(fields: Fields, known: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !known.includes(name)));
}

/** A copy without anything that could be a provider's key or password. */
export function withoutSecrets(value: Json): Json {
  if (isList(value)) return value.map(withoutSecrets);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secretName.test(name))
      .map(([name, each]) => [name, withoutSecrets(each)]),
  );
}

/** World-info entries call their trigger words 'key', so that alone is none. */
const secretName =
  /api[-_ ]?key|_key$|secret|passw|bearer|authori[sz]ation|(?:access|auth|refresh|api)[-_ ]?token/i;
