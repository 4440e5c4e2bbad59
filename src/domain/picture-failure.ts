import type { CreditConsumption } from './credit.ts';

/** Why there is no picture. @property message what is shown, in a whole sentence or as the service said it; no key is in it */
export type PictureFailure = {
  readonly type: 'no-picture';
  readonly why:
    /** No connection could be made: offline, refused, blocked by the browser. Nothing was begun. */
    | 'unreachable'
    /** The player is not signed in, where the service is asked through the game's server. */
    | 'not-signed-in'
    | 'key-missing'
    | 'key-refused'
    /** Nothing is left to pay with, here or at the service. */
    | 'no-credits'
    /** Too much at once; later it goes. */
    | 'busy'
    /** The service does not draw this. */
    | 'refused'
    | 'timed-out'
    /** An address, a model or a workflow is not what the service needs. */
    | 'wrong-settings'
    /** Anything else that went wrong there. */
    | 'failed';
  readonly message: string;
  readonly credit?: CreditConsumption;
  /**
   * Whether the service is done with the request: asked again, it would say the same. `false`: the picture is there, or may come. Left out
   * where `why` says it.
   */
  readonly ended?: boolean;
};
