import * as z from 'zod/mini';

import { eachFile } from './account-files.ts';
import type { Backend } from './backend.ts';

/** Rows that are asked for at once: few enough for a row of the largest size. */
const pageSize = 200;

/**
 * Everything that is kept of an account as one JSON text: who he is, his sign-ins, each row that is his, what became of his money and credits, and a list of his files. It
 * comes in pieces, so that no account is too large.
 */
export function exportAccount(options: {
  readonly backend: Backend;
  readonly user: string;
  readonly madeAt: Date;
}): ReadableStream<Uint8Array> {
  const pieces = tell(options);
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}

async function* tell({
  backend,
  user,
  madeAt,
}: Parameters<typeof exportAccount>[0]): AsyncGenerator<string, void> {
  const { data, error } = await backend.client.auth.admin.getUserById(user);
  if (error) throw error;
  const head = { format: 'lamplit-account', version: 1, made_at: madeAt.toISOString(), account: data.user };
  yield `${JSON.stringify(head).slice(0, -1)},"sign_ins":${JSON.stringify(await signIns(backend, user))},"files":[`;
  let before = '';
  for await (const file of eachFile(backend, user)) {
    yield before + JSON.stringify(file);
    before = ',';
  }
  yield '],"tables":{';
  before = '';
  for (const table of await tables(backend)) {
    yield `${before}${JSON.stringify(table)}:[`;
    yield* rows(backend, user, table);
    yield ']';
    before = ',';
  }
  yield `},"money":${JSON.stringify(await backend.call('account_money', { p_user: user }))}}\n`;
}

async function* rows(backend: Backend, user: string, table: string): AsyncGenerator<string> {
  for (let skip = 0; ; skip += pageSize) {
    const given = { p_user: user, p_table: table, p_skip: skip, p_most: pageSize };
    const page = z.array(z.unknown()).parse(await backend.call('account_rows', given));
    if (page.length > 0) yield (skip > 0 ? ',' : '') + JSON.stringify(page).slice(1, -1);
    if (page.length < pageSize) return;
  }
}

async function tables(backend: Backend): Promise<readonly string[]> {
  const read = z.array(z.object({ table_name: z.string() })).parse(await backend.call('account_tables', {}));
  return read.map((row) => row.table_name);
}

async function signIns(backend: Backend, user: string): Promise<unknown> {
  return backend.call('account_sign_ins', { p_user: user });
}
