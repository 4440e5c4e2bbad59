import { expect, test } from 'vitest';

import { listen } from '../../../sync-server/listen.ts';
import { describe, runConformance } from '../../tools/conformance/conformance.ts';
import { openTestStandIn } from '../test-stand-in.ts';

/** The stand-in on a port of its own. */
async function run() {
  let url = '';
  const standIn = await openTestStandIn({ publicUrl: () => url, now: () => Date.now() });
  const listening = await listen({
    host: '127.0.0.1',
    port: 0,
    fetch: (request) => standIn.fetch(request, { address: '127.0.0.1' }),
    upgrade: standIn.upgrade,
  });
  if (!listening.ok) throw new Error(listening.error);
  url = `http://127.0.0.1:${listening.value.address.port}`;
  return {
    target: { url, publishableKey: standIn.publishable, secretKey: standIn.secret },
    usersLeft: async () => (await standIn.admin<{ id: string }[]>`select id from auth.users`).length,
    filesLeft: async () => (await standIn.admin<{ id: string }[]>`select id from storage.objects`).length,
    close: async () => {
      await standIn.close();
      await listening.value.close();
    },
  };
}

test('what the game asks of a Supabase project gets the same answers from two servers that stand in for one, and nothing is left behind', async () => {
  const [here, there] = await Promise.all([run(), run()]);
  const [one, two] = await Promise.all([runConformance(here.target), runConformance(there.target)]);
  expect(
    describe(one)
      .split('\n')
      .filter((line) => !line.startsWith('✓')),
  ).toEqual([`${one.length} ok, 0 failed`]);
  expect(describe(two)).toBe(describe(one));
  expect([await here.usersLeft(), await here.filesLeft()]).toEqual([0, 0]);
  await Promise.all([here.close(), there.close()]);
});

test('a server with a wrong key fails the checks', async () => {
  const here = await run();
  await expect(runConformance({ ...here.target, secretKey: here.target.publishableKey })).rejects.toThrow();
  const findings = await runConformance({ ...here.target, publishableKey: here.target.secretKey }).catch(
    () => [],
  );
  expect(findings.every(({ problem }) => problem === null) && findings.length > 0).toBe(false);
  await here.close();
});
