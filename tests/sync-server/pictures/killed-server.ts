// A server that kills itself at a step: started by killed.test.ts with the database, the provider, a user and the step.
import type { PostgresAddress } from '../../../sync-server/local/address.ts';
import type { PictureDeps } from '../../../sync-server/pictures/deps.ts';
import { connect, createRpc } from '../billing/server-rpc.ts';
import { playPage } from './page-of-pictures.ts';
import { picturesOn } from './pictures-on.ts';

/** What the test gives, as JSON. @property dieAt the call in which the process ends; 0: in none */
export type KilledAs = {
  readonly address: PostgresAddress;
  readonly providerUrl: string;
  readonly folder: string;
  readonly user: string;
  readonly dieAt: number;
  /** 'during': right after the call was sent; 'after': when its answer came. */
  readonly when: 'during' | 'after';
};

const given = JSON.parse(process.argv[2] ?? '{}') as KilledAs;
let calls = 0;

/** Ends the process as a power cut would. */
const die = () => process.kill(process.pid, 'SIGKILL');

function mortal<A extends readonly unknown[], R>(
  call: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  return async (...args) => {
    calls += 1;
    const isLast = calls === given.dieAt;
    const answer = call(...args);
    if (isLast && given.when === 'during') setImmediate(() => setImmediate(die));
    const value = await answer;
    if (isLast) die();
    return value;
  };
}

const sql = connect(given.address, 'authenticator', 2, 'service_role');
const whole = picturesOn({
  rpc: mortal(createRpc(sql)),
  providerUrl: given.providerUrl,
  folder: given.folder,
});
const deps: PictureDeps = {
  ...whole,
  provider: {
    create: mortal(whole.provider.create),
    get: mortal(whole.provider.get),
    cancel: mortal(whole.provider.cancel),
    upload: mortal(whole.provider.upload),
  },
  copy: mortal(whole.copy),
  files: { ...whole.files, put: mortal(whole.files.put) },
};
const ends = await playPage(deps, given.user);
process.stdout.write(JSON.stringify({ calls, ends }));
await sql.end({ timeout: 1 });
