import { randomUUID } from 'node:crypto';

import { liveUser, takeLimit, type AccountDeps } from './account-routes.ts';
import { createCredits } from './billing/credits.ts';
import { createCopyOutput } from './pictures/copy-output.ts';
import type { PictureDeps } from './pictures/deps.ts';
import { finishPictures } from './pictures/finish-pictures.ts';
import { createPictureFiles } from './pictures/picture-files.ts';
import { createPictureRows } from './pictures/picture-rows.ts';
import type { PictureSettings } from './pictures/settings.ts';
import { createPredictions } from './predictions.ts';
import { createReplicate, replicateHosts } from './replicate.ts';

/** Pictures by a provider, of a server that has accounts. */
export type Pictures = {
  /** Answers `/api/replicate/*`. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
};

const restMs = 5000;

/**
 * Joins the provider to accounts, credits and files, and begins to finish what pages leave behind.
 * @param deps.storageUrl the origin of the files' server; `null` where it is that of the game
 * @param deps.fetch towards the provider
 * @param deps.restMs between two rounds of the work that no page waits for
 */
export function openPictures(given: {
  readonly accounts: AccountDeps;
  readonly settings: PictureSettings;
  readonly storageUrl: string | null;
  readonly fetch: typeof fetch;
  readonly restMs?: number;
}): Pictures {
  const { accounts, settings, storageUrl } = given;
  const { client, rpc } = accounts.backend;
  const { log } = accounts;
  const deps: PictureDeps = {
    rows: createPictureRows(rpc),
    overdue: createCredits(rpc).overdue,
    provider: createReplicate({ baseUrl: settings.baseUrl, fetch: given.fetch }),
    key: settings.key,
    real: settings.real,
    mostADay: settings.mostADay,
    files: createPictureFiles({ client, storageUrl }),
    storageUrl,
    copy: createCopyOutput({
      hosts: replicateHosts,
      ...(settings.real ? {} : { loopbackOrigin: settings.baseUrl }),
    }),
    verifyUser: (request) => liveUser(request, accounts),
    takeLimit: async (key, most, windowS) => (await takeLimit(accounts, { key, most, windowS })).ok,
    newId: randomUUID,
    log,
  };
  const { fetch: answer } = createPredictions(deps);

  let round: Promise<void> | undefined;
  const work = async () => {
    try {
      await finishPictures(deps);
    } catch (thrown) {
      log.error('pictures not finished', { why: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  };
  const timer = setInterval(() => {
    round ??= work().finally(() => {
      round = undefined;
    });
  }, given.restMs ?? restMs);
  timer.unref();
  return {
    fetch: answer,
    close: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
