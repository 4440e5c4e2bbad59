import { useAtom } from 'jotai';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, useId } from 'react';

import { contextOnPage } from '../../../domain/on-the-page.ts';
import type { SceneContext } from '../../../domain/scene-context.ts';
import type { Scene, Story } from '../../../domain/story.ts';
import { Beside } from '../beside.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { HereNote } from './here-note.tsx';
import { ledgerLines, signed } from '../../parts/ledger-lines.ts';
import { Ledger } from './ledger.tsx';
import css from './margin.module.css';
import { isLive, type PageView } from '../page-view.ts';
import { finishedParagraphs } from '../../kit/paragraphs.ts';
import { ribbonOpenAtom } from '../reading-habits.ts';
import { useMedia } from '../../kit/use-media.ts';
import { useWords } from '../page/draft.tsx';
import { words } from '../words.ts';

export type MarginProps = {
  readonly story: Story;
  /** What lies on the desk; `null` before the first words. */
  readonly page: PageView | null;
  /** The open scene; `null` before the opening is told. */
  readonly scene: Scene | null;
  /** The words of the open scene as they are shown. */
  readonly passage: string;
  /** Whether it was told before the player's eyes. */
  readonly fresh: boolean;
  /** Oxygen that reading has cost and that the next turn will take. */
  readonly air: number;
  readonly language: string;
};

/** The margin of the page: how the hero is, and where. Below 64rem one line above the page, which unfolds into a ribbon. */
export function Margin(props: MarginProps) {
  const { story, page, scene, passage, fresh, air, language } = props;
  const [open, setOpen] = useAtom(ribbonOpenAtom);
  const ribbon = useMedia('(width < 64rem)');
  const id = useId();
  if (!scene) return <Beside className={css['margin']} />;
  const now = { story, page, scene, passage, language };
  const hero = story.character.name;
  const notes = (
    <div className={css['marginNotes']}>
      <Ledger
        key={scene.id}
        hero={hero}
        stats={scene.statsAfter}
        changes={scene.statChanges}
        fresh={fresh}
        air={air}
      />
      <HereNow {...now} />
    </div>
  );
  if (!ribbon) return <Beside className={css['margin']}>{notes}</Beside>;
  return (
    <Beside className={css['margin']}>
      <button
        type="button"
        className={css['line']}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <span className={css['brief']}>
          <VisuallyHidden>{words.ribbon}: </VisuallyHidden>
          <Brief {...now} air={air} />
        </span>
        {open ? <ChevronUp size={16} aria-hidden="true" /> : <ChevronDown size={16} aria-hidden="true" />}
      </button>
      <div
        id={id}
        className={css['ribbon']}
        hidden={!open}
        // It scrolls, and whatever scrolls must be reachable by keyboard.
        {...{ tabIndex: 0, role: 'group', 'aria-label': words.ribbon }}
      >
        {notes}
      </div>
    </Beside>
  );
}

type NowProps = Pick<MarginProps, 'story' | 'page' | 'passage' | 'language'> & { readonly scene: Scene };

function HereNow(now: NowProps) {
  return <HereNote context={useContextNow(now)} language={now.language} />;
}

/** How the hero is, then where, in one line: as much of it as there is room. */
function Brief({ air, ...now }: NowProps & { readonly air: number }) {
  const { story, scene } = now;
  const context = useContextNow(now);
  const stats = ledgerLines(scene.statsAfter, scene.statChanges, air).map((line) => ({
    name: line.label,
    value: line.full ? words.statFull : line.name === 'karma' ? signed(line.value) : String(line.value),
    low: line.color === 'red' && line.name !== 'karma',
  }));
  const places = [context.location, context.time].filter((value) => value !== '');
  return (
    <>
      {stats.length === 0 && words.unhurt(story.character.name)}
      {stats.map(({ name, value, low }, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <span className={css['part']} data-low={low || undefined}>
            {name} <b>{value}</b>
          </span>
        </Fragment>
      ))}
      {places.map((value) => (
        <Fragment key={value}>
          {' · '}
          <bdi className={css['part']}>{value}</bdi>
        </Fragment>
      ))}
    </>
  );
}

/** What holds on the page that is shown. A page that is still told is read by its finished paragraphs; until there is one, the page before holds. */
function useContextNow({ story, page, scene, passage, language }: NowProps): SceneContext {
  const coming = useWords(page);
  const told = page?.draft ? finishedParagraphs(coming, !isLive(page.draft)).join('\n\n') : '';
  const known = scene.sceneContext;
  const on = { hero: story.character.name, language };
  const before = contextOnPage(known, { ...on, passage, settled: passage === scene.passage });
  if (told === '') return before;
  const { location, time, weather } = before;
  return contextOnPage({ ...known, location, time, weather }, { ...on, passage: told, settled: false });
}
