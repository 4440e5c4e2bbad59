import path from 'node:path';

import { err, ok, type Result } from '../src/domain/result.ts';
import { projectBackend, standInBackend } from './backend.ts';
import { createClock } from './clock.ts';
import type { StartStandIn } from './cloud.ts';
import { readConfiguration, type Environment } from './configuration.ts';
import { startStandIn } from './local/stand-in.ts';
import { createLog } from './log.ts';
import { operatorCommands, type OperatorDeps } from './operator-commands.ts';
import { createStripePayments } from './stripe.ts';

/**
 * `npm run admin -- COMMAND`. Works while the server runs, on its database, and when it does not, with the database started for the
 * command. The error is a sentence.
 */
export async function administer(options: {
  readonly env: Environment;
  /** The command and what it takes. */
  readonly args: readonly string[];
  readonly say: (line: string) => void;
  /** Where the log goes, a line at a time. */
  readonly write: (line: string) => void;
  readonly standIn?: StartStandIn;
}): Promise<Result<null, string>> {
  const [name = '', ...given] = options.args;
  const command = Object.hasOwn(operatorCommands, name) ? operatorCommands[name] : undefined;
  if (!command) return err(name ? `There is no command ${name}.\n${usage()}` : usage());
  const wanted = command.takes === '' ? 0 : 1;
  if (given.length !== wanted) return err(`Say it so: npm run admin -- ${name} ${command.takes}`.trimEnd());
  const opened = await open(options);
  if (!opened.ok) return opened;
  const { deps, close } = opened.value;
  try {
    return await command.run(deps, given[0] ?? '');
  } catch (thrown) {
    return err(`${name} failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  } finally {
    await close();
  }
}

async function open(
  options: Parameters<typeof administer>[0],
): Promise<Result<{ readonly deps: OperatorDeps; readonly close: () => Promise<void> }, string>> {
  // A command changes nothing that a browser asks for by address, so HOST may be what it is for the server.
  const read = readConfiguration(options.env);
  if (!read.ok) return read;
  const configuration = read.value;
  const { host, port, accounts, dataDir } = configuration;
  const publicUrl = configuration.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const say = options.say;
  const now = createClock(configuration.testClock);
  const level = configuration.logLevel === 'info' ? 'warn' : configuration.logLevel;
  const log = createLog({ level, now, write: options.write });
  const payments =
    configuration.payments.kind === 'stripe' ? createStripePayments(configuration.payments) : null;
  if (accounts.supabase) {
    const backend = projectBackend(accounts.supabase, fetch);
    return ok({
      deps: { backend, own: null, payments, publicUrl, say, log },
      close: () => Promise.resolve(),
    });
  }
  const start = options.standIn ?? startStandIn;
  const started = await start({ configuration, publicUrl: () => publicUrl, now, log, join: true });
  if (!started.ok) return started;
  const standIn = started.value;
  const own = { admin: standIn.admin, files: path.join(path.resolve(dataDir), 'files') };
  const backend = standInBackend(standIn);
  return ok({ deps: { backend, own, payments, publicUrl, say, log }, close: standIn.close });
}

function usage(): string {
  const lines = Object.entries(operatorCommands).map(
    ([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(22)}${does}`,
  );
  return ['npm run admin -- COMMAND', ...lines].join('\n');
}
