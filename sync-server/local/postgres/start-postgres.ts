import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import type { PostgresAddress } from '../address.ts';
import { clusterOf, ensureCluster, superuser } from './cluster.ts';
import { codeOf } from './code-of.ts';
import { derived, readDatabaseUrl, tryAddress } from './database-url.ts';
import { takeLock, type InstanceLock } from './instance-lock.ts';
import { readPidFile, stopOrphan } from './pid-file.ts';
import { findPrograms } from './programs.ts';
import { startServerProcess } from './server-process.ts';
import { chooseUser, openWay, type ServerUser } from './server-user.ts';
import { settingsFor } from './settings.ts';
import { makeSocketFolder, noteSocketFolder, readSocketFolder } from './socket-folder.ts';

/** A PostgreSQL that takes connections. */
export type RunningPostgres = {
  readonly address: PostgresAddress;
  /** False while it is started again after it died; one that is not ours is taken for up. */
  readonly isUp: () => boolean;
  /** Its process, where it is one of ours. */
  readonly pid: () => number | undefined;
  /** Stops it, cleanly and within about three seconds. */
  readonly close: () => Promise<void>;
};

export type PostgresOptions = {
  /** The folder of everything that the server keeps; made when it is not there. */
  readonly dataDir: string;
  /** Folder of PostgreSQL's programs; those that came with the game when left out. */
  readonly pgBin?: string | undefined;
  /** A PostgreSQL that runs already: nothing is started, and DATA_DIR is not touched. */
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
  /** Where another server has DATA_DIR, use its PostgreSQL instead of refusing: for the operator's commands. */
  readonly join?: boolean | undefined;
  /** Settings of PostgreSQL that win over ours; for tests. */
  readonly settings?: Readonly<Record<string, string>>;
};

/**
 * Finds or starts the database. The error is a sentence for the operator; after one, nothing runs and data that was there is as it was.
 */
export async function startPostgres(options: PostgresOptions): Promise<Result<RunningPostgres, string>> {
  if (options.databaseUrl !== undefined) {
    const read = readDatabaseUrl(options.databaseUrl);
    if (!read.ok) return read;
    const tried = await tryAddress(read.value);
    if (!tried.ok) return tried;
    return ok({ address: read.value, isUp: () => true, pid: () => undefined, close: async () => {} });
  }
  const prepared = await prepare(options);
  if (!prepared.ok) {
    const joined =
      prepared.error === taken && options.join === true ? await join(options.dataDir) : undefined;
    return joined ?? err(prepared.error === taken ? takenIn(options.dataDir) : prepared.error);
  }
  const { dataDir, socketFolder, lock } = prepared.value;
  const cleanUp = async () => {
    await rm(socketFolder, { recursive: true, force: true });
    await lock?.release();
  };
  try {
    const started = await startIn({ ...options, ...prepared.value });
    if (!started.ok) {
      await cleanUp();
      return started;
    }
    const { close } = started.value;
    return ok({
      ...started.value,
      close: async () => {
        await close();
        await cleanUp();
      },
    });
  } catch (thrown) {
    await cleanUp();
    const code = codeOf(thrown);
    if (code === undefined) throw thrown;
    return err(`DATA_DIR (${dataDir}) cannot be used as it is (${code}). Choose another folder.`);
  }
}

const taken = Symbol('another server has DATA_DIR');

const takenIn = (dataDir: string) =>
  `Another server of the game uses DATA_DIR (${dataDir}). Stop it, or give this one a DATA_DIR of its own.`;

type Prepared = {
  readonly dataDir: string;
  readonly user: ServerUser;
  readonly socketFolder: string;
  readonly lock: InstanceLock | undefined;
};

/** Opens DATA_DIR for us and for PostgreSQL's user, and takes it for ourselves. */
async function prepare(options: PostgresOptions): Promise<Result<Prepared, string | typeof taken>> {
  const { log } = options;
  let dataDir: string;
  try {
    await mkdir(options.dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    dataDir = await realpath(options.dataDir);
    await access(dataDir, constants.W_OK);
  } catch (thrown) {
    const code = codeOf(thrown);
    if (code === undefined) throw thrown;
    return err(
      `DATA_DIR is ${options.dataDir}, which cannot be written (${code}). Choose a folder that can.`,
    );
  }
  const user = await chooseUser(clusterOf(dataDir));
  const shut = await openWay(dataDir, user, log);
  if (shut !== null) {
    return err(
      `DATA_DIR is ${dataDir}, and PostgreSQL, which does not run as root, may not enter ${shut}. Choose a DATA_DIR that every user may enter, or start the server as another user.`,
    );
  }
  const socketFolder = await makeSocketFolder(user);
  if (socketFolder === null) {
    return err(
      'There is no folder for temporary files that PostgreSQL may enter and that has a short path. Set TMPDIR to one.',
    );
  }
  const lock = await takeLock(dataDir, socketFolder);
  if (lock.ok) return ok({ dataDir, user, socketFolder, lock: lock.value });
  if (lock.error === 'taken') {
    await rm(socketFolder, { recursive: true, force: true });
    return err(taken);
  }
  // Some file systems have no sockets. PostgreSQL's own lock still tells two servers of one machine apart.
  log.warn('no-instance-lock', { reason: lock.error.code });
  return ok({ dataDir, user, socketFolder, lock: undefined });
}

/** The PostgreSQL of the server that has the folder; it stays that server's. Nothing when none takes connections. */
async function join(given: string): Promise<Result<RunningPostgres, string> | undefined> {
  const dataDir = await realpath(given);
  const running = await readPidFile(clusterOf(dataDir));
  if (!running?.isReady) return undefined;
  const door =
    process.platform === 'win32'
      ? await portDoor(dataDir, running.port)
      : socketDoor((await readSocketFolder(dataDir)) ?? '');
  return ok({ address: door.address, isUp: () => true, pid: () => undefined, close: async () => {} });
}

async function startIn(options: PostgresOptions & Prepared): Promise<Result<RunningPostgres, string>> {
  const { dataDir, user, log, pgBin } = options;
  const folder = clusterOf(dataDir);
  const spare = path.join(dataDir, 'pg-libraries');
  const programs = await findPrograms({ pgBin, spare, user, log });
  if (!programs.ok) return programs;
  const door = process.platform === 'win32' ? await portDoor(dataDir) : socketDoor(options.socketFolder);
  const made = await ensureCluster({ dataDir, programs: programs.value, user, access: door.access });
  if (!made.ok) return made;
  // Without the lock, what runs there may be another server's.
  if (options.lock) await stopOrphan(folder, log);
  await noteSocketFolder(dataDir, options.socketFolder);
  const started = await startServerProcess({
    folder,
    programs: programs.value,
    user,
    settings: { ...settingsFor(programs.value.major), ...door.settings, ...options.settings },
    log,
  });
  if (!started.ok) return err(`PostgreSQL does not start on ${folder}: ${started.error}`);
  log.info('postgres', { version: programs.value.major });
  return ok({ address: door.address, ...started.value });
}

/** How connections come in: the address, what PostgreSQL is told of it, and what initdb is. */
type Door = {
  readonly address: PostgresAddress;
  readonly settings: Readonly<Record<string, string>>;
  readonly access: readonly string[];
};

/** The folder keeps strangers out, so whoever is in is trusted; no network, for which the embedded TLS library would be too old. */
function socketDoor(socketFolder: string): Door {
  return {
    address: { host: socketFolder, port: 5432, database: 'postgres', superuser },
    settings: {
      listen_addresses: '',
      port: '5432',
      unix_socket_directories: `"${socketFolder}"`,
      unix_socket_permissions: '0700',
    },
    access: ['--auth-local=trust', '--auth-host=reject'],
  };
}

/** For Windows, where PostgreSQL has no folder that keeps strangers out: passwords on the loopback address. Not tested, for want of one. */
async function portDoor(dataDir: string, given?: number): Promise<Door> {
  const file = path.join(dataDir, 'pg.password');
  const password = await readFile(file, 'utf8').catch(async () => {
    const made = randomBytes(24).toString('base64url');
    await writeFile(file, made, { mode: 0o600 });
    return made;
  });
  const port = given ?? (await freePort());
  return {
    address: { host: '127.0.0.1', port, database: 'postgres', superuser, passwordOf: derived(password) },
    settings: { listen_addresses: '127.0.0.1', port: String(port) },
    access: ['--auth=scram-sha-256', `--pwfile=${file}`],
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
