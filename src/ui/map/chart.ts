import { hierarchy, tree, type HierarchyPointNode } from 'd3-hierarchy';

import { branchesOf, type Branch } from '../../domain/branches.ts';
import type { Scene, SceneMeta } from '../../domain/story.ts';
import { scenesInTrash } from '../../domain/trash.ts';
import { beginnings, childrenByParent, pathTo, scenesById } from '../../domain/tree.ts';
import type { Tree } from '../../state/queries.ts';
import { longRoadName, roadName } from '../parts/road-name.ts';

/** A scene in its place on the chart. */
export type Spot = {
  readonly scene: Scene;
  readonly x: number;
  readonly y: number;
  /** Whether the road that leads to the open scene passes here. */
  readonly travelled: boolean;
  readonly here: boolean;
  readonly branch: Branch | undefined;
  readonly parent: string | null;
  /** The scenes told from here, from left to right. */
  readonly children: readonly string[];
};

export type Chart = {
  /** By id, in the order in which a road is read. */
  readonly spots: ReadonlyMap<string, Spot>;
  /** What tells scenes apart whose title stands beside its like, by id. */
  readonly apart: ReadonlyMap<string, string>;
  /** What each road is called, by the id of its first scene; those in the trash too. */
  readonly roads: ReadonlyMap<string, string>;
  readonly branches: readonly Branch[];
  /** Branches that lie in the trash, by their first scene. */
  readonly trash: readonly Branch[];
  readonly metas: ReadonlyMap<string, SceneMeta>;
  /** Where the spots lie. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The road that leads to the open scene. */
  readonly road: readonly Scene[];
};

export const stepX = 176;
const stepY = 76;

type Point = { readonly id: string | null };

/** Lays the tree of a story out, without what lies in the trash. */
export function drawChart({ scenes: all, metas: allMetas, starts }: Tree, here: string): Chart {
  const everything = scenesById(all);
  const metas = new Map(allMetas.map((meta) => [meta.id, meta]));
  const gone = scenesInTrash(everything, allMetas);
  const scenes = scenesById(all.filter(({ id }) => !gone.has(id)));
  const children = childrenByParent(scenes);
  const begins = beginnings(scenes);
  const isBeginning = new Set(begins.map(({ id }) => id));
  const startsOf = (id: string | null) =>
    id === null ? begins : (children.get(id) ?? []).filter((scene) => !isBeginning.has(scene.id));
  const root = hierarchy<Point>({ id: null }, ({ id }) => startsOf(id).map((scene) => ({ id: scene.id })));
  const placed = tree<Point>()
    .nodeSize([stepX, stepY])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.15))(root);

  const road = pathTo(scenes, here);
  const travelled = new Set(road.map(({ id }) => id));
  const everyBranch = branchesOf(everything, metas, starts);
  const branches = everyBranch.filter(({ id }) => !gone.has(id));
  const branchOf = new Map(branches.flatMap((branch) => branch.scenes.map((id) => [id, branch])));
  const spots = new Map<string, Spot>();
  placed.eachBefore((point: HierarchyPointNode<Point>) => {
    const scene = point.data.id === null ? undefined : scenes.get(point.data.id);
    if (!scene) return;
    spots.set(scene.id, {
      scene,
      x: point.x,
      y: point.y - stepY,
      travelled: travelled.has(scene.id),
      here: scene.id === here,
      branch: branchOf.get(scene.id),
      parent: point.parent?.data.id ?? null,
      children: (point.children ?? []).flatMap(({ data }) => (data.id === null ? [] : [data.id])),
    });
  });
  const xs = Array.from(spots.values(), ({ x }) => x);
  const ys = Array.from(spots.values(), ({ y }) => y);
  const left = lowest(xs);
  const top = lowest(ys);
  return {
    spots,
    apart: apartBy(spots),
    roads: new Map(
      everyBranch.map((branch) => [
        branch.id,
        longRoadName(branch, everything.get(branch.id)?.action?.text ?? ''),
      ]),
    ),
    branches,
    trash: everyBranch.filter((branch) => branch.gone),
    metas,
    box: { x: left, y: top, width: highest(xs) - left, height: highest(ys) - top },
    road,
  };
}

/** What tells scenes apart that have one title in one row: the deed that led there, or the road where the deed is the same too. */
function apartBy(spots: ReadonlyMap<string, Spot>): ReadonlyMap<string, string> {
  const rows = new Map<string, Spot[]>();
  for (const spot of spots.values()) {
    const key = `${spot.y} ${spot.scene.title}`;
    const alike = rows.get(key);
    if (alike) alike.push(spot);
    else rows.set(key, [spot]);
  }
  const apart = new Map<string, string>();
  for (const alike of rows.values()) {
    if (alike.length < 2) continue;
    const deeds = alike.map(({ scene }) => scene.action?.text ?? '');
    for (const { scene, branch } of alike) {
      const deed = scene.action?.text ?? '';
      const own = deed !== '' && deeds.filter((each) => each === deed).length === 1;
      const by = own ? deed : branch && roadName(branch);
      if (by) apart.set(scene.id, by);
    }
  }
  return apart;
}

/** The actions that a scene offered and that were never taken. */
export function pathsNotTaken(chart: Chart, { scene, children }: Spot) {
  const taken = new Set(children.map((id) => chart.spots.get(id)?.scene.action?.text));
  return scene.actions.filter(({ text }) => !taken.has(text));
}

/** Where an arrow key leads from a spot; `null` when there is no way. */
export function stepFrom(chart: Chart, from: Spot, key: string): string | null {
  const { spots } = chart;
  switch (key) {
    case 'ArrowUp':
      return from.parent;
    case 'ArrowDown':
      return from.children.find((id) => spots.get(id)?.travelled) ?? from.children[0] ?? null;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const side = key === 'ArrowRight' ? 1 : -1;
      let best: Spot | null = null;
      for (const spot of spots.values()) {
        if (spot.y !== from.y || (spot.x - from.x) * side <= 0) continue;
        if (!best || Math.abs(spot.x - from.x) < Math.abs(best.x - from.x)) best = spot;
      }
      return best?.scene.id ?? null;
    }
    case 'Home':
      return spots.keys().next().value ?? null;
    case 'End':
      return chart.road.at(-1)?.id ?? null;
    default:
      return null;
  }
}

function lowest(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
}

function highest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
}
