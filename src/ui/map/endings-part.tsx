import { directionOf } from '../../domain/direction.ts';
import type { SceneMeta } from '../../domain/story.ts';
import { Button } from '../kit/button.tsx';
import { StoredPicture } from '../parts/stored-picture.tsx';
import { roadName } from '../parts/road-name.ts';
import { roman } from '../kit/roman.ts';
import type { Spot } from './chart.ts';
import css from './endings-part.module.css';
import { words } from './words.ts';

export type EndingsPartProps = {
  readonly endings: readonly Spot[];
  readonly metas: ReadonlyMap<string, SceneMeta>;
  readonly language: string;
  readonly onRead: (scene: string) => void;
  readonly onGo: (scene: string) => void;
};

/** Every ending that was reached, as plates on a wall. */
export function EndingsPart({ endings, metas, language, onRead, onGo }: EndingsPartProps) {
  if (endings.length === 0) return <p className={css['none']}>{words.endingsEmpty}</p>;
  return (
    <ul className={css['wall']}>
      {endings.map(({ scene, branch }) => {
        const image = metas.get(scene.id)?.image;
        return (
          <li key={scene.id} className={css['plate']}>
            {image && <StoredPicture hash={image} alt="" className={css['picture']} />}
            <p className={css['outcome']}>{scene.ending && words.outcome[scene.ending.outcome]}</p>
            <h3 className={css['title']} lang={language} dir={directionOf(language, scene.title)}>
              {scene.title}
            </h3>
            <p className={css['tone']}>{scene.ending && words.tone(scene.ending.tone)}</p>
            <p className={css['folio']}>
              {words.folio(roman(scene.depth + 1), branch ? roadName(branch) : '')}
            </p>
            <div className={css['deeds']}>
              <Button
                onClick={() => {
                  onRead(scene.id);
                }}
              >
                {words.read}
              </Button>
              <Button
                kind="quiet"
                onClick={() => {
                  onGo(scene.id);
                }}
              >
                {words.goOn}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
