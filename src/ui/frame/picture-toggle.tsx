import { useSetAtom } from 'jotai';
import { Image, ImageOff } from 'lucide-react';

import { saveSettingsAtom } from '../../state/actions.ts';
import { notifyAtom } from '../../state/notices.ts';
import { useSettings } from '../../state/queries.ts';
import { BarButton } from '../kit/bar-button.tsx';
import { words } from './words.ts';

/** Pictures on or off, in the header. What is drawn here takes no credit, so it is never disabled. */
export function PictureToggle() {
  const settings = useSettings();
  const save = useSetAtom(saveSettingsAtom);
  const notify = useSetAtom(notifyAtom);
  const on = settings?.pictures !== 'off';
  const toggle = async () => {
    if (!(await save({ change: { pictures: on ? 'off' : 'drawn' } })).ok) return;
    notify({ type: 'message', ...(on ? words.pictures.turnedOff : words.pictures.turnedOn), tone: 'calm' });
  };
  return (
    <BarButton label={on ? words.pictures.on : words.pictures.off} kind="glyph" onClick={() => void toggle()}>
      {on ? <Image aria-hidden /> : <ImageOff aria-hidden />}
    </BarButton>
  );
}
