import postgres, { type Sql, type TransactionSql } from 'postgres';

import { becomeCaller } from '../begin-as.ts';
import type { Caller } from '../caller.ts';

/** What somebody may do on a topic. */
export type TopicRights = { readonly listen: boolean; readonly send: boolean };

/**
 * Asks the policies of realtime.messages, as Supabase does: a message of the topic is put there, is looked for and is added with the
 * rights of who asks, and all of it is undone.
 */
export async function mayUseTopic(sql: Sql, caller: Caller, topic: string): Promise<TopicRights> {
  const rights = { listen: false, send: false };
  // PostgreSQL stores no such text, so that no policy can mean it.
  if (topic.includes('\0')) return rights;
  try {
    await sql.begin(async (transaction) => {
      const [sample] = await transaction<{ id: string }[]>`
        with told as (select set_config('realtime.topic', ${topic}, true) as topic)
        insert into realtime.messages (topic, extension) select topic, 'broadcast' from told returning id`;
      await becomeCaller(transaction, {
        caller,
        method: 'GET',
        path: '/realtime/v1/websocket',
        timeout: '8s',
      });
      rights.listen = await isAllowed(transaction, async (attempt) => {
        const found = await attempt`select from realtime.messages where id = ${sample?.id ?? ''}`;
        return found.length > 0;
      });
      rights.send = await isAllowed(transaction, async (attempt) => {
        await attempt`insert into realtime.messages (topic, extension) values (${topic}, 'broadcast')`;
        return true;
      });
      throw new Undone();
    });
  } catch (thrown) {
    if (!(thrown instanceof Undone)) throw thrown;
  }
  return rights;
}

class Undone extends Error {}

async function isAllowed(
  transaction: TransactionSql,
  attempt: (inner: TransactionSql) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await transaction.savepoint(attempt);
  } catch (thrown) {
    if (thrown instanceof postgres.PostgresError && thrown.code === '42501') return false;
    throw thrown;
  }
}
