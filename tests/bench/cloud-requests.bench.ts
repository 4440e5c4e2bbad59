// What a request to the server's own accounts costs a page: a function of the database called one at a time and by sixteen at once,
// a megabyte given to one, a renewed sign-in, a sign-in with a password, a picture stored; and the memory of the server before and
// after. Each is measured in turns with a request that reaches no database, so that whatever else the machine does slows both.
// Targets: a call takes at most four times such a request, and the server's memory stays below 300 MB.
import { Agent, request } from 'node:http';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

import { median, type BenchLength, type Figures } from './figures.ts';
import { joinDatabase } from './joined-database.ts';
import { serveBuiltGame, type ServedGame } from './served-game.ts';

const sizes = { whole: { rounds: 15, calls: 40, slow: 5 }, short: { rounds: 1, calls: 2, slow: 1 } };
const atOnce = 16;

export async function run(length: BenchLength): Promise<Figures> {
  const { rounds, calls, slow } = sizes[length];
  const game = await serveBuiltGame({ RATE_LIMITS: 'off' });
  const agent = new Agent({ keepAlive: true });
  try {
    const ask = asker(game, agent, await prepare(game.dataDir));
    const credentials = JSON.stringify({ email: 'bench@example.org', password: 'a lamp in the window' });
    const session = sessionSchema.parse(JSON.parse(await ask('POST', '/auth/v1/signup', credentials)));
    const bearer = { authorization: `Bearer ${session.access_token}` };
    let refreshToken = session.refresh_token;
    let pictures = 0;
    const megabyte = JSON.stringify({ doc: { text: 'The lamp flickers. '.repeat(52_000) } });
    const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(300_000, 'lamp')]);
    const bare = () => ask('GET', '/api/health');
    const call = () => ask('POST', '/rest/v1/rpc/account_sessions', '{}', bearer);
    const jobs = {
      'a call': call,
      '1 MB to a function': () => ask('POST', '/rest/v1/rpc/bench_length', megabyte, bearer),
      'a renewed sign-in': async () => {
        const body = JSON.stringify({ refresh_token: refreshToken });
        const answer = await ask('POST', '/auth/v1/token?grant_type=refresh_token', body);
        refreshToken = sessionSchema.parse(JSON.parse(answer)).refresh_token;
      },
      'a picture of 300 kB stored': () => {
        pictures += 1;
        const place = `/storage/v1/object/story-images/${session.user.id}/${pictures}.png`;
        return ask('POST', place, picture, { ...bearer, 'content-type': 'image/png' });
      },
    };
    const memoryBefore = memoryOf(game.pid);
    const figures: Record<string, Figures[string]> = {};
    for (const [name, job] of Object.entries(jobs)) {
      figures[`accounts: ${name}`] = await inTurns(rounds, calls, job, bare);
    }
    const [many, manyBare] = [[call], [bare]].map(
      ([job = bare]) =>
        () =>
          Promise.all(Array.from({ length: atOnce }, job)),
    );
    const together = await inTurns(rounds, calls, many ?? call, manyBare ?? bare);
    figures[`accounts: ${atOnce} calls at once`] = together;
    const signIn = () => ask('POST', '/auth/v1/token?grant_type=password', credentials);
    figures['accounts: a sign-in with a password'] = await inTurns(slow, 1, signIn, bare);
    return {
      ...figures,
      ...memoryFigure('before its requests', memoryBefore),
      ...memoryFigure('after them', memoryOf(game.pid)),
    };
  } finally {
    agent.destroy();
    await game.close();
  }
}

const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string() }),
});

/** Adds a function that takes anything, in the database of the server that runs. @returns the key of pages */
async function prepare(dataDir: string): Promise<string> {
  const { sql, publishable, close } = await joinDatabase(dataDir);
  await sql.unsafe(`
    create function public.bench_length(doc jsonb) returns int language sql volatile as 'select length(doc::text)';
    grant execute on function public.bench_length to authenticated;
    notify pgrst;`);
  await close();
  return publishable;
}

/** Asks and gives the answer's text; an answer that says no fails the bench. */
function asker({ url }: ServedGame, agent: Agent, key: string) {
  return (
    method: string,
    address: string,
    body: string | Buffer = '',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<string> =>
    new Promise((resolve, reject) => {
      const length = method === 'GET' ? {} : { 'content-length': Buffer.byteLength(body) };
      const all = { apikey: key, 'content-type': 'application/json', ...length, ...headers };
      const asked = request(new URL(address, url), { method, agent, headers: all }, (response) => {
        const parts: string[] = [];
        response.setEncoding('utf8');
        response.on('data', (part: string) => parts.push(part));
        response.on('end', () => {
          const text = parts.join('');
          if (response.statusCode === 200) resolve(text);
          else
            reject(new Error(`${method} ${address} answered ${response.statusCode}: ${text.slice(0, 200)}`));
        });
        response.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(body);
    });
}

/** The median time of a job, beside that of the request that reaches no database. */
async function inTurns(
  rounds: number,
  calls: number,
  job: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<Figures[string]> {
  const [times, bareTimes]: [number[], number[]] = [[], []];
  await job();
  for (let round = 0; round < rounds; round += 1) {
    for (let count = 0; count < calls; count += 1) bareTimes.push(await timeOf(bare));
    for (let count = 0; count < calls; count += 1) times.push(await timeOf(job));
  }
  const floor = median(bareTimes);
  return {
    value: median(times),
    unit: 'ms',
    ratio: median(times) / floor,
    against: `as much without the database (${floor.toFixed(1)} ms)`,
  };
}

async function timeOf(job: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await job();
  return performance.now() - from;
}

/** Nothing where the system does not say it. */
function memoryFigure(when: string, value: number | undefined): Figures {
  if (value === undefined) return {};
  return { [`accounts: memory of the server ${when}`]: { value: value / 1e6, unit: 'MB' } };
}

/** What a process holds, in bytes. */
function memoryOf(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const [, kibibytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) * 1024;
}
