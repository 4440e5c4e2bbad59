import { useState } from 'react';

import type { Branch } from '../../domain/branches.ts';
import { directionOf } from '../../domain/direction.ts';
import { Button } from '../kit/button.tsx';
import { Pigment } from '../parts/pigment.tsx';
import type { Chart, Spot } from './chart.ts';
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
      {chart.branches.map((branch) => (
        <RoadPart
          key={branch.id}
          branch={branch}
          chart={chart}
          chosen={chosen}
          language={language}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

/** How many scenes of a road are shown around the chosen one, and how many more when they are asked for. */
const stretch = 60;

type Shown = { readonly from: number; readonly to: number };

function RoadPart({
  branch,
  chart,
  chosen,
  language,
  onChoose,
}: RoadListProps & { readonly branch: Branch }) {
  const count = branch.scenes.length;
  const at = branch.scenes.indexOf(chosen);
  const [opened, setOpened] = useState<Shown>(() => around(at < 0 ? count - 1 : at, count));
  // Whoever chooses a scene elsewhere finds it here.
  const shown = at < 0 || (at >= opened.from && at < opened.to) ? opened : around(at, count);
  const from = branch.from === null ? null : chart.spots.get(branch.from)?.scene.title;
  const show = (change: Partial<Shown>) => {
    setOpened({ ...shown, ...change });
  };
  return (
    <section className={css['road']}>
      <h3 className={css['name']}>
        <bdi>{chart.roads.get(branch.id)}</bdi>
        <span className={css['count']}> · {words.roadScenes(count)}</span>
      </h3>
      {from && (
        <p className={css['from']} lang={language} dir={directionOf(language, from)}>
          ↳ {from}
        </p>
      )}
      {shown.from > 0 && (
        <Button
          kind="link"
          onClick={() => {
            show({ from: Math.max(shown.from - stretch, 0) });
          }}
        >
          {words.earlier(Math.min(stretch, shown.from))}
        </Button>
      )}
      <ol className={css['scenes']} start={shown.from + 1}>
        {branch.scenes.slice(shown.from, shown.to).map((id) => {
          const spot = chart.spots.get(id);
          return (
            spot && (
              <SceneLine
                key={id}
                spot={spot}
                by={chart.apart.get(id)}
                chosen={id === chosen}
                language={language}
                onChoose={onChoose}
              />
            )
          );
        })}
      </ol>
      {shown.to < count && (
        <Button
          kind="link"
          onClick={() => {
            show({ to: Math.min(shown.to + stretch, count) });
          }}
        >
          {words.later(Math.min(stretch, count - shown.to))}
        </Button>
      )}
    </section>
  );
}

function around(at: number, count: number): Shown {
  return { from: Math.max(at - stretch / 2, 0), to: Math.min(at + stretch / 2, count) };
}

type SceneLineProps = {
  readonly spot: Spot;
  /** What tells it from another of its title. */
  readonly by: string | undefined;
  readonly chosen: boolean;
  readonly language: string;
  readonly onChoose: (scene: string) => void;
};

function SceneLine({ spot, by, chosen, language, onChoose }: SceneLineProps) {
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
        <span className={css['words']} lang={language} dir={directionOf(language, scene.title)}>
          <span className={css['title']}>
            {by === undefined ? scene.title : words.titleBy(scene.title, by)}
          </span>
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
