import { mkdirSync, writeFileSync } from 'node:fs';
import { goldenPaths, tellGolden } from '../providers/builtin-storyteller/golden-paths.ts';

/** Writes the kept transcripts anew: after a change of packs or engine that is meant to change stories. */
export async function main(): Promise<number> {
  const folder = new URL('../providers/builtin-storyteller/golden/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const { name } of goldenPaths) {
    const text = await tellGolden(name);
    writeFileSync(new URL(`${name}.txt`, folder), text);
    console.log(`${name}: ${text.split(/\s+/).length} words`);
  }
  return 0;
}
