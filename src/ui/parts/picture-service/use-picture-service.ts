import { useAtomValue } from 'jotai';

import { mayAskForPicture } from '../../../domain/credit.ts';
import type { GameError } from '../../../domain/errors.ts';
import { pictureChoiceOf, pictureServices, takesCredit } from '../../../domain/picture-services.ts';
import type { PictureServiceName } from '../../../domain/picture-names.ts';
import { accountAtom } from '../../../state/account.ts';
import { creditsAtom } from '../../../state/billing.ts';
import { useKeys } from '../../../state/keys.ts';
import { useSettings } from '../../../state/queries.ts';
import { useCreditFailure } from '../credit-failure.ts';
import { useCreditState } from '../credit-state.ts';
import { usePictures } from '../use-pictures.ts';
import { words } from './words.ts';

/** Who makes a provider's pictures for this player, and what has to be known before one is asked for. */
export type PictureServiceView = {
  readonly name: PictureServiceName;
  readonly label: string;
  /** Whether pictures by a provider are chosen and wanted just now. */
  readonly on: boolean;
  /** Whether they are made by themselves, too. */
  readonly auto: boolean;
  /** Whether the player was told what leaves this device. */
  readonly isAgreed: boolean;
  /** In a few words. */
  readonly price: string;
  /** Whether a picture takes a credit of the game. */
  readonly takesCredit: boolean;
  /** What a player without a sign-in, whom it does not serve, can do about that; '' where nothing is in the way. */
  readonly needsAccount: string;
  /** Whether it is known what there is to pay with. */
  readonly isKnown: boolean;
  /** Whether one may be asked for as far as credits go; what is in the way is told to a player who asked himself. */
  readonly mayAsk: (asked: boolean) => boolean;
  /** Tells what came of one that was asked for, where credits are the matter. @returns whether they were */
  readonly tell: (error: GameError, asked: boolean) => boolean;
};

/** `undefined` until settings and keys are known. */
export function usePictureService(): PictureServiceView | undefined {
  const settings = useSettings();
  const keys = useKeys();
  const chosen = usePictures(settings?.pictures);
  const credits = useCreditState();
  const { status } = useAtomValue(creditsAtom);
  const hasAccount = status !== 'none';
  const isSignedIn = useAtomValue(accountAtom).type === 'signed-in';
  const failed = useCreditFailure();
  if (settings === undefined || keys === undefined) return undefined;
  const { service: name } = pictureChoiceOf(settings.imageModel);
  const { label, secret, price, withoutKey } = pictureServices[name];
  const isPaidHere = takesCredit(name, (own) => keys[own] !== undefined);
  return {
    name,
    label,
    on: chosen === 'provider',
    auto: chosen === 'provider' && settings.autoGenerateImages,
    isAgreed: settings.pictureConsent.includes(name),
    price: isPaidHere ? words.short.credit : price === 'none' ? words.short.none : words.short.own(label),
    takesCredit: isPaidHere,
    needsAccount: withoutKey === 'account' && !isSignedIn ? words.needsAccount(label, secret !== null) : '',
    isKnown: !isPaidHere || status !== 'loading',
    mayAsk: (asked) => {
      // Who has no account is told so by the server's end of it.
      if (!isPaidHere || (!hasAccount && asked)) return true;
      const may = mayAskForPicture(credits);
      if (!may.ok && asked) failed({ type: 'may-not', why: may.error }, asked);
      return may.ok;
    },
    tell: (error, asked) => {
      if (!asked || error.type !== 'no-picture' || !isPaidHere) return false;
      const isCredit =
        error.why === 'no-credits' ||
        error.why === 'not-signed-in' ||
        error.credit?.error_message === error.message;
      if (isCredit) failed({ type: 'error', message: error.message }, asked);
      return isCredit;
    },
  };
}
