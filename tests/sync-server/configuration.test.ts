import { expect, test } from 'vitest';
import { readConfiguration } from '../../sync-server/configuration.ts';

test('an empty environment means this machine alone', () => {
  expect(readConfiguration({})).toEqual({
    ok: true,
    value: { host: '127.0.0.1', port: 8787, publicUrl: undefined, cspConnect: [], logLevel: 'info' },
  });
});

test('values are read and addresses lose their trailing slash', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: '80',
    PUBLIC_URL: 'https://play.example.org/',
    CSP_CONNECT: 'http://192.168.0.7:11434, wss://models.example.org',
    LOG_LEVEL: 'warn',
  };
  expect(readConfiguration(env)).toEqual({
    ok: true,
    value: {
      host: '0.0.0.0',
      port: 80,
      publicUrl: 'https://play.example.org',
      cspConnect: ['http://192.168.0.7:11434', 'wss://models.example.org'],
      logLevel: 'warn',
    },
  });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ HOST: '0.0.0.0' }, 'PUBLIC_URL'],
  [{ HOST: '192.168.0.7' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'play.example.org' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://play.example.org/game' }, 'PUBLIC_URL'],
  [{ CSP_CONNECT: "https://a.example; script-src 'unsafe-inline'" }, 'CSP_CONNECT'],
  [{ CSP_CONNECT: '*' }, 'CSP_CONNECT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('%o is refused with a sentence that names %s', (env, name) => {
  expect(readConfiguration(env)).toEqual({ ok: false, error: expect.stringContaining(name) });
});

test.each(['localhost', '127.0.0.1', '127.8.8.8', '::1'])('HOST %s needs no PUBLIC_URL', (host) => {
  expect(readConfiguration({ HOST: host }).ok).toBe(true);
});
