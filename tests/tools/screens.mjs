// `npm run screens -- --out DIR [--against DIR] [--only 390]`: takes a picture of every screen and state of the present build in three widths
// and two themes (tests/e2e/face/screens.take.ts). `--against` compares them with those of another build, lists which differ and by how much,
// and writes what differs into DIR/differences. `--compare` takes none and compares the two folders as they are.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { comparePictures } from './compare-pictures.mjs';
import { freePort } from './free-port.mjs';
import { binOf, runNode } from './run.mjs';

const options = process.argv.slice(2);
const valueOf = (name) => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined);
const out = valueOf('--out');
const against = valueOf('--against');
if (out === undefined) throw new Error('name a folder: --out DIR');
if (against !== undefined && !existsSync(against)) throw new Error(`there is no folder ${against}`);

if (!options.includes('--compare') && !(await take(path.resolve(out)))) process.exitCode = 1;
else if (against !== undefined) {
  const only = valueOf('--only');
  const differing = comparePictures(out, against).filter(({ name }) => !only || name.includes(`.${only}.`));
  for (const { name, share, size } of differing)
    console.log(`${(share * 100).toFixed(3).padStart(8)} %  ${name}${size ? `  ${size}` : ''}`);
  console.log(
    `${readdirSync(against).filter((name) => name.endsWith('.png')).length} pictures before, ${differing.length} differ`,
  );
  if (differing.length > 0) process.exitCode = 1;
}

/** @returns {Promise<boolean>} whether every walk came to its end */
async function take(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.png')) rmSync(path.join(folder, name));
  rmSync(path.join(folder, 'differences'), { recursive: true, force: true });
  const only = valueOf('--only');
  const { code } = await runNode(
    [
      binOf('playwright'),
      'test',
      '--config=tests/e2e/screens.config.ts',
      '--reporter=list',
      ...(only ? ['--grep', `at ${only} pixels`] : []),
    ],
    {
      env: {
        BROWSER_PATH: await findBrowser({ say: console.log }),
        E2E_PORT: String(await freePort()),
        SCREENS_OUT: folder,
      },
    },
  );
  return code === 0;
}
