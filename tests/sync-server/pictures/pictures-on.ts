import { randomUUID } from 'node:crypto';

import { ok } from '../../../src/domain/result.ts';
import { createCredits } from '../../../sync-server/billing/credits.ts';
import type { Rpc } from '../../../sync-server/billing/rpc.ts';
import { createLog } from '../../../sync-server/log.ts';
import { createCopyOutput } from '../../../sync-server/pictures/copy-output.ts';
import type { PictureDeps } from '../../../sync-server/pictures/deps.ts';
import { createPictureRows } from '../../../sync-server/pictures/picture-rows.ts';
import { createReplicate } from '../../../sync-server/replicate.ts';
import { folderFiles } from './folder-files.ts';

/** What a server's pictures lean on, over a database and a provider that other servers use too; the bearer is the user's id. */
export function picturesOn(given: {
  readonly rpc: Rpc;
  readonly providerUrl: string;
  readonly folder: string;
}): PictureDeps {
  return {
    rows: createPictureRows(given.rpc),
    overdue: createCredits(given.rpc).overdue,
    provider: createReplicate({ baseUrl: given.providerUrl, fetch }),
    key: 'r8_house_secret_key',
    real: false,
    mostADay: 200,
    files: folderFiles(given.folder),
    storageUrl: null,
    copy: createCopyOutput({ hosts: [], loopbackOrigin: given.providerUrl }),
    verifyUser: (request) =>
      Promise.resolve(ok({ id: (request.headers.get('authorization') ?? '').replace('Bearer ', '') })),
    takeLimit: () => Promise.resolve(true),
    newId: randomUUID,
    log: createLog({ level: 'silent', now: () => 0, write: () => {} }),
  };
}
