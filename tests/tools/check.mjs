// `npm run check`: everything that can be known without running the game. `npm test` starts with it.
import { pathToFileURL } from 'node:url';
import { binOf, projectRoot, runNode } from './run.mjs';

const stepsFor = (root) => [
  { name: 'types', args: [binOf('typescript', 'tsc', root), '--noEmit'] },
  { name: 'lint', args: [binOf('oxlint', 'oxlint', root), '--type-aware', '--deny-warnings'] },
  { name: 'import law', args: ['tests/tools/import-law.mjs'] },
  { name: 'compiler', args: ['tests/tools/compiler.mjs'] },
  { name: 'unused code', args: [binOf('knip', 'knip', root), '--no-progress'] },
  { name: 'lock file', args: ['tests/tools/lock.mjs'] },
];

/**
 * Runs the steps, all of them even when one fails.
 * @param {{ root?: string, only?: string[], log?: (line: string) => void }} [options]
 * @returns {Promise<{ name: string, ok: boolean, output: string }[]>}
 */
export async function runCheck({ root = projectRoot, only, log = () => {} } = {}) {
  const results = [];
  for (const { name, args } of stepsFor(root)) {
    if (only && !only.includes(name)) continue;
    const { code, output } = await runNode(args, { cwd: root, quiet: true });
    const ok = code === 0;
    log(`${ok ? '✓' : '✗'} ${name}`);
    if (!ok) log(output.trimEnd());
    results.push({ name, ok, output });
  }
  return results;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const results = await runCheck({ log: console.log });
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
}
