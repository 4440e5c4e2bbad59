import assert from 'node:assert/strict';

import type { Check } from './stage.ts';

/** Functions and tables, as the game asks for them. */
export const restChecks: readonly Check[] = [
  {
    name: 'a function answers with rows of who asks, as a list and counted',
    run: async ({ ann, ben }) => {
      for (const { client } of [ann, ben]) {
        const { data, status, count } = await client.rpc('account_sessions', undefined, { count: 'exact' });
        assert.equal(status, 200);
        assert.ok(Array.isArray(data) && data.length === count && data.length > 0, JSON.stringify(data));
        const [here] = data.filter(({ here: isHere }) => isHere === true);
        assert.match(String(here.signed_in_at), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
      }
    },
  },
  {
    name: 'a function that only reads is asked by GET as well, and by HEAD',
    run: async ({ ann }) => {
      const read = await ann.client.rpc('account_sessions', undefined, { get: true });
      assert.ok(Array.isArray(read.data) && read.data.length > 0, JSON.stringify(read.error));
      const head = await ann.client.rpc('account_sessions', undefined, { head: true, count: 'exact' });
      assert.deepEqual([head.status, head.data, (head.count ?? 0) > 0], [200, null, true]);
    },
  },
  {
    name: 'one row is an object when it is the only one, and an error when it is not',
    run: async ({ invite }) => {
      const player = await invite('single');
      const one = await player.client.rpc('account_sessions').single();
      assert.equal(Reflect.get(Object(one.data), 'here'), true);
      await player.anotherDevice();
      const two = await player.client.rpc('account_sessions').single();
      assert.deepEqual(
        [two.status, two.error?.code, two.error?.details],
        [406, 'PGRST116', 'The result contains 2 rows'],
      );
    },
  },
  {
    name: 'a function without an answer is done and says nothing; what it wrote is there',
    run: async ({ ann }) => {
      const named = await ann.client.rpc('name_session', { p_label: 'ünï lamp' });
      assert.deepEqual([named.status, named.data, named.error], [204, null, null]);
      const { data } = await ann.client.rpc('account_sessions');
      assert.ok(JSON.stringify(data).includes('ünï lamp'), JSON.stringify(data));
    },
  },
  {
    name: 'a single value is answered as it is',
    run: async ({ ann, server }) => {
      const none = await ann.client.rpc('end_session', { p_id: '00000000-0000-4000-8000-000000000000' });
      assert.deepEqual([none.status, none.data], [200, false]);
      const taken = await server.rpc('take_limit', {
        p_key: `conformance ${ann.id}`,
        p_most: 1,
        p_window_s: 60,
      });
      assert.deepEqual([taken.status, taken.data], [200, 0]);
    },
  },
  {
    name: 'what a function refuses comes with the status that it chose',
    run: async ({ ann }) => {
      const device = await ann.anotherDevice();
      const { data } = await device.rpc('account_sessions');
      const here = Array.isArray(data) ? data.find(({ here: isHere }) => isHere === true) : undefined;
      assert.equal((await device.rpc('end_session', { p_id: String(here?.id) })).data, true);
      const over = await device.rpc('name_session', { p_label: 'x' });
      assert.deepEqual(
        [over.status, over.error?.code, over.error?.message],
        [401, 'PT401', 'This sign-in is over.'],
      );
    },
  },
  {
    name: 'functions of the server are refused to players, and functions of players to strangers',
    run: async ({ ann, stranger }) => {
      const limit = { p_key: 'x', p_most: 1, p_window_s: 1 };
      const asPlayer = await ann.client.rpc('take_limit', limit);
      assert.deepEqual([asPlayer.status, asPlayer.error?.code], [403, '42501']);
      for (const [name, args] of [
        ['take_limit', limit],
        ['account_sessions', {}],
      ] as const) {
        const asStranger = await stranger().rpc(name, args);
        assert.deepEqual([name, asStranger.status, asStranger.error?.code], [name, 401, '42501']);
      }
    },
  },
  {
    name: 'values of the wrong kind, and arguments that are missing or unknown, are said so',
    run: async ({ ann }) => {
      const kind = await ann.client.rpc('end_session', { p_id: 'no uuid' });
      assert.deepEqual([kind.status, kind.error?.code], [400, '22P02']);
      for (const args of [{}, { p_id: null, more: 1 }]) {
        const { status, error } = await ann.client.rpc('end_session', args);
        assert.deepEqual([status, error?.code], [404, 'PGRST202']);
      }
    },
  },
  {
    name: 'a function that writes is not run by GET',
    run: async ({ ann }) => {
      const { status } = await ann.client.rpc('name_session', { p_label: 'by GET' }, { get: true });
      assert.equal(status, 405);
      const { data } = await ann.client.rpc('account_sessions');
      assert.ok(!JSON.stringify(data).includes('by GET'), 'it was run');
    },
  },
  {
    name: 'tables, functions and schemas that are not offered are refused by name',
    run: async ({ ann }) => {
      const table = await ann.client.from('no_such_table').select();
      assert.deepEqual([table.status, table.error?.code], [404, 'PGRST205']);
      const routine = await ann.client.rpc('no_such_function', { a: 1 });
      assert.deepEqual([routine.status, routine.error?.code], [404, 'PGRST202']);
      for (const schema of ['auth', 'storage', 'private']) {
        const other = await ann.client.schema(schema).from('users').select();
        assert.deepEqual([other.status, other.error?.code], [406, 'PGRST106']);
      }
    },
  },
  {
    name: 'a token that was forged is an error, and never nobody’s',
    run: async ({ ann, withToken }) => {
      const { data } = await ann.client.auth.getSession();
      const [head, body] = (data.session?.access_token ?? '').split('.');
      const { status, error } = await withToken(`${head}.${body}.${'A'.repeat(86)}`).rpc('account_sessions');
      assert.deepEqual([status, error?.code], [401, 'PGRST301']);
    },
  },
];
