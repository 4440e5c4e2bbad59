import { directionOf } from '../../../domain/direction.ts';
import { useRoadsOn } from '../../../state/queries.ts';
import { Pigment } from '../../parts/pigment.tsx';
import css from './roads-on.module.css';
import { words } from '../words.ts';

export type RoadsOnProps = {
  readonly scene: string;
  readonly language: string;
  readonly onOpen: (scene: string) => void;
};

/** The roads that already lead on from this scene. They stay; another choice begins a road of its own. */
export function RoadsOn({ scene, language, onOpen }: RoadsOnProps) {
  // While the query follows a new scene it still holds the roads of the one before.
  const roads = (useRoadsOn(scene) ?? []).filter((view) => view.scene.parent === scene);
  if (roads.length === 0) return null;
  return (
    <section className={css['roads']} aria-labelledby="roads-on">
      <p id="roads-on">
        {words.goneOnBefore(roads.length)} {words.goneOnText}
      </p>
      <ul className={css['roadList']}>
        {roads.map((view) => (
          <li key={view.scene.id}>
            <button
              type="button"
              className={css['road']}
              data-type={view.scene.action?.type}
              onClick={() => {
                onOpen(view.scene.id);
              }}
            >
              <Pigment type={view.scene.action?.type ?? 'neutral'} size="1rem" />
              <span
                className={css['roadWords']}
                lang={language}
                dir={directionOf(language, view.scene.action?.text)}
              >
                <span className={css['roadTitle']}>{view.branchName || view.scene.title}</span>
                {' — '}
                {view.scene.action?.text ?? words.continued}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
