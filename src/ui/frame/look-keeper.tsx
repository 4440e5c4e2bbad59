import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { openHandlesAtom } from '../../state/handles.ts';
import { useSettings } from '../../state/queries.ts';
import { applyLook } from '../parts/look.ts';
import { keepReading } from '../parts/reading.ts';

/** Keeps the page in the look of the settings, also when another tab changes them, and what is read of others as the player likes it. */
export function LookKeeper() {
  const settings = useSettings();
  const theme = settings?.theme;
  const tint = settings?.tint;
  useEffect(() => {
    if (theme && tint) applyLook({ theme, tint });
  }, [theme, tint]);
  const { space } = useAtomValue(openHandlesAtom);
  const mobile = settings?.mobile;
  const desktop = settings?.desktop;
  useEffect(() => {
    if (mobile && desktop) keepReading(space.user, { mobile, desktop });
  }, [space, mobile, desktop]);
  return null;
}
