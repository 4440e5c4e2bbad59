import { readFileSync, readdirSync } from 'node:fs';
import type { RecordedStream } from './read-pieces.ts';

const folder = new URL('../../fixtures/streams/', import.meta.url);

export function recordedStreams(): readonly RecordedStream[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((file) => {
    const cases = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly Omit<
      RecordedStream,
      'dialect'
    >[];
    return cases.map((each) => ({ ...each, dialect: file.replace('.json', '') }));
  });
}
