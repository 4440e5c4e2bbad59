import { isShortOfCredits } from '../../domain/credit.ts';
import { pictureChoiceOf, pictureServices } from '../../domain/picture-services.ts';
import { useKeys } from '../../state/keys.ts';
import { useSettings } from '../../state/queries.ts';
import { useCreditState } from './credit-state.ts';

/** Whether pictures are wanted that only credits pay for, and there are none. A key of the player's own pays for its own pictures. */
export function useShortOfCredits(): boolean {
  const settings = useSettings();
  const keys = useKeys();
  const credits = useCreditState();
  if (!settings) return false;
  const { secret, price } = pictureServices[pictureChoiceOf(settings.imageModel).service];
  if (price !== 'credit' || (secret !== null && keys?.[secret] !== undefined)) return false;
  return isShortOfCredits(settings.pictures, credits);
}
