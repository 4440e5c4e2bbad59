import { pictureServices } from './domain/picture-services.ts';
import type { Clock } from './domain/ports/clock.ts';
import type { PictureMakerOptions } from './domain/ports/picture-maker.ts';
import type { Secrets } from './domain/ports/store.ts';
import { ok } from './domain/result.ts';
import type { MakerTools } from './engine/picture-run.ts';
import { fitPicture } from './providers/fit-picture.ts';
import { pictureMakers } from './providers/picture-catalog.ts';
import type { Database } from './storage/database.ts';
import { createPictureJobs } from './storage/picture-jobs.ts';

/* Joins the services that make pictures. The worker loads it when the first of them is wanted. */

export function createMakerTools(given: {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly token: PictureMakerOptions['token'];
}): MakerTools {
  const { database, secrets, clock, token } = given;
  return {
    jobs: createPictureJobs(database),
    fit: fitPicture,
    maker: async (service, { pictureAddresses, pictureWorkflow }) => {
      const { secret } = pictureServices[service];
      const key = secret === null ? ok(null) : await secrets.get(secret);
      if (!key.ok) return key;
      return ok(
        pictureMakers[service]({
          key: key.value,
          address: pictureAddresses[service]?.trim() ?? '',
          workflow: pictureWorkflow,
          fetch: (input, init) => fetch(input, init),
          clock,
          online: () => navigator.onLine,
          random: () => Math.random(),
          origin: location.origin,
          token,
        }),
      );
    },
  };
}
