import { expect, test as base } from 'playwright/test';

import { hostileContent, type HostileContent } from '../model-server/faults.ts';
import { startModelServer, type ModelServer } from '../model-server/model-server.ts';
import { Player, watchComplaints } from './player.ts';

/** A player whose story is told by an OpenAI-compatible server on this machine. */
const test = base.extend<{ server: ModelServer; player: Player; complaints: readonly string[] }>({
  server: async ({ page: _page }, use) => {
    const server = await startModelServer();
    await use(server);
    await server.close();
  },
  complaints: async ({ page }, use) => {
    await use(await watchComplaints(page));
  },
  player: async ({ page, server, complaints: _complaints }, use) => {
    const player = new Player(page);
    await player.enterDemo();
    await player.settings(async (dialog) => {
      await dialog.getByRole('radio', { name: 'Your own server' }).check();
      await dialog.getByLabel('Server address').fill(server.url);
      await dialog.getByRole('button', { name: 'Save the address and look for models' }).click();
      await dialog.getByLabel('AI Model').selectOption('stand-in/teller');
      await dialog.getByRole('radio', { name: 'Three' }).check();
    });
    server.reset();
    await use(player);
  },
});

const passageOnly = { use: 'passage' } as const;

test('PLAY-04 PLAY-21 PLAY-25 PLAY-26 a turn is a title beside the streamed passage and then actions, with the documented values on the wire', async ({
  player,
  server,
  complaints,
}) => {
  server.play(
    { ...passageOnly, play: { type: 'cut', bytes: 3 } },
    { ...passageOnly, play: { type: 'comments' } },
    { ...passageOnly, play: { type: 'line-ends', with: '\r\n' } },
  );
  await player.startWithPreset();
  await player.choose(0);
  await player.ready(2);
  await player.type('ask who built the stairs');
  await player.ready(3);

  const calls = server.calls();
  expect(calls).toHaveLength(9);
  for (const { path, headers, body } of calls) {
    expect(path).toBe('/v1/chat/completions');
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('http-referer');
    expect(headers).not.toHaveProperty('x-title');
    expect(body).toMatchObject({ model: 'stand-in/teller', temperature: 0.7 });
    expect(Object.keys(body as object).toSorted()).toEqual([
      'max_tokens',
      'messages',
      'model',
      'stream',
      'temperature',
    ]);
  }
  const values = calls.map(({ use, body }) => `${use} ${(body as { max_tokens: number }).max_tokens}`);
  for (const turn of [0, 1, 2]) {
    const [first, second, third] = values.slice(turn * 3, turn * 3 + 3);
    expect(new Set([first, second])).toEqual(new Set(['passage 500', 'title 50']));
    expect(third).toBe('actions 300');
  }
  expect(complaints).toEqual([]);
});

test('PLAY-03 PLAY-28 a slow stream shows its words as they come, and a reload in its middle loses none of them', async ({
  player,
  server,
  page,
}) => {
  await player.startWithPreset();
  server.play({ ...passageOnly, play: { type: 'stream', tokensPerSecond: 12 } });
  await player.choose(1);
  const streamed = await player.streamed(60);
  await expect(page.getByText('Live Story')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The telling broke off here.' })).toBeVisible();
  expect((await player.text()).startsWith(streamed.slice(0, 50))).toBe(true);
  await page.getByRole('button', { name: /^Continue from/ }).click();
  await player.ready(2);
  expect((await player.text()).startsWith(streamed.slice(0, 50))).toBe(true);
});

test('PLAY-28 an error in the middle keeps what streamed and says why; keep makes a scene of it', async ({
  player,
  server,
  page,
}) => {
  await player.startWithPreset();
  server.play({ ...passageOnly, play: { type: 'error-event', afterTokens: 40 } });
  await player.choose(0);
  await expect(page.getByRole('heading', { name: 'The telling was interrupted here.' })).toBeVisible();
  const kept = await player.text();
  expect(kept.length).toBeGreaterThan(80);
  await page.getByRole('button', { name: /^Keep/ }).click();
  await player.ready(2);
  await expect(page.getByText('kept as far as it had come')).toBeVisible();
  expect((await player.text()).trim()).toBe(kept.trim());
});

test('PLAY-28 a stream that hangs can be stopped, and told again from its beginning', async ({
  player,
  server,
  page,
}) => {
  await player.startWithPreset();
  server.play({ ...passageOnly, play: { type: 'hang', afterTokens: 30 } });
  await player.choose(0);
  await player.streamed(60);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'You stopped the storyteller here.' })).toBeVisible();
  await page.getByRole('button', { name: /^Retry from/ }).click();
  await player.ready(2);
  // The hanging call was torn down, not left to run.
  expect(
    await server.calls().find((call) => call.use === 'passage' && call.path !== '')?.closed,
  ).toBeDefined();
});

test('PLAY-11 PLAY-29 a refusal (401), too many requests (429), a fault (500) or an HTML page instead of a passage costs no turn: words to act on and three ways on', async ({
  player,
  server,
  page,
}) => {
  await player.startWithPreset();
  const panel = page.getByRole('region', { name: 'This scene could not be told' });
  let scene = 1;
  for (const { action, play, title } of [
    { action: 'help the old woman up', play: { type: 'status', status: 401 }, title: 'The key was refused' },
    {
      action: 'help the old man down',
      play: { type: 'status', status: 429, retryAfterSeconds: 90 },
      title: 'Too many requests',
    },
    { action: 'help the child across', play: { type: 'status', status: 500 }, title: null },
    { action: 'help the dog out', play: { type: 'html' }, title: null },
  ] as const) {
    scene += 1;
    server.play({ ...passageOnly, times: 3, play });
    await player.type(action);
    await player.ready(scene);
    await expect(player.passage).toHaveText('Your good action has consequences. The story continues...');
    if (title) await expect(panel).toContainText(title);
    await expect(panel.getByRole('button', { name: 'Choose another model' })).toBeVisible();
    server.reset();
    await panel.getByRole('button', { name: 'Retry this scene' }).click();
    await expect(panel).toBeHidden();
    await player.ready(scene);
    await expect(page.getByText(action).first()).toBeVisible();
  }
});

test('PLAY-27 PLAY-29 a server that is gone is said in words; the built-in storyteller writes the scene, and the next ones without asking again', async ({
  player,
  server,
  page,
}) => {
  await player.startWithPreset();
  await server.close();
  await player.choose(0);
  const panel = page.getByRole('region', { name: 'This scene could not be told' });
  await expect(panel).toContainText('No connection to the storyteller');
  await panel.getByRole('button', { name: 'Let the built-in storyteller write it' }).click();
  await expect(panel).toBeHidden();
  await player.ready(2);
  expect((await player.text()).length).toBeGreaterThan(150);
  await player.choose(1);
  await expect(page.getByText(/^Folio III ·/)).toBeVisible({ timeout: 30_000 });
  await player.ready(3);
  await expect(panel).toBeHidden();
});

test('hostile text in a stream is shown as the text that it is, turn after turn', async ({
  player,
  server,
  page,
  complaints,
}) => {
  await player.startWithPreset();
  const contents = Object.keys(hostileContent) as HostileContent[];
  for (const [index, content] of contents.entries()) {
    server.play({ ...passageOnly, play: { type: 'hostile', content } });
    await player.choose(0);
    await player.ready(index + 2);
    const shown = await player.text();
    expect(shown.length, content).toBeGreaterThan(40);
    expect(shown).not.toContain('\0');
    expect(await player.passage.locator('b, img, script').count()).toBe(0);
    await expect(page).not.toHaveTitle('broken');
  }
  expect(complaints).toEqual([]);
});
