import { directionOf } from '../../domain/direction.ts';
import type { Scene } from '../../domain/story.ts';
import { pathTo, scenesById } from '../../domain/tree.ts';
import { Dialog } from '../kit/dialog.tsx';
import { paragraphsOf } from '../kit/paragraphs.ts';
import { Pigment } from '../parts/pigment.tsx';
import { roman } from '../kit/roman.ts';
import type { Chart } from './chart.ts';
import css from './compare-dialog.module.css';
import { words } from './words.ts';

export type CompareDialogProps = {
  readonly chart: Chart;
  /** A scene of the other road. */
  readonly scene: string;
  readonly language: string;
  readonly onClose: () => void;
};

/** Two roads side by side, from where they part. */
export function CompareDialog({ chart, scene, language, onClose }: CompareDialogProps) {
  const spot = chart.spots.get(scene);
  const scenes = scenesById([...chart.spots.values()].map((each) => each.scene));
  const other = pathTo(scenes, spot?.branch?.leaf ?? scene);
  const mine = new Set(chart.road.map(({ id }) => id));
  const same = other.filter(({ id }) => mine.has(id)).length;
  return (
    <Dialog title={words.compareTitle} size="full" closeLabel={words.close} onClose={onClose}>
      <p className={css['same']}>{words.compareSame(same)}</p>
      <div className={css['columns']}>
        <RoadColumn
          title={words.thisRoad}
          scenes={chart.road.slice(same)}
          language={language}
          chart={chart}
        />
        <RoadColumn
          title={chart.roads.get(spot?.branch?.id ?? '') ?? ''}
          scenes={other.slice(same)}
          language={language}
          chart={chart}
        />
      </div>
    </Dialog>
  );
}

type RoadColumnProps = {
  readonly title: string;
  readonly scenes: readonly Scene[];
  readonly language: string;
  readonly chart: Chart;
};

function RoadColumn({ title, scenes, language, chart }: RoadColumnProps) {
  return (
    <section className={css['column']} aria-label={title}>
      <h3 className={css['road']}>
        <bdi>{title}</bdi>
      </h3>
      <ol className={css['scenes']}>
        {scenes.map((scene) => (
          <li key={scene.id} className={css['scene']} data-type={scene.action?.type} lang={language}>
            <h4 className={css['title']} dir={directionOf(language, scene.title)}>
              <span className={css['folio']}>{roman(scene.depth + 1)}</span> {scene.title}
            </h4>
            <p className={css['action']} dir={directionOf(language, scene.action?.text)}>
              {scene.action && <Pigment type={scene.action.type} size="1rem" />}
              {scene.action?.text ?? words.wentOn}
            </p>
            <p className={css['text']} dir={directionOf(language, scene.passage)}>
              {paragraphsOf(chart.metas.get(scene.id)?.edited ?? scene.passage)[0]}
            </p>
            <p className={css['karma']}>{words.karma(scene.statsAfter.karma)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
