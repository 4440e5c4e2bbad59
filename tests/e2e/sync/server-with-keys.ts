import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';

import { startOwnServer, type OwnServer } from './own-server.ts';

/**
 * A server of the game without accounts of its own: it knows another one, which stands in for a Supabase project, by its address and its keys
 * alone. Both are killed and started together.
 */
export async function startServerWithKeys(): Promise<OwnServer> {
  const project = await startOwnServer();
  const { publishable, secret } = await keysOf(project.folder);
  const game = await startOwnServer({
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: publishable,
    SUPABASE_SECRET_KEY: secret,
  });
  return {
    url: game.url,
    folder: game.folder,
    start: async () => {
      await project.start();
      await game.start();
    },
    kill: async () => {
      await Promise.all([game.kill(), project.kill()]);
    },
    close: async () => {
      await game.close();
      await project.close();
    },
  };
}

/** What the dashboard of a project would show. */
async function keysOf(folder: string): Promise<{ readonly publishable: string; readonly secret: string }> {
  const lines = (await readFile(path.join(folder, 'pg', 'postmaster.pid'), 'utf8')).split('\n');
  // PostgreSQL writes where its socket lies, and under which number.
  const [port, host = ''] = [Number(lines[3]), lines[4]];
  const sql = postgres({ host, port, database: 'postgres', username: 'supabase_admin', max: 1 });
  const rows = await sql<
    { publishable: string; secret: string }[]
  >`select value->>'publishable' as publishable, value->>'secret' as secret from stand_in.keys`;
  await sql.end();
  const [keys] = rows;
  if (!keys) throw new Error('The server has no keys.');
  return keys;
}
