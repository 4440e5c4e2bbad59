import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import type { Settings } from '../../domain/settings.ts';
import type { Draft } from '../../domain/story.ts';
import type { PlayView } from '../../state/queries.ts';
import { words as house } from '../parts/words.ts';
import { ScenePlate } from './plate/scene-plate.tsx';
import { Announcer } from './page/announcer.tsx';
import { announcementsOf, shownPassage } from './page/announcements.ts';
import { FaceQuestion } from './page/face-question.tsx';
import { Margin } from './ledger/margin.tsx';
import { MarginNotes } from './notes/margin-notes.tsx';
import { PageFoot } from './foot/page-foot.tsx';
import { isLive, pageOf, phaseOf, type PageView } from './page-view.ts';
import { PlayDialogs } from './dialogs/play-dialogs.tsx';
import type { OverThePage } from './dialogs/over-the-page.ts';
import { playDialogAtom } from './dialogs/play-dialog.ts';
import css from './desk.module.css';
import { ReadOn } from './page/read-on.tsx';
import type { ReadingClock } from './reading-clock.ts';
import { singleKeysAtom } from './reading-habits.ts';
import { roman } from '../kit/roman.ts';
import { SceneSheet } from './page/scene-sheet.tsx';
import { stepSeconds, useAir } from './ledger/use-air.ts';
import type { Commands } from './use-commands.ts';
import { useDeeds } from './use-deeds.ts';
import { useFocusMode } from './use-focus-mode.ts';
import { useGenreHue } from './use-genre-hue.ts';
import { useHeldDraft } from './page/use-held-draft.ts';
import { useKeys } from './use-keys.ts';
import { useLeave, type OnLeave } from './use-leave.ts';
import { useMedia, useScreenMedia } from '../kit/use-media.ts';
import { usePageTurn } from './page/use-page-turn.ts';
import { Sheet } from './page/sheet.tsx';
import { Waiting } from './waiting.tsx';
import { words } from './words.ts';

export type DeskProps = {
  readonly view: Extract<PlayView, { readonly status: 'ready' }>;
  readonly draft: Draft | null;
  readonly settings: Settings;
  readonly commands: Commands;
  readonly clock: ReadingClock;
  readonly over: OverThePage;
  readonly onLeave: OnLeave;
  readonly onOpenSettings: () => void;
};

/** The open book: ledger, page and margin notes, and everything that the player can do there. */
export function Desk({
  view,
  draft: stored,
  settings,
  commands,
  clock,
  over,
  onLeave,
  onOpenSettings,
}: DeskProps) {
  const { story, open, canUndo, canRedo } = view;
  const { draft, giveUp } = useHeldDraft(stored, open?.scene.id ?? null);
  const page = pageOf(view, draft);
  const live = draft !== null && isLive(draft);
  const busy = commands.busy || live;
  const told = useToldHere(draft);
  const fresh = page !== null && page.id === told;
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const passage = page ? shownPassage(page, settings, calm) : '';
  const language = story.settings.language ?? settings.language;
  const screen = useMedia('(width < 48rem)') ? 'mobile' : 'desktop';
  const pageTurn = usePageTurn(page?.id ?? null, page && phaseOf(page));
  const leave = useLeave(story, onLeave);
  const { on, typed, chooseNumber } = useDeeds({
    page,
    busy,
    commands,
    pageTurn,
    giveUp,
    leave,
    onOpenSettings,
  });
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const setDialog = useSetAtom(playDialogAtom);

  const airCosts = settings.timedOxygen && !story.environment.hasOxygen;
  useAir(airCosts && Boolean(page?.scene) && !busy, clock, (seconds) => void commands.spendAir(seconds));
  useGenreHue(story.character.genre);
  const focusMode = useFocusMode();
  const singleKeys = useAtomValue(singleKeysAtom);
  useKeys((key) => {
    if (key === 'Escape' && focusMode.on) {
      focusMode.setOn(false);
      return true;
    }
    if (!singleKeys) return false;
    if (key === '1' || key === '2' || key === '3') return chooseNumber(Number(key));
    if (key === '/' && field.current) {
      field.current.focus();
      return true;
    }
    if (key === 'f' || key === 'F') {
      focusMode.setOn(!focusMode.on);
      return true;
    }
    if (open && (key === 'm' || key === 'M')) {
      on.memory();
      return true;
    }
    if (open && (key === 'b' || key === 'B')) {
      setDialog('map');
      return true;
    }
    if (open && (key === 'w' || key === 'W')) {
      on.saw();
      return true;
    }
    if (key === '?') setDialog('keys');
    return key === '?';
  });

  const beside = useScreenMedia('(width >= 64rem)');
  const below = !useScreenMedia('(width >= 48rem)');
  // Below words that still come it would be pushed along by every line of them.
  const plate =
    settings.pictures === 'off' || !page || (below && !page.scene) ? null : (
      <ScenePlate
        story={story}
        open={page.scene ?? open?.scene ?? null}
        live={live}
        language={language}
        numeral={roman(page.depth + 1)}
      />
    );

  return (
    <main className={css['desk']}>
      <title>{`${page?.title || story.title} · ${house.product}`}</title>
      <Margin
        story={story}
        page={page}
        scene={open?.scene ?? null}
        passage={open?.passage ?? ''}
        fresh={open !== null && open.scene.id === told}
        air={airCosts ? Math.floor(view.airlessSeconds / stepSeconds) : 0}
        language={language}
      />
      {page ? (
        <SceneSheet
          page={page}
          passage={passage}
          edited={!draft && open?.edited === true}
          parting={!draft && (open?.roadsOn ?? 0) > 0}
          reserve={
            fresh && (live || page.scene) ? (story.settings.passageLength ?? settings.passageLength) : 0
          }
          display={settings[screen]}
          language={language}
          titleRef={pageTurn.titleRef}
          endRef={end}
          onStop={on.stop}
          plate={beside ? null : plate}
          below={below}
        >
          {page.depth === 0 && !page.scene?.fault && (
            <FaceQuestion screen={screen} display={settings[screen]} />
          )}
          <PageFoot
            page={page}
            story={story}
            busy={busy}
            canUndo={canUndo}
            canRedo={canRedo}
            language={language}
            pictured={below && plate !== null}
            typed={typed}
            fieldRef={field}
            footRef={pageTurn.footRef}
            end={end}
            on={on}
          />
        </SceneSheet>
      ) : (
        <Sheet as="div">
          <Waiting>{words.writing}</Waiting>
        </Sheet>
      )}
      <MarginNotes
        story={story}
        open={open?.scene ?? null}
        language={language}
        plate={beside ? plate : null}
      />
      {fresh && <ReadOn key={page.id} end={end} live={live} />}
      <Announcer
        subject={fresh ? toldAs(page) : null}
        lines={fresh ? announcementsOf(page, passage, story.character.name) : []}
      />
      <PlayDialogs
        story={story}
        open={open}
        language={language}
        commands={commands}
        over={over}
        onLeave={leave}
      />
    </main>
  );
}

/** A turn that is told from its beginning again is another telling. */
function toldAs({ id, draft, scene }: PageView): string {
  return `${id} ${(draft ?? scene)?.retell ?? 0}`;
}

/** The turn that was last told before the player's eyes; `null` when none was since he opened the book. */
function useToldHere(draft: Draft | null): string | null {
  const [told, setTold] = useState<string | null>(null);
  if (draft && isLive(draft) && draft.turn !== told) setTold(draft.turn);
  return told;
}
