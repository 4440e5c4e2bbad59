import { landmarksOf, spotsIn } from './chart-frame.ts';
import { labelsOf } from './chart-labels.ts';
import { FarRoad, Place, Road } from './chart-place.tsx';
import type { Chart, Spot } from './chart.ts';
import { roadName } from '../parts/road-name.ts';
import { words } from './words.ts';

export type ChartSpotsProps = {
  /** Begins the ids of its items. */
  readonly id: string;
  readonly chart: Chart;
  readonly chosen: string;
  readonly scale: number;
  /** What must be drawn, in units of the chart; it stays the same while the view moves within it. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly onChoose: (scene: string) => void;
  readonly onGo: (scene: string) => void;
};

/** From how near every scene has its sign; farther off the map shows its roads alone. */
const nearSigns = 0.16;
/** How small a sign becomes on the screen: that of any scene, and those of the scenes that are named from afar. */
const leastSize = { sign: 0.5, named: 0.8 };

/** What is drawn on the chart, wherever in it one looks. */
export function ChartSpots(props: ChartSpotsProps) {
  const { id, chart, chosen, scale, left, top, right, bottom, onChoose, onGo } = props;
  const far = scale < nearSigns;
  const shown = far ? landmarksOf(chart, chosen) : spotsIn(chart, chosen, left, top, right, bottom);
  // Letters keep their size while the map is farther off than it is drawn.
  const letters = Math.max(scale, 1);
  const labels = labelsOf(chart, shown, { scale, size: letters, chosen, markOf });
  return (
    <>
      {far
        ? chart.branches.map((branch) => <FarRoad key={branch.id} chart={chart} branch={branch} />)
        : shown.map((each) => (
            <Road
              key={each.scene.id}
              from={each.parent ? chart.spots.get(each.parent) : undefined}
              to={each}
            />
          ))}
      {shown.map((each) => {
        const named = each.scene.id === chosen || each.here;
        const smallest = (named ? leastSize.named : leastSize.sign) / scale;
        return (
          <Place
            key={each.scene.id}
            id={`${id}-${each.scene.id}`}
            spot={each}
            by={chart.apart.get(each.scene.id)}
            chosen={each.scene.id === chosen}
            label={labels.get(each.scene.id)}
            size={Math.max(smallest, 1)}
            letters={letters / scale}
            onChoose={() => {
              onChoose(each.scene.id);
            }}
            onGo={() => {
              onGo(each.scene.id);
            }}
          />
        );
      })}
    </>
  );
}

/** What a second line says of a scene: that it ends a road, begins one, or parts two. */
function markOf({ scene, branch, children }: Spot): string {
  if (scene.ending) return words.ending;
  if (branch?.id === scene.id && branch.label !== 'main') return branch.name || roadName(branch);
  return children.length > 1 ? words.branchPoint : '';
}
