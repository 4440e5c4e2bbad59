import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import type { Settings } from '../../domain/settings.ts';
import type { Draft } from '../../domain/story.ts';
import type { PlayView } from '../../state/queries.ts';
import { words as frame } from '../frame/words.ts';
import { Announcer } from './announcer.tsx';
import { announcementsOf, shownPassage } from './announcements.ts';
import { Ledger } from './ledger.tsx';
import { MarginNotes } from './margin-notes.tsx';
import { PageFoot } from './page-foot.tsx';
import { isLive, pageOf } from './page-view.ts';
import { PlayDialogs } from './play-dialogs.tsx';
import { playDialogAtom } from './play-dialog.ts';
import css from './play.module.css';
import { ReadOn } from './read-on.tsx';
import type { ReadingClock } from './reading-clock.ts';
import { SceneSheet } from './scene-sheet.tsx';
import { useAir } from './use-air.ts';
import type { Commands } from './use-commands.ts';
import { useDeeds } from './use-deeds.ts';
import { useHeldDraft } from './use-held-draft.ts';
import { useKeys } from './use-keys.ts';
import { useMedia } from './use-media.ts';
import { usePageTurn } from './use-page-turn.ts';
import { words } from './words.ts';

export type DeskProps = {
  readonly view: Extract<PlayView, { readonly status: 'ready' }>;
  readonly draft: Draft | null;
  readonly settings: Settings;
  readonly commands: Commands;
  readonly clock: ReadingClock;
  readonly onLeave: () => void;
  readonly onOpenSettings: () => void;
};

/** The open book: ledger, page and margin notes, and everything that the player can do there. */
export function Desk({ view, draft: stored, settings, commands, clock, onLeave, onOpenSettings }: DeskProps) {
  const { story, open, canUndo, canRedo } = view;
  const { draft, giveUp } = useHeldDraft(stored, open?.scene.id ?? null);
  const page = pageOf(open, draft);
  const live = draft !== null && isLive(draft);
  const busy = commands.busy || live;
  const told = useToldHere(draft);
  const fresh = page !== null && page.id === told;
  const passage = page ? shownPassage(page, settings) : '';
  const language = story.settings.language ?? settings.language;
  const mobile = useMedia('(max-width: 767.98px)');
  const pageTurn = usePageTurn(page?.id ?? null);
  const { on, typed, chooseNumber } = useDeeds({ page, busy, commands, pageTurn, giveUp, onOpenSettings });
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const setDialog = useSetAtom(playDialogAtom);

  const airIsSpent = settings.timedOxygen && !story.environment.hasOxygen && Boolean(page?.scene) && !busy;
  useAir(airIsSpent, clock, (seconds) => void commands.spendAir(seconds));
  useKeys((key) => {
    if (key === '1' || key === '2' || key === '3') return chooseNumber(Number(key));
    if (key === '/' && field.current) {
      field.current.focus();
      return true;
    }
    if (key === '?') setDialog('keys');
    return key === '?';
  });

  return (
    <main className={css['desk']}>
      <title>{`${page?.title || story.title} · ${frame.product}`}</title>
      <div className={css['margin']}>
        {open && (
          <Ledger
            key={open.scene.id}
            stats={open.scene.statsAfter}
            changes={open.scene.statChanges}
            fresh={open.scene.id === told}
          />
        )}
      </div>
      {page ? (
        <SceneSheet
          page={page}
          passage={passage}
          edited={!draft && open?.edited === true}
          reserve={
            fresh && (live || page.scene) ? (story.settings.passageLength ?? settings.passageLength) : 0
          }
          display={mobile ? settings.mobile : settings.desktop}
          language={language}
          titleRef={pageTurn.titleRef}
          endRef={end}
          onStop={on.stop}
        >
          <PageFoot
            page={page}
            hero={story.character.name}
            busy={busy}
            canUndo={canUndo}
            canRedo={canRedo}
            language={language}
            typed={typed}
            fieldRef={field}
            footRef={pageTurn.footRef}
            on={on}
          />
        </SceneSheet>
      ) : (
        <div className={css['sheet']}>
          <p className={css['waiting']}>{words.writing}</p>
        </div>
      )}
      <MarginNotes story={story} open={open?.scene ?? null} language={language} />
      {fresh && <ReadOn key={page.id} end={end} live={live} />}
      <Announcer subject={told} lines={fresh ? announcementsOf(page, passage) : []} />
      <PlayDialogs story={story} open={open} language={language} commands={commands} onLeave={onLeave} />
    </main>
  );
}

/** The turn that was last told before the player's eyes; `null` when none was since he opened the book. */
function useToldHere(draft: Draft | null): string | null {
  const [told, setTold] = useState<string | null>(null);
  if (draft && isLive(draft) && draft.turn !== told) setTold(draft.turn);
  return told;
}
