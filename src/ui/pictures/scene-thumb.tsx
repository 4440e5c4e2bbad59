import { useScenePicture } from '../../state/picture-queries.ts';
import { Picture } from './picture.tsx';
import css from './scene-thumb.module.css';

/** The picture of a scene, small, beside words that say what it was; nothing when it has none. */
export function SceneThumb({ scene }: { readonly scene: string }) {
  const picture = useScenePicture(scene);
  return (
    picture && (
      <span className={css['thumb']}>
        <Picture key={picture.hash} picture={picture} alt="" />
      </span>
    )
  );
}
