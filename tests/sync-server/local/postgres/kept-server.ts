// A server of its own process, to be killed: starts PostgreSQL on the folder it is given and writes rows until it is ended. Each line
// that it says is a number that was committed; the first is 0, with the number of PostgreSQL's process behind it.
import postgres from 'postgres';

import { startPostgres } from '../../../../sync-server/local/postgres/start-postgres.ts';
import { createLog } from '../../../../sync-server/log.ts';

const [dataDir = '', cycle = '0'] = process.argv.slice(2);
const started = await startPostgres({
  dataDir,
  pgBin: process.env['PG_BIN'] || undefined,
  log: createLog({ level: 'warn', now: () => Date.now(), write: (line) => console.error(line) }),
});
if (!started.ok) {
  console.error(started.error);
  process.exit(1);
}
const { address, pid, close } = started.value;
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
const { host, port, database, superuser: username } = address;
const sql = postgres({ host, port, database, username, max: 4, onnotice: () => {} });
await sql`create table if not exists told (cycle int, number int, primary key (cycle, number))`;
console.log(`0 ${pid()}`);

let number = 0;
const write = async () => {
  for (;;) {
    number += 1;
    const mine = number;
    try {
      await sql`insert into told values (${Number(cycle)}, ${mine})`;
      console.log(String(mine));
    } catch {
      // PostgreSQL is gone. Whether the row is in, nobody was told; the next one will be.
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  }
};
await Promise.all([write(), write(), write(), write()]);
