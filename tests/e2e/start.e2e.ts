import { spawn, type ChildProcess } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { projectRoot } from '../tools/run.mjs';

// The game is built already: Playwright's own server did it.

type Started = {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly complained: () => string;
};

function start(env: Record<string, string>, viaNpm: boolean): Started {
  const npm = process.env['npm_execpath'];
  const args = viaNpm && npm ? [npm, 'start', '--silent'] : ['sync-server/start.mjs'];
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, HOST: '127.0.0.1', PUBLIC_URL: '', ...env },
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (complained += String(chunk)));
  return { child, said: () => said, complained: () => complained };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));

test('npm start says once where the game is, and a SIGTERM ends it within five seconds', async () => {
  const { child, said } = start({ PORT: '0' }, process.platform !== 'win32');
  const over = ended(child);
  await expect.poll(said).toMatch(/^Lamplit is ready at http:\/\/127\.0\.0\.1:\d+\n$/);
  const url = said().trim().replace('Lamplit is ready at ', '');
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain(
    '<title>Lamplit · Where gamers read, and readers game</title>',
  );

  child.kill('SIGTERM');
  await over;
  // npm may be gone before the server behind it is, so it is the address that must fall silent.
  const silent = () =>
    fetch(`${url}/api/health`).then(
      () => false,
      () => true,
    );
  await expect.poll(silent, { timeout: 5000 }).toBe(true);
  expect(said().trim().split('\n')).toHaveLength(1);
});

test('a port in use, and a HOST without PUBLIC_URL, end with a sentence and exit code 1', async ({
  baseURL,
}) => {
  const port = new URL(baseURL ?? '').port;
  for (const [env, sentence] of [
    [{ PORT: port }, `Port ${port} on 127.0.0.1 is in use.`],
    [{ PORT: '0', HOST: '0.0.0.0' }, 'Set PUBLIC_URL'],
  ] as const) {
    const { child, said, complained } = start(env, false);
    expect(await ended(child)).toBe(1);
    expect(complained()).toContain(sentence);
    expect(complained().trim().split('\n')).toHaveLength(1);
    expect(said()).toBe('');
  }
});
