import { expect, openMap, openStory, test, type TwoDevices } from './two-devices.ts';

const title =
  'two devices play on the same scene while the server is dead; when it is back both roads are on both, and nothing is asked';

test(title, ({ devices }) => twoRoads(devices));

test.describe('@long with a project that is known by its address and its keys alone', () => {
  test.use({ withKeys: true });

  test(title, async ({ devices }) => {
    const asked = new Set<string>();
    devices.here.context.on('request', (request) => {
      if (/\/(auth|rest|storage)\/v1\//.test(request.url())) asked.add(new URL(request.url()).origin);
    });
    await twoRoads(devices);
    expect([...asked]).toHaveLength(1);
    expect([...asked]).not.toContain(devices.server.url);
  });
});

async function twoRoads({ server, here, there }: TwoDevices): Promise<void> {
  await here.player.startWithPreset();
  await openStory(there);
  await server.kill();
  await here.player.choose(0);
  await there.player.choose(1);
  for (const { player } of [here, there]) await player.ready(2);
  for (const { page } of [here, there]) await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const device of [here, there])
    await expect((await openMap(device)).getByText(/^2 scenes · 1 road/)).toBeVisible();
  await server.start();
  for (const { page } of [here, there]) {
    const map = page.getByRole('dialog', { name: 'The map of roads' });
    await expect(map.getByText(/^3 scenes · 2 roads/)).toBeVisible({ timeout: 90_000 });
  }
  // It is still there when the pages begin anew, and each goes on on its own road.
  for (const { page, player } of [here, there]) {
    await page.reload();
    await player.ready(2);
    const notes = page.getByRole('region', { name: 'On your other devices' });
    await expect(notes.getByText(/Both are kept\.$/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await player.choose(2);
    await player.ready(3);
  }
  for (const device of [here, there])
    await expect((await openMap(device)).getByText(/^5 scenes · 2 roads/)).toBeVisible();
}
