import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { expect as patient, test as base, type BrowserContext, type Page } from 'playwright/test';

import { startModelServer, type ModelServer } from '../model-server/model-server.ts';
import { settled } from './face/settled.ts';
import { Player } from './player.ts';

// The way there and back loads the game twice.
const expect = patient.configure({ timeout: 30_000 });

const test = base.extend<{ server: ModelServer; player: Player }>({
  server: async ({ page: _page }, use) => {
    const server = await startModelServer();
    await use(server);
    await server.close();
  },
  player: async ({ page }, use) => {
    const player = new Player(page);
    await player.enterDemo();
    await use(player);
  },
});

const key = 'sk-or-v1-0123456789abcdef0123456789WXYZ';

type Gateway = { readonly asked: string[]; code: 'good' | 'bad' | 'none'; state: string | null };

/** Stands in for openrouter.ai: the page on which one signs in, the trade of the code, the lists, and the stories, which the model server tells. */
async function standInForGateway(context: BrowserContext, server: ModelServer): Promise<Gateway> {
  const gateway: Gateway = { asked: [], code: 'good', state: null };
  await context.route('https://openrouter.ai/**', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    gateway.asked.push(`${request.method()} ${url.href}`);
    const cors = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*, Authorization',
      'Access-Control-Allow-Methods': '*',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const json = (body: unknown, status = 200) =>
      route.fulfill({ status, headers: cors, contentType: 'application/json', body: JSON.stringify(body) });
    if (url.pathname === '/auth') {
      const back = new URL(url.searchParams.get('callback_url') ?? '');
      if (gateway.code !== 'none') back.searchParams.set('code', `${gateway.code}-code`);
      else back.searchParams.set('error', 'access_denied');
      if (gateway.state !== null) back.searchParams.set('state', gateway.state);
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>OpenRouter</title><a href="${back.href.replaceAll('&', '&amp;')}">Authorize</a>`,
      });
    }
    if (url.pathname === '/api/v1/auth/keys') {
      const { code, code_verifier: verifier } = request.postDataJSON() as {
        code: string;
        code_verifier: string;
      };
      return code === 'good-code' && verifier.length >= 43
        ? json({ key, user_id: 'u' })
        : json({ error: { code: 403, message: 'Invalid code or code_verifier' } }, 403);
    }
    if (url.pathname === '/api/v1/key')
      return json({ data: { limit_remaining: 4.5, usage: 0.5, usage_daily: 0.25, is_free_tier: false } });
    if (url.pathname.startsWith('/api/v1/models'))
      return json({
        data: [
          {
            id: 'stand-in/paid',
            name: 'Stand-in Paid',
            context_length: 8000,
            pricing: { prompt: '0.000001', completion: '0.000002' },
          },
          {
            id: 'stand-in/free',
            name: 'Stand-in Free',
            context_length: 8000,
            pricing: { prompt: '0', completion: '0' },
          },
        ],
      });
    const answer = await fetch(`${server.url}/chat/completions`, {
      method: 'POST',
      body: request.postData() ?? '',
    });
    const text = (await answer.text()).replaceAll('"prompt_tokens":', '"cost":0.0012,"prompt_tokens":');
    return route.fulfill({
      status: answer.status,
      headers: cors,
      contentType: 'text/event-stream',
      body: text,
    });
  });
  return gateway;
}

async function connect(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'OpenRouter' }).check({ force: true });
  await page.getByRole('button', { name: 'Connect with OpenRouter' }).click();
  await page.getByRole('link', { name: 'Authorize' }).click();
}

test('SET-10 SET-11 OpenRouter is connected with one press: the key is nowhere to be seen, its balance is, and the story costs what it costs', async ({
  player,
  page,
  context,
  server,
}) => {
  const gateway = await standInForGateway(context, server);
  expect(gateway.asked).toEqual([]);
  await connect(page);
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByText('A key ending in WXYZ is kept on this device.')).toBeVisible();
  await expect(
    dialog.getByText('The key works. $4.50 left of its limit. $0.50 spent, $0.25 of it today.'),
  ).toBeVisible();
  expect(page.url()).not.toContain('code');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.content()).not.toContain(key.slice(0, -4));
  const auth = new URL(gateway.asked.find((line) => line.includes('/auth?'))?.slice(4) ?? '');
  expect(auth.searchParams.get('code_challenge_method')).toBe('S256');
  expect(auth.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  for (const line of gateway.asked) expect(line).not.toContain(key);

  await dialog.getByLabel('AI Model').selectOption('stand-in/paid');
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await player.startWithPreset();
  const told = page.getByRole('region', { name: 'Told by' });
  await expect(told).toContainText('Stand-in Paid');
  // Three calls of $0.0012 a turn.
  await expect(told).toContainText('This scene $0.0036 · the story $0.0036');
  await player.choose(0);
  await player.ready(2);
  await expect(told).toContainText('This scene $0.0036 · the story $0.0072');
  for (const line of gateway.asked) expect(line).not.toContain(key);
});

for (const [name, change, title] of [
  ['a code that is refused', { code: 'bad' }, 'OpenRouter was not connected'],
  ['a player who said no', { code: 'none' }, 'OpenRouter was not connected'],
  ['an answer to another question', { state: 'forged' }, 'This did not begin here'],
] as const) {
  test(`@long SET-10 ${name} connects nothing, and says so`, async ({
    player: _player,
    page,
    context,
    server,
  }) => {
    const gateway = await standInForGateway(context, server);
    Object.assign(gateway, change);
    await connect(page);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(page.url()).not.toContain('code');
    if ('state' in change) expect(gateway.asked.filter((line) => line.includes('/auth/keys'))).toEqual([]);
    await page.getByRole('button', { name: 'Back to Settings' }).click();
    await expect(page.getByRole('button', { name: 'Connect with OpenRouter' })).toBeVisible();
    await expect(page.getByText(/Failed to fetch/)).toBeHidden();
  });
}

/** A server that answers as it is told, with or without leave for a page. */
async function startOddServer(
  cors: boolean,
  body: string,
  status = 200,
): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    if (cors) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
    }
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

test('a server that cannot be used is examined: closed to pages, not there, or something else, each with what to change', async ({
  player: _player,
  page,
}) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: 'Your own server' }).check({ force: true });
  const look = async (url: string) => {
    await dialog.getByLabel('Server address').fill(url);
    await dialog.getByRole('button', { name: 'Save the address and look for models' }).click();
  };
  const note = dialog.locator('section[aria-live]');

  const closed = await startOddServer(false, '{"data":[]}');
  await look(`${closed.url}/v1`);
  await expect(note).toContainText('runs, but does not let this page in');
  await expect(note).toContainText(`Access-Control-Allow-Origin: ${new URL(page.url()).origin}`);
  closed.server.close();
  closed.server.closeAllConnections();

  await look(`${closed.url}/v1`);
  await expect(note).toContainText('Nothing answers at');

  const page404 = await startOddServer(true, '404 page not found', 404);
  await look(page404.url);
  await expect(note).toContainText('answers, but not with models');
  await expect(note).toContainText(`${page404.url}/v1`);
  page404.server.close();

  await look('http://192.0.2.7:1234/v1');
  await expect(note).toContainText('The host of this page does not allow 192.0.2.7:1234');
  await expect(note).toContainText('CSP_CONNECT=http://192.0.2.7:1234');
  await expect(dialog.getByText(/Failed to fetch/)).toHaveCount(0);
  await page.evaluate(settled);
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations).toEqual([]);
});

test('PLAY-27 a story is handed from the built-in storyteller to a model, to another model, and back; each scene knows who told it', async ({
  player,
  page,
  server,
}) => {
  await player.wholePassages();
  await player.startWithPreset();
  const told = page.getByRole('region', { name: 'Told by' });
  await expect(told).toContainText('Built-in storyteller');
  const opening = await player.text();
  const [sentence = ''] = opening.split('.');
  expect(sentence).not.toBe('');

  await player.useServer(server.url);
  server.reset();
  await player.choose(0);
  await player.ready(2);
  await expect(told).toContainText('Stand-in Teller');
  // The model is told what the built-in storyteller told before.
  const sent = JSON.stringify(server.calls().map(({ body }) => body));
  expect(sent).toContain(sentence);

  await player.settings(async (dialog) => {
    await dialog.getByLabel('AI Model').selectOption('stand-in/free');
    await dialog.getByRole('radio', { name: 'As fits the model' }).check({ force: true });
  });
  server.reset();
  await player.choose(1);
  await player.ready(3);
  await expect(told).toContainText('Stand-in Free');
  // One call for a server of one's own.
  expect(server.calls().map(({ use }) => use)).toEqual(['turn']);

  await player.settings(async (dialog) => {
    await dialog.getByRole('radio', { name: 'Built-in storyteller' }).check({ force: true });
  });
  server.reset();
  await player.choose(2);
  await player.ready(4);
  await expect(told).toContainText('Built-in storyteller');
  expect(server.requests).toEqual([]);
  // Going back, every scene still says who told it.
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(told).toContainText('Stand-in Free');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(told).toContainText('Stand-in Teller');
});

test('a provider that was not chosen is sent nothing, whatever keys are kept', async ({
  player,
  page,
  context,
  server,
}) => {
  const gateway = await standInForGateway(context, server);
  await page.evaluate(async () => {
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) =>
      one.name?.startsWith('lamplit-space'),
    );
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const writing = database.transaction('secrets', 'readwrite');
    writing.objectStore('secrets').put({ name: 'openRouter', value: 'sk-or-v1-kept' });
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    database.close();
  });
  await player.wholePassages();
  await player.startWithPreset();
  await player.choose(0);
  await player.ready(2);
  await player.useServer(server.url);
  await player.choose(0);
  await player.ready(3);
  expect(gateway.asked).toEqual([]);
  expect(server.calls()).not.toEqual([]);
  for (const { headers } of server.requests) expect(headers).not.toHaveProperty('authorization');
});

test('SET-10 Anthropic tells in its own protocol with the player’s key, which goes to it and to nobody else', async ({
  player,
  page,
  context,
  server,
}) => {
  const own = 'sk-ant-0123456789abcdefWXYZ';
  const asked: { readonly url: string; readonly key: string | undefined }[] = [];
  context.on('request', (request) => asked.push({ url: request.url(), key: request.headers()['x-api-key'] }));
  await context.route('https://api.anthropic.com/**', async (route) => {
    const request = route.request();
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const { pathname, search } = new URL(request.url());
    const answer = await fetch(server.url.replace('/v1', pathname + search), {
      method: request.method(),
      headers: { 'anthropic-version': request.headers()['anthropic-version'] ?? '' },
      body: request.postData(),
    });
    return route.fulfill({
      status: answer.status,
      headers: cors,
      contentType: answer.headers.get('content-type') ?? '',
      body: await answer.text(),
    });
  });
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: 'Anthropic' }).check({ force: true });
  await expect(dialog.getByRole('link', { name: 'Make a key' })).toBeVisible();
  await dialog.getByLabel('Anthropic API key').fill(own);
  await dialog.getByRole('button', { name: 'Save key' }).click();
  await expect(dialog.getByText('The key works.')).toBeVisible();
  await dialog.getByLabel('AI Model').selectOption('claude-stand-in-2');
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await player.startWithPreset();
  await player.choose(0);
  await player.ready(2);
  await expect(page.getByRole('region', { name: 'Told by' })).toContainText('Claude Stand-in 2');
  const uses = server.calls().map(({ path, use }) => `${path} ${use}`);
  expect(uses).toContain('/v1/messages passage');
  const withKey = asked.filter(({ key: sent }) => sent !== undefined);
  expect(withKey.length).toBeGreaterThan(3);
  expect(new Set(withKey.map(({ url }) => new URL(url).origin))).toEqual(
    new Set(['https://api.anthropic.com']),
  );
  expect(new Set(withKey.map(({ key: sent }) => sent))).toEqual(new Set([own]));
  expect(await page.content()).not.toContain(own);
});
