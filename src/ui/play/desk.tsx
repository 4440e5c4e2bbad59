import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import type { Settings } from '../../domain/settings.ts';
import type { PlayView } from '../../state/queries.ts';
import { roman } from '../kit/roman.ts';
import { useMedia, useScreenMedia } from '../kit/use-media.ts';
import { usePictures } from '../parts/use-pictures.ts';
import { words as house } from '../parts/words.ts';
import css from './desk.module.css';
import type { OverThePage } from './dialogs/over-the-page.ts';
import { playDialogAtom } from './dialogs/play-dialog.ts';
import { PlayDialogs } from './dialogs/play-dialogs.tsx';
import { PageFoot } from './foot/page-foot.tsx';
import { Margin } from './ledger/margin.tsx';
import { stepSeconds, useAir } from './ledger/use-air.ts';
import { MarginNotes } from './notes/margin-notes.tsx';
import { isLive, pageOf, phaseOf, type ToldSoFar } from './page-view.ts';
import { useTelling } from './page/draft.tsx';
import { FaceQuestion } from './page/face-question.tsx';
import { PageAnnouncer } from './page/page-announcer.tsx';
import { ReadOn } from './page/read-on.tsx';
import { SceneSheet } from './page/scene-sheet.tsx';
import { Sheet } from './page/sheet.tsx';
import { usePageTurn } from './page/use-page-turn.ts';
import { ScenePlate } from './plate/scene-plate.tsx';
import type { ReadingClock } from './reading-clock.ts';
import { singleKeysAtom } from './reading-habits.ts';
import { useFocusMode } from './use-focus-mode.ts';
import { useGenreHue } from './use-genre-hue.ts';
import { useKeys } from './use-keys.ts';
import { useStory } from './use-story.ts';
import { Waiting } from './waiting.tsx';
import { words } from './words.ts';

export type DeskProps = {
  readonly view: Extract<PlayView, { readonly status: 'ready' }>;
  readonly settings: Settings;
  readonly over: OverThePage;
  readonly clock: ReadingClock;
};

/** The open book: ledger, page and margin notes. Words that come leave it as it is; what shows them asks for them itself. */
export function Desk({ view, settings, over, clock }: DeskProps) {
  const { story, open, canUndo, canRedo } = view;
  const { draft } = useTelling();
  const page = pageOf(view, draft);
  const live = draft !== null && isLive(draft);
  const told = useToldHere(draft);
  const fresh = page !== null && page.id === told;
  const language = story.settings.language ?? settings.language;
  const screen = useMedia('(width < 48rem)') ? 'mobile' : 'desktop';
  const { titleRef, footRef, beforeTurn, toTitle } = usePageTurn(page?.id ?? null, page && phaseOf(page));
  const { busy, spendAir } = useStory(story.id);
  const end = useRef<HTMLDivElement>(null);

  const pictures = usePictures(settings.pictures);
  const airCosts = settings.timedOxygen && !story.environment.hasOxygen;
  useAir(airCosts && Boolean(page?.scene) && !busy, clock, (seconds) => void spendAir(seconds));
  useGenreHue(story.character.genre);
  useDeskKeys(open !== null);

  const beside = useScreenMedia('(width >= 64rem)');
  const below = !useScreenMedia('(width >= 48rem)');
  // Below words that still come it would be pushed along by every line of them.
  const plate =
    pictures === 'off' || !page || (below && !page.scene) ? null : (
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
          story={story.id}
          page={page}
          edited={!draft && open?.edited === true}
          parting={!draft && (open?.roadsOn ?? 0) > 0}
          reserve={
            fresh && (live || page.scene) ? (story.settings.passageLength ?? settings.passageLength) : 0
          }
          settings={settings}
          display={settings[screen]}
          language={language}
          titleRef={titleRef}
          endRef={end}
          plate={beside ? null : plate}
          below={below}
        >
          {/* Not before the page is told: words that come would push it down. */}
          {page.depth === 0 && page.scene && !page.scene.fault && (
            <FaceQuestion screen={screen} display={settings[screen]} />
          )}
          <PageFoot
            page={page}
            story={story}
            canUndo={canUndo}
            canRedo={canRedo}
            language={language}
            pictured={below && plate !== null}
            pageTurn={{ beforeTurn, toTitle }}
            footRef={footRef}
            end={end}
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
      {page && <PageAnnouncer page={page} fresh={fresh} settings={settings} hero={story.character.name} />}
      <PlayDialogs story={story} open={open} language={language} over={over} />
    </main>
  );
}

/** The keys of the page as a whole; those of its choices are the foot's. */
function useDeskKeys(opened: boolean) {
  const focusMode = useFocusMode();
  const singleKeys = useAtomValue(singleKeysAtom);
  const setDialog = useSetAtom(playDialogAtom);
  useKeys((key) => {
    if (key === 'Escape' && focusMode.on) {
      focusMode.setOn(false);
      return true;
    }
    if (!singleKeys) return false;
    const dialog = dialogOf(key.toLowerCase());
    if (dialog && (opened || dialog === 'keys')) {
      setDialog(dialog);
      return true;
    }
    if (key !== 'f' && key !== 'F') return false;
    focusMode.setOn(!focusMode.on);
    return true;
  });
}

function dialogOf(key: string) {
  switch (key) {
    case 'm':
      return 'memory';
    case 'b':
      return 'map';
    case 'w':
      return 'saw';
    case '?':
      return 'keys';
    default:
      return null;
  }
}

/** The turn that was last told before the player's eyes; `null` when none was since he opened the book. */
function useToldHere(draft: ToldSoFar | null): string | null {
  const [told, setTold] = useState<string | null>(null);
  if (draft && isLive(draft) && draft.turn !== told) setTold(draft.turn);
  return told;
}
