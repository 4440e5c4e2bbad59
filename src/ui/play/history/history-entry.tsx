import { useState } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import type { SceneView } from '../../../state/queries.ts';
import { Button } from '../../kit/button.tsx';
import { SceneThumb } from '../plate/scene-thumb.tsx';
import css from './history.module.css';
import { changesSentence } from '../../parts/ledger-lines.ts';
import { paragraphsOf } from '../../kit/paragraphs.ts';
import { Pigment } from '../../parts/pigment.tsx';
import { roman } from '../../kit/roman.ts';
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
    <li className={css['entry']} data-type={scene.action?.type} data-here={here || undefined}>
      <div className={css['mark']}>
        {scene.action ? <Pigment type={scene.action.type} size="1.25rem" /> : <span className={css['dot']} />}
        <span className={css['folio']}>{roman(scene.depth + 1)}</span>
      </div>
      <div className={css['body']}>
        {view.image !== null && <SceneThumb picture={view.image} />}
        <h3 className={css['title']} lang={language} dir={directionOf(language, scene.title)}>
          {scene.title}
        </h3>
        <p className={css['badges']}>
          {here && <span className={css['badge']}>{words.historyHere}</span>}
          {(roadsOn > 1 || (here && roadsOn > 0)) && (
            <span className={css['badge']}>{words.branchPoint}</span>
          )}
          {branchName !== '' && <span className={css['badge']}>{branchName}</span>}
          {view.edited && <span className={css['badge']}>{words.edited}</span>}
          {scene.fault?.type === 'failed' && <span className={css['badge']}>{words.failedMark}</span>}
        </p>
        <p className={css['action']} lang={language} dir={directionOf(language, scene.action?.text)}>
          {scene.action?.text ?? (scene.parent === null ? words.historyOpening : words.wentOn)}
        </p>
        {changes !== '' && <p className={css['action']}>{changes}</p>}
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
      </div>
      <div className={css['ways']}>
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
      </div>
    </li>
  );
}

function excerpt(text: string): string {
  if (text.length <= excerptLength) return text;
  const end = text.lastIndexOf(' ', excerptLength);
  // The dots begin no line of their own.
  return `${text.slice(0, end > excerptLength / 2 ? end : excerptLength)}\u00a0…`;
}
