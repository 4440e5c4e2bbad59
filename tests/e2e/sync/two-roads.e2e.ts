import { expect, openMap, openStory, test } from './two-devices.ts';

test('two devices play on the same scene while the server is dead; when it is back both roads are on both, and nothing is asked', async ({
  devices: { server, here, there },
}) => {
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
    await player.choose(2);
    await player.ready(3);
  }
  for (const device of [here, there])
    await expect((await openMap(device)).getByText(/^5 scenes · 2 roads/)).toBeVisible();
});
