import { Pigment } from '../play/pigment.tsx';
import { branchName, type Chart, type Spot } from './chart.ts';
import css from './road-list.module.css';
import { words } from './words.ts';

export type RoadListProps = {
  readonly chart: Chart;
  readonly chosen: string;
  readonly language: string;
  readonly onChoose: (scene: string) => void;
};

/** The same tree as a list: every road under its name, with the scenes that only it has. */
export function RoadList({ chart, chosen, language, onChoose }: RoadListProps) {
  return (
    <div className={css['roads']}>
      {chart.branches.map((branch) => {
        const from = branch.from === null ? null : chart.spots.get(branch.from)?.scene.title;
        return (
          <section key={branch.id} className={css['road']}>
            <h3 className={css['name']} dir="auto">
              {branchName(branch, words.mainRoad)}
              <span className={css['count']}> · {words.roadScenes(branch.scenes.length)}</span>
            </h3>
            {from && (
              <p className={css['from']} lang={language} dir="auto">
                ↳ {from}
              </p>
            )}
            <ol className={css['scenes']}>
              {branch.scenes.map((id) => {
                const spot = chart.spots.get(id);
                return (
                  spot && (
                    <SceneLine
                      key={id}
                      spot={spot}
                      chosen={id === chosen}
                      language={language}
                      onChoose={onChoose}
                    />
                  )
                );
              })}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

type SceneLineProps = {
  readonly spot: Spot;
  readonly chosen: boolean;
  readonly language: string;
  readonly onChoose: (scene: string) => void;
};

function SceneLine({ spot, chosen, language, onChoose }: SceneLineProps) {
  const { scene, here, travelled, children } = spot;
  return (
    <li>
      <button
        type="button"
        className={css['scene']}
        aria-pressed={chosen}
        data-type={scene.action?.type}
        data-travelled={travelled || undefined}
        onClick={() => {
          onChoose(scene.id);
        }}
      >
        <span className={css['sign']}>
          {scene.action ? (
            <Pigment type={scene.action.type} size="1.1rem" />
          ) : (
            <span className={css['dot']} />
          )}
        </span>
        <span className={css['words']} lang={language} dir="auto">
          <span className={css['title']}>{scene.title}</span>
          <span className={css['marks']}>
            {here && <span className={css['here']}>{words.here}</span>}
            {children.length > 1 && <span>{words.branchPoint}</span>}
            {scene.ending && <span>{words.ending}</span>}
          </span>
        </span>
      </button>
    </li>
  );
}
