import type { Result } from '../../src/domain/result.ts';
import type { Credits } from '../billing/credits.ts';
import type { Log } from '../log.ts';
import type { Replicate } from '../replicate.ts';
import type { CopyOutput } from './copy-output.ts';
import type { PictureFiles } from './picture-files.ts';
import type { PictureRows } from './picture-rows.ts';

/** Who asks, or why nobody does. */
export type VerifyPictureUser = (
  request: Request,
) => Promise<Result<{ readonly id: string }, { readonly status: number; readonly words: string }>>;

/** What pictures by a provider lean on. */
export type PictureDeps = {
  readonly rows: PictureRows;
  readonly overdue: Credits['overdue'];
  readonly provider: Replicate;
  /** The operator's, which credits pay for; `null`: players use their own. */
  readonly key: string | null;
  /** Whether the provider takes money: credits of test payments are never spent on it then. */
  readonly real: boolean;
  /** How many pictures a user may have in a day for credits. */
  readonly mostADay: number;
  readonly files: PictureFiles;
  /** The origin of the files' server; `null` where it is that of the game. */
  readonly storageUrl: string | null;
  readonly copy: CopyOutput;
  /** Checks that the sign-in was not ended, too. */
  readonly verifyUser: VerifyPictureUser;
  /** Takes one of `most` in `windowS` seconds; false when there is none left. */
  readonly takeLimit: (key: string, most: number, windowS: number) => Promise<boolean>;
  /** A UUID. */
  readonly newId: () => string;
  readonly log: Log;
};
