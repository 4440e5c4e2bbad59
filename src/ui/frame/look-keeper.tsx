import { useEffect } from 'react';

import { useSettings } from '../../state/queries.ts';
import { applyLook } from '../parts/look.ts';

/** Keeps the page in the look of the settings, also when another tab changes them. */
export function LookKeeper() {
  const settings = useSettings();
  const theme = settings?.theme;
  const tint = settings?.tint;
  useEffect(() => {
    if (theme && tint) applyLook({ theme, tint });
  }, [theme, tint]);
  return null;
}
