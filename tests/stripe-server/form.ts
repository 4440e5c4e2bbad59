/** What a form holds: text, or lists and records of it. */
export type FormValue = string | { [key: string]: FormValue } | FormValue[];
export type FormRecord = { [key: string]: FormValue };

/** Reads `a[b][0]=c` as Stripe does. */
export function readForm(text: string): FormRecord {
  const root: FormRecord = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [head = '', ...rest] = name.replaceAll(']', '').split('[');
    put(root, [head, ...rest], value);
  }
  return toLists(root) as FormRecord;
}

function put(at: FormRecord, [head = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    at[head] = value;
    return;
  }
  const next = at[head];
  const child: FormRecord = typeof next === 'object' && !Array.isArray(next) ? next : {};
  at[head] = child;
  put(child, rest, value);
}

function toLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, each]): [string, FormValue] => [key, toLists(each)]);
  return entries.length > 0 && entries.every(([key], index) => key === String(index) || key === '')
    ? entries.map(([, each]) => each)
    : Object.fromEntries(entries);
}
