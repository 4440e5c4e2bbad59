import type { CharacterForm } from '../character.ts';
import type { CreditConsumption } from '../credit.ts';
import type { StoreError } from '../errors.ts';
import type { PictureChoice } from '../picture-services.ts';
import type { Result } from '../result.ts';
import type { PictureFailure } from './picture-maker.ts';

/** What a provider's picture is for: a scene, by its id, or the portrait of the hero of the form. */
export const portraitJob = 'portrait';

/**
 * A picture that was asked for: one for each purpose, and all that it takes to ask for the same one again. It stays on this device, and holds no photo and no key. A row is there from just before
 * the service is asked, so that nobody asks for a picture later that nobody wants any more.
 */
export type PictureJob = PictureChoice & {
  /** The scene's, or `portraitJob`. */
  readonly id: string;
  /** By which name it is asked for, or asked for next where the last try came to nothing. */
  readonly requestId: string;
  /** How often it was asked for in vain, so that the service took it as done with. */
  readonly tries: number;
  /** Whether the service knows of it: then the same request, asked again, finds it. */
  readonly begun: boolean;
  /** Whether the player asked for it himself. */
  readonly asked: boolean;
  /** Whether it is another one, beside those that are there. */
  readonly again: boolean;
  /** Whether the player chose its model for this once. */
  readonly picked: boolean;
  /** As in `PictureRequest`. */
  readonly seed: string;
  /** Whether the page is on a phone. */
  readonly mobile: boolean;
  /** Of a portrait: whose, and the caller's number. */
  readonly portrait?: { readonly form: CharacterForm; readonly nonce: number };
  /** Unix time in milliseconds. */
  readonly at: number;
  readonly status:
    | {
        readonly type: 'making';
        /** From 0 to 1, or `null`. */
        readonly part: number | null;
        /** How many stand before it. */
        readonly waiting: number;
      }
    | { readonly type: 'stopped' }
    | { readonly type: 'failed'; readonly failure: PictureFailure }
    | { readonly type: 'made'; readonly credit: CreditConsumption | null };
};

/** The rows of pictures that were asked for. */
export type PictureJobs = {
  readonly get: (id: string) => Promise<Result<PictureJob | null, StoreError>>;
  readonly put: (job: PictureJob) => Promise<Result<null, StoreError>>;
  /** Those in the making, as far as their rows say, and those that were lost sight of after they were begun. */
  readonly open: () => Promise<Result<readonly PictureJob[], StoreError>>;
  readonly remove: (id: string) => Promise<Result<null, StoreError>>;
};
