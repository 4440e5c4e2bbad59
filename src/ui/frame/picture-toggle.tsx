import { useAtom, useSetAtom } from 'jotai';
import { Image, ImageOff } from 'lucide-react';

import { saveSettingsAtom } from '../../state/actions.ts';
import { notifyAtom } from '../../state/notices.ts';
import { useSettings } from '../../state/queries.ts';
import { BarButton } from '../kit/bar-button.tsx';
import { imagesEnabledAtom } from '../parts/images-enabled.ts';
import { useShortOfCredits } from '../parts/use-short-of-credits.ts';
import { words } from './words.ts';

/**
 * Pictures on or off, in the header: a switch of its own, so that who makes them stays as it was chosen. What is drawn here takes no credit, so
 * it is never disabled for that.
 */
export function PictureToggle() {
  const chosen = useSettings()?.pictures ?? 'drawn';
  const [enabled, enable] = useAtom(imagesEnabledAtom);
  const save = useSetAtom(saveSettingsAtom);
  const notify = useSetAtom(notifyAtom);
  const on = enabled && chosen !== 'off';
  const short = useShortOfCredits();
  const toggle = async () => {
    // Who has chosen no pictures at all means by it that he wants some after all.
    if (!on && chosen === 'off' && !(await save({ change: { pictures: 'drawn' } })).ok) return;
    enable(!on);
    const { turnedOff, turnedOn, turnedOnProvider } = words.pictures;
    const said = on ? turnedOff : chosen === 'provider' ? turnedOnProvider : turnedOn;
    notify({ type: 'message', ...said, tone: 'calm' });
  };
  const label = short ? words.pictures.none : on ? words.pictures.on : words.pictures.off;
  return (
    <BarButton label={label} kind="glyph" disabled={short} onClick={() => void toggle()}>
      {on ? <Image aria-hidden /> : <ImageOff aria-hidden />}
    </BarButton>
  );
}
