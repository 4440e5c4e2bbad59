import type { CreditConsumption } from '../credit.ts';
import type { Picture } from '../illustrator.ts';
import type { PictureFailure } from '../picture-failure.ts';
import type { PictureOrder } from '../picture-order.ts';
import type { Result } from '../result.ts';
import type { Secret } from '../secret.ts';
import type { Clock } from './clock.ts';

export type { PictureFailure } from '../picture-failure.ts';

/** A picture as a service is asked for it: one, whatever else it could make. What it has no word for it leaves out. */
export type PictureWish = Omit<PictureOrder, 'reference'> & {
  /** A name of the service's; '' is its own choice. */
  readonly model: string;
  /** The hero, to be recognised. */
  readonly reference?: Pick<Picture, 'type' | 'bytes'>;
  /** Names this picture, on all of the player's devices; at most 150 characters. */
  readonly requestId: string;
  /** What it is for, where somebody keeps books about pictures. */
  readonly about?: { readonly story: string; readonly scene: string };
};

/** A picture as it came, which may be larger than what is kept. */
export type MadePicture = {
  readonly type: 'image/webp' | 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Who made it in the end, where the service says so: it may have been another than the one that was asked. */
  readonly model: string;
  /** What became of a credit of the game; `null`: none is in it. */
  readonly credit: CreditConsumption | null;
};

/** How far a picture is. */
export type PictureProgress = {
  /** From 0 to 1; `null` when the service does not say. */
  readonly part: number | null;
  /** How many stand before it; left out when nobody does. */
  readonly waiting?: number;
  /** The service knows of it now: from here on asking with the same `requestId` finds it. */
  readonly begun?: true;
};

/** A model that a service offers. */
export type PictureModelEntry = {
  readonly id: string;
  readonly name: string;
  /** What a picture by it costs, as it is to be shown; `null` when it is not said. */
  readonly price: string | null;
  /** Whether it can go by a picture of the hero. */
  readonly reference: boolean;
};

/** How a service stands, before the first picture. */
export type PictureCheck = {
  /** What it has; [] when it does not say. */
  readonly models: readonly PictureModelEntry[];
  /** What else is to be known, in a sentence each. */
  readonly notes: readonly string[];
};

/** What keeps a service from being asked, in words, and what to change: commands are shown as such. */
export type PictureProblem = PictureFailure & {
  readonly steps: readonly { readonly label: string; readonly command: string }[];
};

/** Who makes pictures somewhere else. Never throws for an expected failure. */
export type PictureMaker = {
  /** Makes one picture. After an abort it is stopped there, as far as the service lets it, and the answer is `null`. */
  readonly make: (
    wish: PictureWish,
    signal: AbortSignal,
    onProgress?: (progress: PictureProgress) => void,
  ) => Promise<Result<MadePicture, PictureFailure> | null>;
  /** Asks whether it would work, without making a picture or spending anything. */
  readonly check: (signal: AbortSignal) => Promise<Result<PictureCheck, PictureProblem>>;
};

/** What a maker is made of: `create…Maker(options)` in `providers/<service>/make-picture.ts`, named in `providers/picture-catalog.ts`. */
export type PictureMakerOptions = {
  /** The player's own. */
  readonly key: Secret | null;
  /** As the player gave it, trimmed; '' where the service has an address of its own, and while he gave none. */
  readonly address: string;
  /** As the player gave it; ''. */
  readonly workflow: string;
  // eslint-disable-next-line no-restricted-globals -- its type alone
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly online: () => boolean;
  /** From 0 to less than 1. */
  readonly random: () => number;
  /** Origin of the game, where its own server answers too. */
  readonly origin: string;
  /** The player's token for the game's server; `null` when nobody is signed in. @param refused one that the server did not take */
  readonly token: (refused: string | null) => Promise<string | null>;
};
