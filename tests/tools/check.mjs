// `npm run check`: everything that can be known without running the game. `npm test` starts with it.
import { pathToFileURL } from 'node:url';
import { binOf, projectRoot, runNode } from './run.mjs';

const stepsFor = (root) => [
  { name: 'types', args: [binOf('typescript', 'tsc', root), '--noEmit'] },
  { name: 'lint', args: [binOf('oxlint', 'oxlint', root), '--type-aware', '--deny-warnings'] },
  { name: 'import law', args: ['tests/tools/import-law.mjs'] },
  { name: 'provider names', args: ['tests/tools/provider-law.mjs'] },
  { name: 'compiler', args: ['tests/tools/compiler.mjs'] },
  { name: 'unused code', args: [binOf('knip', 'knip', root), '--no-progress'] },
  { name: 'lock file', args: ['tests/tools/lock.mjs'] },
];

/**
 * Runs the steps, all of them even when one fails; two at a time, for most of them use one core.
 * @param {{ root?: string, only?: string[], log?: (line: string) => void }} [options]
 * @returns {Promise<{ name: string, ok: boolean, output: string }[]>} in the order of the steps
 */
export async function runCheck({ root = projectRoot, only, log = () => {} } = {}) {
  const steps = stepsFor(root).filter(({ name }) => !only || only.includes(name));
  const results = [];
  const waiting = steps.entries();
  const runSome = async () => {
    for (const [index, { name, args }] of waiting) {
      const { code, output } = await runNode(args, { cwd: root, quiet: true });
      const ok = code === 0;
      log(`${ok ? '✓' : '✗'} ${name}`);
      if (!ok) log(output.trimEnd());
      results[index] = { name, ok, output };
    }
  };
  await Promise.all([runSome(), runSome()]);
  return results;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const results = await runCheck({ log: console.log });
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
}
