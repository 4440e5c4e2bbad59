import type { SupabaseClient } from '@supabase/supabase-js';

type Call = (client: SupabaseClient) => Promise<unknown>;

const ann = { email: 'ann@example.com', password: 'a lamp in the window' };
const images = (client: SupabaseClient) => client.storage.from('story-images');
const picture = () => new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' });
const signIn = (client: SupabaseClient) => client.auth.signInWithPassword(ann);

/** The calls of the game, by part of the wire and name. */
export const wireScenes: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  auth: {
    'sign up': ({ auth }) => auth.signUp({ ...ann, options: { emailRedirectTo: 'http://127.0.0.1:8787/' } }),
    'sign in': signIn,
    'sign in with Google': ({ auth }) =>
      auth.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } }),
    refresh: ({ auth }) => auth.refreshSession({ refresh_token: 'recorded-refresh' }),
    'one-use link': ({ auth }) => auth.verifyOtp({ type: 'magiclink', token_hash: 'recorded-hash' }),
    'forgotten password': ({ auth }) =>
      auth.resetPasswordForEmail(ann.email, { redirectTo: 'http://127.0.0.1:8787/' }),
    'code of a link': async ({ auth }) => {
      await auth.resetPasswordForEmail(ann.email);
      await auth.exchangeCodeForSession('recorded-code');
    },
    'new password': async (client) => {
      await signIn(client);
      await client.auth.updateUser({ password: 'another lamp' });
    },
    'who am I': async (client) => {
      await signIn(client);
      await client.auth.getUser();
    },
    'about myself': async (client) => {
      await signIn(client);
      await client.auth.updateUser({ data: { full_name: 'Ann' } });
    },
    'new address': async (client) => {
      await signIn(client);
      await client.auth.updateUser(
        { email: 'anna@example.com' },
        { emailRedirectTo: 'http://127.0.0.1:8787/' },
      );
    },
    'mail once more': ({ auth }) => auth.resend({ type: 'signup', email: ann.email }),
    'sign out the others': async (client) => {
      await signIn(client);
      await client.auth.signOut({ scope: 'others' });
    },
    'sign out': async (client) => {
      await signIn(client);
      await client.auth.signOut({ scope: 'local' });
    },
    'users of the server': async ({ auth }) => {
      await auth.admin.listUsers({ page: 1, perPage: 50 });
      await auth.admin.createUser({ ...ann, email_confirm: true });
      await auth.admin.generateLink({ type: 'magiclink', email: ann.email });
      await auth.admin.deleteUser('00000000-0000-4000-8000-000000000001');
    },
  },
  rest: {
    rpc: async (client) => client.rpc('sync_push', { p: { rows: [] } }),
    'rpc by GET': async (client) => client.rpc('account_sessions', {}, { get: true }),
    'rpc counted by HEAD': async (client) =>
      client.rpc('account_sessions', {}, { head: true, count: 'exact' }),
    'rpc, one row': async (client) => client.rpc('account_sessions').single(),
    'rpc as a player': async (client) => {
      await signIn(client);
      await client.rpc('account_sessions');
    },
    read: async (client) =>
      client
        .from('stories')
        .select('id, title')
        .eq('id', 'x')
        .in('title', ['a', 'b,c'])
        .order('id', { ascending: false })
        .range(0, 9),
    'read one': async (client) => client.from('shared_stories').select().eq('id', 'x').single(),
    'read one or none': async (client) => client.from('shared_stories').select().eq('id', 'x').maybeSingle(),
    count: async (client) => client.from('stories').select('*', { head: true, count: 'exact' }),
    insert: async (client) => client.from('stories').insert([{ id: 1 }, { id: 2, title: 'x' }]),
    'insert and read': async (client) => client.from('stories').insert({ id: 1 }).select(),
    upsert: async (client) => client.from('stories').upsert({ id: 1 }, { onConflict: 'id' }),
    'upsert of what is new': async (client) =>
      client.from('stories').upsert({ id: 1 }, { ignoreDuplicates: true }),
    update: async (client) => client.from('stories').update({ title: 'x' }).eq('id', 1),
    remove: async (client) => client.from('stories').delete({ count: 'exact' }).eq('id', 1),
  },
  storage: {
    'upload of a blob': (client) => images(client).upload('u/a.png', picture(), { upsert: true }),
    'upload of bytes': (client) =>
      images(client).upload('u/a.png', new Uint8Array([1, 2, 3]).buffer, {
        contentType: 'image/png',
        metadata: { a: 1 },
      }),
    replace: (client) => images(client).update('u/a.png', picture()),
    download: async (client) => images(client).download('u/a b.png'),
    list: (client) => images(client).list('u'),
    remove: (client) => images(client).remove(['u/a.png']),
    'signed address': (client) => images(client).createSignedUrl('u/a.png', 60),
    info: (client) => images(client).info('u/a.png'),
    exists: (client) => images(client).exists('u/a.png'),
  },
  realtime: {
    'join, say and leave': async (client) => {
      const channel = client.channel('user:recorded', {
        config: { private: true, broadcast: { self: true } },
      });
      await new Promise<void>((resolve) => channel.subscribe(() => resolve()));
      void channel.send({ type: 'broadcast', event: 'moved', payload: { v: 1 } });
      await client.removeChannel(channel);
    },
    'say by request': (client) =>
      client.channel('user:recorded', { config: { private: true } }).httpSend('moved', { v: 1 }),
  },
};
