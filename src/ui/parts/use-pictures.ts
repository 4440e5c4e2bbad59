import { useAtomValue } from 'jotai';

import type { Settings } from '../../domain/settings.ts';
import { imagesEnabledAtom } from './images-enabled.ts';

/** Who makes pictures on this device now: whom the player chose, or nobody while the header's switch is off. */
export function usePictures(chosen: Settings['pictures'] = 'drawn'): Settings['pictures'] {
  return useAtomValue(imagesEnabledAtom) ? chosen : 'off';
}
