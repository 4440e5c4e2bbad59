// `npm run check`: everything that can be known without running the game. `npm test` starts with it.
// `-- --changed` lints only what differs from the last commit; `-- --changed main`, what differs from there.
import { pathToFileURL } from 'node:url';
import { binOf, projectRoot, runNode, runProgram } from './run.mjs';

/**
 * `narrow` are more arguments that keep a step to some files. What a step without it asks is about the whole tree; `again` has it start from
 * what it found the last time.
 */
const stepsFor = (root) => [
  {
    name: 'types',
    args: [binOf('typescript', 'tsc', root), '--noEmit'],
    again: ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  },
  {
    name: 'lint',
    args: [binOf('oxlint', 'oxlint', root), '--type-aware', '--deny-warnings'],
    narrow: (files) => ['--no-error-on-unmatched-pattern', ...files],
  },
  { name: 'formatting', args: [binOf('oxfmt', 'oxfmt', root), '--list-different'] },
  { name: 'import law', args: ['tests/tools/import-law.mjs'] },
  { name: 'provider names', args: ['tests/tools/provider-law.mjs'] },
  { name: 'compiler', args: ['tests/tools/compiler.mjs'] },
  { name: 'comments', args: ['tests/tools/comments.mjs'] },
  { name: 'unused code', args: [binOf('knip', 'knip', root), '--no-progress'], again: ['--cache'] },
  { name: 'lock file', args: ['tests/tools/lock.mjs'] },
];

/** What the answers for all other files hang on. */
const rules = ['.oxlintrc.json', 'tsconfig.json', 'package-lock.json'];

/** The files that differ from a commit, and those that git does not know yet; not those that are gone. */
export async function changedFiles(root, since = 'HEAD') {
  const lists = [
    ['diff', '--name-only', '--diff-filter=d', '--relative', '-z', since],
    ['ls-files', '--others', '--exclude-standard', '-z'],
  ];
  const found = await Promise.all(
    lists.map(async (list) => {
      const { code, output } = await runProgram('git', list, { cwd: root, quiet: true });
      if (code !== 0) throw new Error(`git ${list[0]} failed: ${output.trim()}`);
      return output.split('\0').filter(Boolean);
    }),
  );
  return [...new Set(found.flat())];
}

/**
 * Runs the steps, all of them even when one fails; two at a time, for most of them use one core.
 * @param {{ root?: string, only?: string[], changed?: string[], log?: (line: string) => void }} [options] `changed` are the files to
 *   which those steps keep that can; all files when left out
 * @returns {Promise<{ name: string, ok: boolean, output: string }[]>} in the order of the steps
 */
export async function runCheck({ root = projectRoot, only, changed, log = () => {} } = {}) {
  const files = changed?.some((file) => rules.includes(file)) ? undefined : changed;
  const steps = stepsFor(root)
    .filter(({ name }) => !only || only.includes(name))
    // No file named means all of them to such a step.
    .filter(({ narrow }) => !(narrow && files?.length === 0));
  const results = [];
  const waiting = steps.entries();
  const runSome = async () => {
    for (const [index, { name, args, narrow, again = [] }] of waiting) {
      const given = files ? [...args, ...again, ...(narrow?.(files) ?? [])] : args;
      const { code, output } = await runNode(given, { cwd: root, quiet: true });
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
  const at = process.argv.indexOf('--changed');
  const changed = at < 0 ? undefined : await changedFiles(projectRoot, process.argv[at + 1]);
  const results = await runCheck({ changed, log: console.log });
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
}
