import { useEffect, useState } from 'react';

import type { ShownPicture } from '../../../state/picture-queries.ts';

/** A little longer than a picture takes to fade in, in milliseconds. */
const fadingMs = 700;

/**
 * The picture that a scene had before the one that is shown, as long as that one fades in over it; `null` otherwise.
 * @param isMade only a provider's picture takes the place of another so
 */
export function useFading(shown: ShownPicture | null, scene: string, isMade: boolean): ShownPicture | null {
  const [last, setLast] = useState({ scene, shown });
  const [under, setUnder] = useState<ShownPicture | null>(null);
  if (last.scene !== scene || last.shown?.hash !== shown?.hash) {
    setLast({ scene, shown });
    setUnder(isMade && last.scene === scene && shown !== null ? last.shown : null);
  }
  useEffect(() => {
    if (!under) return undefined;
    const timer = setTimeout(() => {
      setUnder(null);
    }, fadingMs);
    return () => {
      clearTimeout(timer);
    };
  }, [under]);
  return under;
}
