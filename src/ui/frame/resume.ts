import type { Handles } from '../../state/handles.ts';
import { ownStorage } from '../parts/own-storage.ts';

const resumeKey = 'lamplit-resume';
const resumeVersion = '1.0';
const longestAwayMs = 24 * 60 * 60 * 1000;

/** The story to go straight back to, or `null`; a pointer that is too old or of another version is cleared. */
export function readResume(space: Handles['space'], nowMs: number): string | null {
  const pointer = parse(ownStorage(space).read(resumeKey));
  if (pointer?.version === resumeVersion && nowMs - pointer.at < longestAwayMs) return pointer.story;
  writeResume(space, null, nowMs);
  return null;
}

/** Remembers that `story` was open at `nowMs`; `null` forgets it. */
export function writeResume(space: Handles['space'], story: string | null, nowMs: number): void {
  ownStorage(space).write(resumeKey, story && JSON.stringify({ story, at: nowMs, version: resumeVersion }));
}

function parse(text: string | null) {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if (!('story' in value && 'at' in value && 'version' in value)) return null;
    const { story, at, version } = value;
    return typeof story === 'string' && typeof at === 'number' ? { story, at, version } : null;
  } catch {
    return null;
  }
}
