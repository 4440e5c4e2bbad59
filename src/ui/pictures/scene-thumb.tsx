import { useEffect, useRef, useState } from 'react';

import { StoredPicture } from '../library/stored-picture.tsx';
import css from './scene-thumb.module.css';

/** The picture of a scene by its hash, small, beside words that say what it was; it is fetched once it comes near the screen. */
export function SceneThumb({ picture }: { readonly picture: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [near]);
  return (
    <span ref={place} className={css['thumb']}>
      {near && <StoredPicture hash={picture} alt="" className={css['picture']} />}
    </span>
  );
}
