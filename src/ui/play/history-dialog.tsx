import { useState } from 'react';

import { useRoad } from '../../state/queries.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { HistoryEntry } from './history-entry.tsx';
import css from './history.module.css';
import { RoadsList } from './roads-list.tsx';
import { Tabs } from './tabs.tsx';
import { useMedia } from './use-media.ts';
import { words } from './words.ts';

export type HistoryDialogProps = {
  readonly story: string;
  /** The scene that is open. */
  readonly scene: string;
  /** How many scenes lead to it, itself included. */
  readonly count: number;
  readonly language: string;
  readonly onOpenScene: (scene: string) => void;
  readonly onName: (scene: string, name: string) => void;
  readonly onClose: () => void;
};

const pageSize = 50;

/** The road that led here, and the other roads of the story (HIST-02 to HIST-06). */
export function HistoryDialog({
  story,
  scene,
  count,
  language,
  onOpenScene,
  onName,
  onClose,
}: HistoryDialogProps) {
  const [tab, setTab] = useState<'road' | 'roads'>('road');
  return (
    <Dialog title={words.historyCount(count)} size="full" closeLabel={words.close} onClose={onClose}>
      <div className={css['sheet']}>
        <Tabs
          label={words.history}
          tabs={[
            { id: 'road', label: words.historyRoad },
            { id: 'roads', label: words.historyRoads },
          ]}
          chosen={tab}
          onChoose={setTab}
        >
          {tab === 'road' ? (
            <Road scene={scene} count={count} language={language} onOpenScene={onOpenScene} />
          ) : (
            <RoadsList
              story={story}
              scene={scene}
              language={language}
              onOpenScene={onOpenScene}
              onName={onName}
            />
          )}
        </Tabs>
      </div>
    </Dialog>
  );
}

type RoadProps = Pick<HistoryDialogProps, 'scene' | 'count' | 'language' | 'onOpenScene'>;

function Road({ scene, count, language, onOpenScene }: RoadProps) {
  const [most, setMost] = useState(pageSize);
  const printed = useMedia('print');
  const road = useRoad(scene, most) ?? [];
  const oldest = road.at(-1)?.scene;
  const missing = count - road.length;
  return (
    <>
      <ol className={css['road']} reversed>
        {road.map((view) => (
          <HistoryEntry
            key={view.scene.id}
            view={view}
            here={view.scene.id === scene}
            whole={printed}
            language={language}
            onBranch={() => {
              onOpenScene(view.scene.id);
            }}
          />
        ))}
      </ol>
      {oldest && oldest.parent !== null && road.length >= most && missing > 0 && (
        <Button
          onClick={() => {
            setMost(most + pageSize);
          }}
        >
          {words.historyOlder(Math.min(pageSize, missing))}
        </Button>
      )}
      {oldest && oldest.parent !== null && road.length < most && (
        <p className={css['note']}>{words.historyBroken}</p>
      )}
    </>
  );
}
