/** The answer of anything that can fail in an expected way: a value, or a typed error (never a throw). */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A success that carries `value`. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A success that carries nothing. */
export const done: { readonly ok: true; readonly value: null } = { ok: true, value: null };

/** An expected failure. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
