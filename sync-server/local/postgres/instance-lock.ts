import { link, rename, rm, symlink } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import path from 'node:path';
import { createHash, randomBytes } from 'node:crypto';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import { codeOf } from './code-of.ts';

/** Says that this server, and no other, uses a folder. */
export type InstanceLock = { readonly release: () => Promise<void> };

const name = 'server.lock';

/**
 * Takes the folder, or says that another server has it. The lock is a socket that its owner listens on: the system closes it however the
 * owner ends, so what a killed server left is told apart from what a running one holds, in another container too.
 * @param shortFolder a folder of ours with a short path, for a socket's path may have no more than 107 bytes
 */
export async function takeLock(
  folder: string,
  shortFolder: string,
): Promise<Result<InstanceLock, 'taken' | NodeJS.ErrnoException>> {
  if (process.platform === 'win32') return takePipe(folder);
  const alias = path.join(shortFolder, 'd');
  const own = `.lock-${randomBytes(4).toString('hex')}`;
  let server: Server | undefined;
  try {
    await symlink(folder, alias);
    server = await listenAt(path.join(alias, own));
    while (!(await isLinked(path.join(folder, own), path.join(folder, name)))) {
      if (await answers(path.join(alias, name))) return await giveUp(server, 'taken');
      // Moved first and asked again: between the two, another server may have put its own there.
      const stale = `${own}-old`;
      await rename(path.join(folder, name), path.join(folder, stale)).catch(ignoreMissing);
      if (await answers(path.join(alias, stale))) {
        await isLinked(path.join(folder, stale), path.join(folder, name));
        await rm(path.join(folder, stale), { force: true });
        return await giveUp(server, 'taken');
      }
      await rm(path.join(folder, stale), { force: true });
    }
  } catch (thrown) {
    if (server) await closed(server);
    if (codeOf(thrown) === undefined) throw thrown;
    return err(thrown as NodeJS.ErrnoException);
  } finally {
    await rm(path.join(folder, own), { force: true }).catch(() => {});
  }
  const held = server;
  return ok({
    release: async () => {
      await rm(path.join(folder, name), { force: true });
      await closed(held);
    },
  });
}

/** Pipes have no files: the system knows who has the name. Not tested, for want of a Windows. */
async function takePipe(folder: string): Promise<Result<InstanceLock, 'taken' | NodeJS.ErrnoException>> {
  const key = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
  try {
    const server = await listenAt(`\\\\.\\pipe\\lamplit-${key}`);
    return ok({ release: () => closed(server) });
  } catch {
    return err('taken');
  }
}

async function giveUp(server: Server, reason: 'taken'): Promise<Result<never, 'taken'>> {
  await closed(server);
  return err(reason);
}

function listenAt(address: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** Whether somebody listens there. */
function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address, () => {
      socket.destroy();
      resolve(true);
    });
    // A socket that we may not open, or whose queue is full, is somebody's.
    socket.once('error', (error) =>
      resolve(!['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(codeOf(error) ?? '')),
    );
  });
}

/** Gives the file its second name unless that is taken; no two can get it. */
async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') return false;
    throw thrown;
  }
}

function ignoreMissing(thrown: unknown): void {
  if (codeOf(thrown) !== 'ENOENT') throw thrown;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
