import { useCallback, useEffect, useState } from 'react';

import type { ShownPicture } from '../../state/picture-queries.ts';
import { classes } from '../kit/classes.ts';
import css from './picture.module.css';

export type PictureProps = {
  readonly picture: ShownPicture;
  /** '' when the words beside it say the same. */
  readonly alt: string;
  /** Under other words: the picture that was, while another is made. */
  readonly faded?: boolean;
  /** It stands over another one until it has faded in. */
  readonly over?: boolean;
  /** It could not be shown, even after it was tried again. */
  readonly onFailed?: (() => void) | undefined;
};

/** Milliseconds before each new try to load a picture. */
const triesAfterMs = [1000, 2000, 4000];

/** A stored picture in an `<img>` as large as its place: an SVG in it runs nothing and reaches nobody. */
export function Picture({ picture: { blob }, alt, faded = false, over = false, onFailed }: PictureProps) {
  const [tries, setTries] = useState(0);
  const [broken, setBroken] = useState(false);
  const [shown, setShown] = useState<Blob | null>(null);
  useEffect(() => {
    const after = triesAfterMs[tries];
    if (!broken || after === undefined) return undefined;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      setBroken(false);
    }, after);
    return () => {
      clearTimeout(timer);
    };
  }, [broken, tries]);
  const load = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || broken) return undefined;
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => {
        URL.revokeObjectURL(url);
      };
    },
    [blob, broken],
  );
  return (
    <img
      ref={load}
      className={classes(css['picture'], faded && css['faded'], over && css['over'])}
      alt={alt}
      decoding="async"
      draggable={false}
      data-shown={shown === blob || undefined}
      onLoad={() => {
        setShown(blob);
        setTries(0);
      }}
      onError={() => {
        setBroken(true);
        if (tries >= triesAfterMs.length) onFailed?.();
      }}
    />
  );
}
