// `npm run admin -- COMMAND`: the operator's commands, out of the same build as the server.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildFolder, ensureBuilt } from './build.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const write = (line) => process.stderr.write(`${line}\n`);

try {
  await ensureBuilt(root, write);
  const main = path.join(buildFolder(root), 'server/main.js');
  const { administer } = await import(pathToFileURL(main).href);
  const done = await administer({
    env: process.env,
    args: process.argv.slice(2),
    say: (line) => process.stdout.write(`${line}\n`),
    write,
  });
  if (!done.ok) fail(done.error);
} catch (error) {
  fail(error.message);
}

function fail(sentence) {
  write(sentence);
  process.exitCode = 1;
}
