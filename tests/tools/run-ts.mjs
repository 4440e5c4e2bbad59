// Runs a TypeScript program of the tests: `node tests/tools/run-ts.mjs tests/tools/some-program.ts --its options`.
// The program reads process.argv as if Node had started it; its exit code is passed on.
import { rmSync } from 'node:fs';
import { bundle, scratchFolder } from './bundle.mjs';
import { runNode } from './run.mjs';

const [file, ...options] = process.argv.slice(2);
if (!file) {
  console.error('Name the program to run, such as tests/tools/some-program.ts.');
  process.exit(1);
}
const folder = scratchFolder();
try {
  const { code } = await runNode([await bundle(file, folder), ...options], { cwd: process.cwd() });
  process.exitCode = code;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
