import { useSetAtom } from 'jotai';
import { useState } from 'react';

import type { Action } from '../../domain/action.ts';
import type { Branch } from '../../domain/branches.ts';
import { arrangeAtom, nameBranchAtom } from '../../state/actions.ts';
import { useTree, useTreeNear } from '../../state/queries.ts';
import { offerAtom } from '../../state/view.ts';
import { usePainted } from '../kit/use-painted.ts';
import { Dialog } from '../kit/dialog.tsx';
import { SureDialog } from '../kit/sure-dialog.tsx';
import { Tabs } from '../kit/tabs.tsx';
import { useMedia } from '../kit/use-media.ts';
import { drawChart, type Chart } from './chart.ts';
import { ChartView } from './chart-view.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { EndingsPart } from './endings-part.tsx';
import { FindScenes } from './find-scenes.tsx';
import css from './map-dialog.module.css';
import { ReadDialog } from './read-dialog.tsx';
import { RoadList } from './road-list.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { StatsPart } from './stats-part.tsx';
import { TrashPart } from './trash-part.tsx';
import { words } from './words.ts';

export type MapDialogProps = {
  readonly story: string;
  /** The scene that is open. */
  readonly scene: string;
  readonly language: string;
  readonly onOpenScene: (scene: string) => void;
  /** Takes an action that a scene offers: there, another road begins. */
  readonly onTake: (scene: string, action: Action) => void;
  readonly onClose: () => void;
};

type Tab = 'chart' | 'list' | 'stats' | 'endings' | 'trash';

/** The story as a map of its roads: walked, compared, named, and gone on with anywhere. */
export function MapDialog(props: MapDialogProps) {
  const { story, scene, onClose } = props;
  const near = useTreeNear(story, scene);
  const painted = usePainted(Boolean(near));
  const tree = useTree(story, near === null || painted);
  const shown = tree ?? near;
  const chart = shown && drawChart(shown, scene);
  return (
    <Dialog title={words.title} closeLabel={words.close} size="full" onClose={onClose}>
      {!chart && <p className={css['note']}>{words.loading}</p>}
      {chart && chart.spots.size === 0 && <p className={css['note']}>{words.empty}</p>}
      {chart && chart.spots.size > 0 && <Map {...props} chart={chart} whole={tree !== undefined} />}
    </Dialog>
  );
}

type Over = { readonly what: 'read' | 'compare'; readonly scene: string } | null;

type MapProps = MapDialogProps & {
  readonly chart: Chart;
  /** Whether the chart is all of the story; otherwise only what lies round the open scene. */
  readonly whole: boolean;
};

function Map({ chart, whole, story, scene, language, onOpenScene, onTake }: MapProps) {
  const small = useMedia('(width < 48rem)');
  const [tab, setTab] = useState<Tab>(small ? 'list' : 'chart');
  const [picked, setPicked] = useState(scene);
  const [over, setOver] = useState<Over>(null);
  const [doomed, setDoomed] = useState<Branch | null>(null);
  const name = useSetAtom(nameBranchAtom);
  const remove = useRemoveRoad();
  const [first] = chart.spots.keys();
  const chosen = chart.spots.has(picked) ? picked : chart.spots.has(scene) ? scene : (first ?? '');
  const spot = chart.spots.get(chosen);
  const endings = [...chart.spots.values()].filter((each) => each.scene.ending);
  const tabs = [
    { id: 'chart' as const, label: words.chart },
    { id: 'list' as const, label: words.list },
    { id: 'stats' as const, label: words.stats },
    { id: 'endings' as const, label: words.endings },
    ...(chart.trash.length > 0 ? [{ id: 'trash' as const, label: words.trash(chart.trash.length) }] : []),
  ];
  const tree = tab === 'chart' || tab === 'list';
  const sum = words.sum(chart.spots.size, chart.branches.length, endings.length);
  return (
    <div className={css['room']}>
      <p className={css['sum']}>{whole ? sum : words.loading}</p>
      <Tabs
        label={words.tabs}
        tabs={tabs}
        chosen={tabs.some(({ id }) => id === tab) ? tab : 'chart'}
        onChoose={setTab}
      >
        <div
          className={css['columns']}
          data-tree={tree || undefined}
          data-chart={tab === 'chart' || undefined}
        >
          {tab === 'chart' && (
            <ChartView chart={chart} chosen={chosen} onChoose={setPicked} onGo={onOpenScene} />
          )}
          {whole && tab === 'list' && (
            <div className={css['list']}>
              <FindScenes story={story} language={language} onChoose={setPicked} />
              <RoadList chart={chart} chosen={chosen} language={language} onChoose={setPicked} />
            </div>
          )}
          {whole && tree && spot && (
            <ScenePanel
              key={chosen}
              chart={chart}
              spot={spot}
              language={language}
              onGo={() => {
                onOpenScene(chosen);
              }}
              onTake={(action) => {
                onTake(chosen, action);
              }}
              onRead={() => {
                setOver({ what: 'read', scene: chosen });
              }}
              onCompare={() => {
                setOver({ what: 'compare', scene: chosen });
              }}
              onName={(branch, text) => void name({ scene: branch.id, name: text })}
              onDelete={setDoomed}
            />
          )}
          {whole && tab === 'stats' && <StatsPart road={chart.road} />}
          {whole && tab === 'endings' && (
            <EndingsPart
              endings={endings}
              metas={chart.metas}
              language={language}
              onRead={(id) => {
                setOver({ what: 'read', scene: id });
              }}
              onGo={onOpenScene}
            />
          )}
          {whole && tab === 'trash' && <TrashPart chart={chart} />}
        </div>
      </Tabs>
      {over?.what === 'read' && (
        <ReadDialog
          scene={chart.spots.get(over.scene)?.scene}
          meta={chart.metas.get(over.scene)}
          language={language}
          onClose={() => {
            setOver(null);
          }}
        />
      )}
      {over?.what === 'compare' && (
        <CompareDialog
          chart={chart}
          scene={over.scene}
          language={language}
          onClose={() => {
            setOver(null);
          }}
        />
      )}
      {doomed && (
        <SureDialog
          words={words.removeSure}
          name={chart.roads.get(doomed.id) ?? ''}
          onNo={() => {
            setDoomed(null);
          }}
          onYes={() => {
            setDoomed(null);
            void remove(doomed);
          }}
        />
      )}
    </div>
  );
}

function useRemoveRoad() {
  const arrange = useSetAtom(arrangeAtom);
  const offer = useSetAtom(offerAtom);
  return async (branch: Branch) => {
    const move = (gone: boolean) => arrange({ type: 'trash-branch', scene: branch.id, gone });
    const result = await move(true);
    if (!result.ok) return;
    const { title, text, undo } = words.removed;
    offer({ title, text, label: undo, run: () => void move(false) });
  };
}
