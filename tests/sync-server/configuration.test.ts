import { expect, test } from 'vitest';
import { readConfiguration } from '../../sync-server/configuration.ts';

test('an empty environment means this machine alone', () => {
  expect(readConfiguration({})).toEqual({
    ok: true,
    value: {
      host: '127.0.0.1',
      port: 8787,
      publicUrl: undefined,
      cspConnect: [],
      logLevel: 'info',
      dataDir: '.data',
      trustProxy: 0,
      testClock: undefined,
      imageBackends: [],
      lentText: null,
      notes: [],
      accounts: {
        supabase: null,
        databaseUrl: undefined,
        pgBin: undefined,
        google: null,
        mail: null,
        signups: 'open',
        limits: 'on',
      },
      payments: { kind: 'sandbox' },
      pictures: { key: null, baseUrl: 'https://api.replicate.com', real: true, mostADay: 200 },
    },
  });
});

test('values are read and addresses lose their trailing slash', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: '80',
    PUBLIC_URL: 'https://play.example.org/',
    CSP_CONNECT: 'http://192.168.0.7:11434, wss://models.example.org',
    LOG_LEVEL: 'warn',
    DATA_DIR: '/srv/lamplit',
    TRUST_PROXY: '2',
    SIGNUPS: 'closed',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    SMTP_URL: 'smtp://user:word@mail.example.org:587',
    MAIL_FROM: 'Lamplit <lamplit@example.org>',
  };
  expect(readConfiguration(env)).toEqual({
    ok: true,
    value: {
      host: '0.0.0.0',
      port: 80,
      publicUrl: 'https://play.example.org',
      cspConnect: ['http://192.168.0.7:11434', 'wss://models.example.org'],
      logLevel: 'warn',
      dataDir: '/srv/lamplit',
      trustProxy: 2,
      testClock: undefined,
      imageBackends: [],
      lentText: null,
      notes: [],
      accounts: {
        supabase: null,
        databaseUrl: undefined,
        pgBin: undefined,
        google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
        mail: {
          smtpUrl: 'smtp://user:word@mail.example.org:587',
          from: 'Lamplit <lamplit@example.org>',
        },
        signups: 'closed',
        limits: 'on',
      },
      payments: { kind: 'off' },
      pictures: { key: null, baseUrl: 'https://api.replicate.com', real: true, mostADay: 200 },
    },
  });
});

test('a provider of this machine takes no money', () => {
  const env = {
    REPLICATE_API_TOKEN: 'r8_secret_key',
    REPLICATE_BASE_URL: 'http://127.0.0.1:9',
    MAX_IMAGES_PER_DAY: '5',
  };
  expect(readConfiguration(env)).toMatchObject({
    value: { pictures: { key: 'r8_secret_key', baseUrl: 'http://127.0.0.1:9', real: false, mostADay: 5 } },
  });
});

const project = {
  SUPABASE_URL: 'https://lamp.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
  SUPABASE_SECRET_KEY: 'sb_secret_1',
};
const oldKey = (role: string) => `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify({ role }))}.x`;

test('a Supabase project is named by its address and both keys', () => {
  expect(readConfiguration(project)).toMatchObject({
    value: {
      accounts: {
        supabase: {
          url: 'https://lamp.supabase.co',
          publishableKey: 'sb_publishable_1',
          secretKey: 'sb_secret_1',
        },
      },
    },
  });
});

test.each([
  [{ ...project, SUPABASE_SECRET_KEY: '' }, 'SUPABASE_SECRET_KEY is missing'],
  [{ SUPABASE_URL: project.SUPABASE_URL }, 'SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY are missing'],
  [{ ...project, SUPABASE_URL: 'http://lamp.example.org' }, 'SUPABASE_URL'],
  [{ ...project, SUPABASE_PUBLISHABLE_KEY: 'sb_secret_1' }, 'SUPABASE_PUBLISHABLE_KEY holds a secret key'],
  [{ ...project, SUPABASE_PUBLISHABLE_KEY: oldKey('service_role') }, 'holds a secret key'],
  [{ ...project, SUPABASE_SECRET_KEY: oldKey('anon') }, 'SUPABASE_SECRET_KEY holds a publishable key'],
  [{ ...project, DATABASE_URL: 'postgres://a:b@c/d' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'mysql://a' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://a:b@c/d', PG_BIN: '/usr/lib' }, 'PG_BIN'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
  [{ GOOGLE_ISSUER: 'https://accounts.example.org' }, 'GOOGLE_ISSUER'],
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'mail.example.org', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, 'MAIL_FROM'],
  [{ SIGNUPS: 'maybe' }, 'SIGNUPS'],
  [{ REPLICATE_API_TOKEN: 'r8_with a space' }, 'REPLICATE_API_TOKEN'],
  [{ REPLICATE_BASE_URL: 'http://pictures.example.org' }, 'REPLICATE_BASE_URL'],
  [{ REPLICATE_BASE_URL: 'https://pictures.example.org/v1' }, 'REPLICATE_BASE_URL'],
  [{ MAX_IMAGES_PER_DAY: '-1' }, 'MAX_IMAGES_PER_DAY'],
  [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS'],
  [{ RATE_LIMITS: 'off', HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:8787' }, 'RATE_LIMITS'],
  [{ RATE_LIMITS: 'off', PUBLIC_URL: 'https://play.example.org' }, 'RATE_LIMITS'],
  [{ TEST_CLOCK: '/tmp/now', PUBLIC_URL: 'https://play.example.org' }, 'TEST_CLOCK'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
])('%o is refused: %s', (env, words) => {
  expect(readConfiguration(env)).toEqual({ ok: false, error: expect.stringContaining(words) });
});

test.each(['postgres://lamp:private@db/x y', 'private'])(
  'what may hold a password is not said again',
  (address) => {
    const read = readConfiguration({ DATABASE_URL: address.replace('postgres', 'mysql') });
    expect(JSON.stringify(read)).not.toContain('private');
  },
);

test('what is for tests is taken where nobody else comes', () => {
  const env = {
    RATE_LIMITS: 'off',
    TEST_CLOCK: '/tmp/now',
    GOOGLE_ISSUER: 'http://127.0.0.1:9999',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    PUBLIC_URL: 'http://localhost:8787',
  };
  expect(readConfiguration(env)).toMatchObject({
    value: {
      testClock: '/tmp/now',
      accounts: { limits: 'off', google: { issuer: 'http://127.0.0.1:9999' } },
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

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test.each([
  [{}, 'sandbox'],
  [{ PUBLIC_URL: 'http://localhost:8787' }, 'sandbox'],
  // Behind a proxy HOST is this machine, and everybody comes in.
  [{ PUBLIC_URL: 'https://play.example.org' }, 'off'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:8787' }, 'off'],
  [stripe, 'stripe'],
])('payments of %j: %s', (env, kind) => {
  expect(readConfiguration(env)).toMatchObject({ ok: true, value: { payments: { kind } } });
});

test.each([
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY is missing'],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'pk_live_'],
  [{ ...stripe, TEST_CLOCK: '/tmp/now' }, 'TEST_CLOCK'],
])('%j is refused before anything starts', (env, words) => {
  expect(readConfiguration(env)).toEqual({ ok: false, error: expect.stringContaining(words) });
});
