import { useRef } from 'react';

import { StoredPicture } from '../../parts/stored-picture.tsx';
import css from './scene-thumb.module.css';
import { useNear } from '../../kit/use-near.ts';

/** The picture of a scene by its hash, small, beside words that say what it was; it is fetched once it comes near the screen. */
export function SceneThumb({ picture }: { readonly picture: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const near = useNear(place);
  return (
    <span ref={place} className={css['thumb']}>
      {near && <StoredPicture hash={picture} alt="" className={css['picture']} />}
    </span>
  );
}
