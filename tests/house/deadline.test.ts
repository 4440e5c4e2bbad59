import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

import { endChild, within } from '../tools/deadline.mjs';

test('what does not come is given up with words that say what it was', async () => {
  await expect(within('Firefox did not start', new Promise(() => {}), 10)).rejects.toThrow(
    'Firefox did not start within 0.01 s',
  );
  await expect(within('', Promise.resolve('here'), 60_000)).resolves.toBe('here');
  await expect(within('', Promise.reject(new Error('its own words')), 60_000)).rejects.toThrow(
    'its own words',
  );
});

test('a program that does not end when it is asked to is ended, and one that is over is not waited for', async () => {
  const deaf = spawn(process.execPath, [
    '-e',
    `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('deaf');`,
  ]);
  await once(deaf.stdout, 'data');
  await endChild(deaf, 50);
  expect(deaf.signalCode).toBe('SIGKILL');
  await endChild(deaf);
});
