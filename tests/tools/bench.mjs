// `npm run bench -- --json FILE [--only NAME] [--short]`: runs tests/bench/*.bench.{ts,mjs} one after the other, each in a
// process of its own, and merges what they say. `--short` asks each for as little as shows that its figures come out, which
// `npm run test:long` does: such figures mean nothing, and two benches run at a time. The last line counts the benches that
// measured and those that did not.
//
// A bench exports `run(length)`, 'whole' or 'short', which resolves to `{ name: { value, unit, ratio?, against? } }`: the value
// in its unit, and when it was measured against another thing in the same run, the ratio to it and what that thing is.
import { fork } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../../sync-server/build.mjs';
import { bundle, scratchFolder } from './bundle.mjs';
import { projectRoot } from './run.mjs';

if (process.argv[2] === '--one') await runOne(process.argv[3], process.argv[4]);
else await runAll(process.argv.slice(2));

async function runOne(file, length) {
  const { run } = await import(pathToFileURL(file).href);
  if (typeof run !== 'function') throw new Error('a bench exports run()');
  process.send(await run(length));
  process.disconnect();
}

async function runAll(options) {
  const valueOf = (name) => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined);
  const folder = path.join(projectRoot, 'tests/bench');
  const length = options.includes('--short') ? 'short' : 'whole';
  const scratch = scratchFolder();
  const merged = {};
  let passed = 0;
  let failed = 0;
  try {
    const found = existsSync(folder) ? readdirSync(folder) : [];
    const files = found.filter(
      (file) => /\.bench\.(ts|mjs)$/.test(file) && file.includes(valueOf('--only') ?? ''),
    );
    if (files.length === 0) {
      failed += 1;
      console.error('There is no bench to run in tests/bench.');
    }
    if (length === 'short') await ensureBuilt(projectRoot, console.error);
    const measure = async (file) => {
      try {
        const program = file.endsWith('.ts')
          ? await bundle(path.join(folder, file), scratch)
          : path.join(folder, file);
        Object.assign(merged, readResults(file, await inOwnProcess(program, length)));
        passed += 1;
      } catch (error) {
        failed += 1;
        console.error(`${file}: ${error.message}`);
      }
    };
    const waiting = files.sort().values();
    const lane = async () => {
      for (const file of waiting) await measure(file);
    };
    // Where the figures mean nothing, two may be in each other's way.
    await Promise.all(length === 'short' ? [lane(), lane()] : [lane()]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  for (const [name, { value, unit, ratio, against }] of Object.entries(merged)) {
    const compared = ratio === undefined ? '' : `, ${ratio.toFixed(2)} x ${against}`;
    console.log(`${name}: ${Number(value.toPrecision(4))} ${unit}${compared}`);
  }
  const target = valueOf('--json');
  if (target) writeFileSync(target, `${JSON.stringify(merged, null, 2)}\n`);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}

function inOwnProcess(file, length) {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(projectRoot, 'tests/tools/bench.mjs'), ['--one', file, length], {
      cwd: projectRoot,
    });
    let results;
    child.on('message', (message) => (results = message));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 && results ? resolve(results) : reject(new Error(`ended with code ${code} and no results`)),
    );
  });
}

function readResults(file, results) {
  for (const [name, result] of Object.entries(results)) {
    if (!Number.isFinite(result.value) || typeof result.unit !== 'string') {
      throw new Error(`${name} needs a value and a unit`);
    }
    if ((result.ratio === undefined) !== (result.against === undefined)) {
      throw new Error(`${name} needs both a ratio and what it is against, or neither`);
    }
  }
  if (Object.keys(results).length === 0) throw new Error(`${file} measured nothing`);
  return results;
}
