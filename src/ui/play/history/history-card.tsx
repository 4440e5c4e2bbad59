import { Map as MapIcon } from 'lucide-react';

import { directionOf } from '../../../domain/direction.ts';
import type { SceneView } from '../../../state/queries.ts';
import { Button } from '../../kit/button.tsx';
import css from './history-card.module.css';
import { Pigment } from '../../parts/pigment.tsx';
import { words } from '../words.ts';

export type HistoryCardProps = {
  /** The latest scenes of the road, the newest first. */
  readonly road: readonly SceneView[];
  /** How many scenes the road has. */
  readonly count: number;
  readonly language: string;
  readonly onOpen: () => void;
  readonly onMap: () => void;
};

/** How the reader came here, in short. */
export function HistoryCard({ road, count, language, onOpen, onMap }: HistoryCardProps) {
  const latest = road.slice(0, 2);
  return (
    <section className={css['card']} aria-labelledby="history-card">
      <h2 id="history-card" className={css['title']}>
        {words.history} <span className={css['count']}>({count})</span>
      </h2>
      <ol className={css['entries']} reversed start={count}>
        {latest.map(({ scene }, index) => (
          <li
            key={scene.id}
            className={css['entry']}
            data-type={scene.action?.type}
            data-here={index === 0 || undefined}
          >
            <span className={css['shape']}>
              {scene.action ? (
                <Pigment type={scene.action.type} size="1rem" />
              ) : (
                <span className={css['dot']} />
              )}
            </span>
            <span className={css['words']} lang={language}>
              <span className={css['scene']} dir={directionOf(language, scene.title)}>
                {scene.title}
              </span>
              <span className={css['action']} dir={directionOf(language, scene.action?.text)}>
                {scene.action?.text ?? (scene.parent === null ? words.historyOpening : words.continued)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {count > latest.length && <p className={css['rest']}>{words.historyMore(count - latest.length)}</p>}
      <p className={css['more']}>
        <Button kind="link" onClick={onOpen}>
          {words.historyOpen}
        </Button>
        <Button kind="link" aria-keyshortcuts="b" onClick={onMap}>
          <MapIcon size={16} aria-hidden="true" /> {words.mapOpen}
        </Button>
      </p>
    </section>
  );
}
