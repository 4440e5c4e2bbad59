import { readFileSync, readdirSync } from 'node:fs';
import { wires } from '../../../src/providers/catalog.ts';
import type { RecordedStream } from './read-pieces.ts';

const folder = new URL('../../fixtures/streams/', import.meta.url);
const wireNames = Object.keys(wires) as (keyof typeof wires)[];

/** Those of every wire; a wire without any fails here. */
export function recordedStreams(): readonly RecordedStream[] {
  return wireNames.flatMap((wire) => {
    const ofWire = new URL(`${wire}/`, folder);
    const files = readdirSync(ofWire).filter((name) => name.endsWith('.json'));
    return files.flatMap((file) => {
      const cases = JSON.parse(readFileSync(new URL(file, ofWire), 'utf8')) as readonly Omit<
        RecordedStream,
        'wire' | 'dialect'
      >[];
      return cases.map((each) => ({ ...each, wire, dialect: file.replace('.json', '') }));
    });
  });
}
