import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import { useRoad } from '../../../state/queries.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { HistoryEntry } from './history-entry.tsx';
import css from './history-dialog.module.css';
import { RoadsList } from './roads-list.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { useMedia } from '../../kit/use-media.ts';
import { words } from '../words.ts';

export type HistoryDialogProps = {
  readonly story: string;
  /** The title of the book, which stands above the road on paper. */
  readonly title: string;
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

/** The road that led here, and the other roads of the story. */
export function HistoryDialog({
  story,
  title,
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
      <div className={css['sheet']} data-paper>
        <p className={css['book']} lang={language} dir={directionOf(language, title)}>
          {title}
        </p>
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
            <Road from={scene} scene={scene} count={count} language={language} onOpenScene={onOpenScene} />
          ) : (
            <RoadsList story={story} scene={scene} onOpenScene={onOpenScene} onName={onName} />
          )}
        </Tabs>
      </div>
    </Dialog>
  );
}

type RoadProps = {
  /** Where it begins: the scene that is open, or the last one that is not shown yet. */
  readonly from: string;
  /** The scene that is open. */
  readonly scene: string;
  /** How many scenes it has. */
  readonly count: number;
  readonly language: string;
  readonly onOpenScene: (scene: string) => void;
};

/** The road in pages, each of which reads no more than it shows. */
function Road({ from, scene, count, language, onOpenScene }: RoadProps) {
  const [older, setOlder] = useState(false);
  const printed = useMedia('print');
  const list = useRef<HTMLOListElement>(null);
  const goOn = useEffectEvent(() => {
    // The button that asked for it is gone: reading goes on here.
    if (from !== scene) list.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    goOn();
  }, []);
  const road = useRoad(from, pageSize) ?? [];
  const before = road.at(-1)?.scene.parent ?? null;
  const missing = count - road.length;
  return (
    <>
      <ol ref={list} className={css['road']} reversed start={count} tabIndex={-1}>
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
      {before !== null && road.length < pageSize && <p className={css['note']}>{words.historyBroken}</p>}
      {before !== null &&
        road.length === pageSize &&
        missing > 0 &&
        (older ? (
          <Road from={before} scene={scene} count={missing} language={language} onOpenScene={onOpenScene} />
        ) : (
          <Button
            onClick={() => {
              setOlder(true);
            }}
          >
            {words.historyOlder(Math.min(pageSize, missing))}
          </Button>
        ))}
    </>
  );
}
