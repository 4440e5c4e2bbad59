import type { OpenFailure } from '../../state/view.ts';

/** Reads out of whatever the browser threw why a database could not be opened. */
export function openFailureOf(thrown: unknown): OpenFailure {
  const names = namesOf(thrown);
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const type = kinds.find(([, of]) => of.some((name) => names.includes(name)))?.[0] ?? 'unknown';
  return { type, message };
}

const kinds: readonly (readonly [OpenFailure['type'], readonly string[]])[] = [
  ['worker', ['WorkerError']],
  ['full', ['QuotaExceededError']],
  ['newer', ['VersionError']],
  [
    'refused',
    ['SecurityError', 'InvalidStateError', 'NotAllowedError', 'MissingAPIError', 'DatabaseClosedError'],
  ],
];

/** Dexie wraps the browser's error: the name that tells more lies inside. */
function namesOf(thrown: unknown): string[] {
  const names: string[] = [];
  for (let error = thrown; error instanceof Error || error instanceof DOMException;) {
    names.push(error.name);
    error = 'inner' in error ? error.inner : undefined;
  }
  return names;
}
