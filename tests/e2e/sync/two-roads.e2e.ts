import { expect, loadStory, test, type Device } from './two-devices.ts';

/** The scenes of the open story that a device has, by their depth. */
const scenesOf = ({ page }: Device) =>
  page.evaluate(async () => {
    const { name = '' } =
      (await indexedDB.databases()).find((found) => found.name?.startsWith('lamplit-space-')) ?? {};
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('not opened'));
    });
    const rows = await new Promise<unknown[]>((resolve) => {
      const asked = database.transaction('scenes').objectStore('scenes').getAll();
      asked.onsuccess = () => resolve(asked.result);
    });
    database.close();
    return rows.length;
  });

test('two devices play on the same scene while the server is dead; when it is back both roads are on both', async ({
  devices: { server, here, there },
}) => {
  await here.player.startWithPreset();
  await expect.poll(() => scenesOf(there)).toBe(1);
  await loadStory(there);
  await there.player.ready(1);
  await server.kill();
  await here.player.choose(0);
  await there.player.choose(1);
  await here.player.ready(2);
  await there.player.ready(2);
  expect(await scenesOf(here)).toBe(2);
  await server.start();
  for (const device of [here, there]) await expect.poll(() => scenesOf(device), { timeout: 60_000 }).toBe(3);
});
