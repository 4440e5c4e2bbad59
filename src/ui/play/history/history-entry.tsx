import { useState } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import type { SceneView } from '../../../state/queries.ts';
import { Button } from '../../kit/button.tsx';
import { SceneThumb } from '../plate/scene-thumb.tsx';
import css from './history-entry.module.css';
import { changesSentence } from '../../parts/ledger-lines.ts';
import { paragraphsOf } from '../../kit/paragraphs.ts';
import { Pigment } from '../../parts/pigment.tsx';
import { roman } from '../../kit/roman.ts';
import { Row, RowAction, RowBadge, RowBadges, RowBody, RowTitle, RowWays } from './row.tsx';
import { words } from '../words.ts';

export type HistoryEntryProps = {
  readonly view: SceneView;
  /** Whether it is the scene that is open. */
  readonly here: boolean;
  /** Unfolded, whatever the reader does: on paper. */
  readonly whole: boolean;
  readonly language: string;
  readonly onBranch: () => void;
};

const excerptLength = 220;

/** One scene of the road. */
export function HistoryEntry({ view, here, whole: unfolded, language, onBranch }: HistoryEntryProps) {
  const [open, setOpen] = useState(false);
  const { scene, roadsOn, branchName } = view;
  const paragraphs = paragraphsOf(view.passage);
  const whole = paragraphs.join(' ');
  const changes = changesSentence(scene.statChanges);
  const long = whole.length > excerptLength || paragraphs.length > 1;
  return (
    <Row kind="scene" data-type={scene.action?.type} data-here={here || undefined}>
      <div className={css['mark']}>
        {scene.action ? <Pigment type={scene.action.type} size="1.25rem" /> : <span className={css['dot']} />}
        <span className={css['folio']}>{roman(scene.depth + 1)}</span>
      </div>
      <RowBody>
        {view.image !== null && <SceneThumb picture={view.image} />}
        <RowTitle lang={language} dir={directionOf(language, scene.title)}>
          {scene.title}
        </RowTitle>
        <RowBadges>
          {here && <RowBadge>{words.historyHere}</RowBadge>}
          {(roadsOn > 1 || (here && roadsOn > 0)) && <RowBadge>{words.branchPoint}</RowBadge>}
          {branchName !== '' && <RowBadge>{branchName}</RowBadge>}
          {view.edited && <RowBadge>{words.edited}</RowBadge>}
          {scene.fault?.type === 'failed' && <RowBadge>{words.failedMark}</RowBadge>}
        </RowBadges>
        <RowAction lang={language} dir={directionOf(language, scene.action?.text)}>
          {scene.action?.text ?? (scene.parent === null ? words.historyOpening : words.wentOn)}
        </RowAction>
        {changes !== '' && <RowAction>{changes}</RowAction>}
        <div className={css['excerpt']} lang={language}>
          {open || unfolded ? (
            // Paragraphs have no names, and never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            paragraphs.map((text, index) => (
              <p key={index} dir={directionOf(language, text)}>
                {text}
              </p>
            ))
          ) : (
            <p dir={directionOf(language, whole)}>{excerpt(whole)}</p>
          )}
        </div>
      </RowBody>
      <RowWays>
        {long && (
          <Button
            kind="quiet"
            aria-expanded={open}
            onClick={() => {
              setOpen(!open);
            }}
          >
            {open ? words.historyLess : words.historyFull}
          </Button>
        )}
        <Button aria-label={words.branchOf(scene.title)} onClick={onBranch}>
          {words.branch}
        </Button>
      </RowWays>
    </Row>
  );
}

function excerpt(text: string): string {
  if (text.length <= excerptLength) return text;
  const end = text.lastIndexOf(' ', excerptLength);
  // The dots begin no line of their own.
  return `${text.slice(0, end > excerptLength / 2 ? end : excerptLength)}\u00a0…`;
}
