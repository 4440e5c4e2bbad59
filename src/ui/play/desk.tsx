import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import type { CommandResult } from '../../domain/ports.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Draft } from '../../domain/story.ts';
import { useRoad, type PlayView } from '../../state/queries.ts';
import { Announcer } from './announcer.tsx';
import { announcementsOf, shownPassage } from './announcements.ts';
import { BookCard } from './book-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { Ledger } from './ledger.tsx';
import { actionsOf, PageFoot } from './page-foot.tsx';
import { isLive, pageOf } from './page-view.ts';
import { PlayDialogs } from './play-dialogs.tsx';
import { playDialogAtom } from './play-dialog.ts';
import css from './play.module.css';
import { ReadOn } from './read-on.tsx';
import type { ReadingClock } from './reading-clock.ts';
import { SceneSheet } from './scene-sheet.tsx';
import { useAir } from './use-air.ts';
import type { Commands } from './use-commands.ts';
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
  const told = useToldHere(draft);
  const { titleRef, footRef, beforeTurn, toTitle } = usePageTurn(page?.id ?? null);
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ readonly [page: string]: string }>({});
  const setDialog = useSetAtom(playDialogAtom);
  const mobile = useMedia('(max-width: 767.98px)');
  const language = story.settings.language ?? settings.language;
  const fresh = page !== null && page.id === told;
  const passage = page ? shownPassage(page, settings) : '';
  const busy = commands.busy || (draft !== null && isLive(draft));

  const turn = (command: () => Promise<CommandResult>) => {
    if (commands.busy) return;
    beforeTurn();
    void command();
  };
  const choose = (index: number) => {
    const action = page && actionsOf(page)?.[index];
    if (!action || !page.scene || busy) return false;
    const offered = page.scene.actions.some(({ id }) => id === action.id);
    turn(() => commands.act(page.id, offered ? { offered: action.id } : { typed: action.text }));
    return true;
  };
  const go = async (text: string) => {
    if (!page?.scene || busy) return;
    beforeTurn();
    const result = await commands.act(page.id, { typed: text });
    // Only when the scene is stored are the words safe elsewhere.
    if (result.ok) setTyped((all) => ({ ...all, [page.id]: '' }));
  };

  useAir(
    airIsSpent(view, settings) && Boolean(page?.scene) && !busy,
    clock,
    (seconds) => void commands.spendAir(seconds),
  );
  useKeys((key) => {
    if (key === '1' || key === '2' || key === '3') return choose(Number(key) - 1);
    if (key === '/' && field.current) {
      field.current.focus();
      return true;
    }
    if (key === '?') setDialog('keys');
    return key === '?';
  });

  return (
    <main className={css['desk']}>
      <title>{`${page?.title || story.title} · Lamplit`}</title>
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
          reserve={fresh ? (story.settings.passageLength ?? settings.passageLength) : 0}
          display={mobile ? settings.mobile : settings.desktop}
          language={language}
          titleRef={titleRef}
          endRef={end}
        >
          <PageFoot
            page={page}
            hero={story.character.name}
            busy={busy}
            canUndo={canUndo}
            canRedo={canRedo}
            language={language}
            typed={typed[page.id] ?? ''}
            fieldRef={field}
            footRef={footRef}
            on={{
              choose: (action) => choose(actionsOf(page)?.indexOf(action) ?? -1),
              type: (text) => {
                setTyped((all) => ({ ...all, [page.id]: text }));
              },
              go: (text) => void go(text),
              goOn: () => {
                turn(() => commands.continueStory(page.id));
              },
              undo: () => void commands.undo(),
              redo: () => void commands.redo(),
              retry: (model) => {
                turn(() => commands.retry(page.id, model));
              },
              edit: () => {
                setDialog('edit');
              },
              stop: () => void commands.stop(),
              openScene: (scene) => {
                turn(() => commands.goTo(scene));
              },
              continueDraft: () => {
                turn(commands.continueDraft);
              },
              keepDraft: () => {
                turn(commands.keepDraft);
              },
              retryDraft: () => {
                turn(commands.retryDraft);
                toTitle();
              },
              dropDraft: () => {
                giveUp(page.id);
                turn(commands.dropDraft);
              },
              chooseModel: onOpenSettings,
            }}
          />
        </SceneSheet>
      ) : (
        <div className={css['sheet']}>
          <p className={css['waiting']}>{words.writing}</p>
        </div>
      )}
      <aside className={css['side']}>
        <div>
          <BookCard
            title={story.title}
            language={language}
            onTitles={() => {
              setDialog('titles');
            }}
          />
          {open && (
            <Latest
              scene={open.scene.id}
              count={open.scene.depth + 1}
              language={language}
              onOpen={() => {
                setDialog('history');
              }}
            />
          )}
        </div>
      </aside>
      {fresh && <ReadOn key={page.id} end={end} />}
      <Announcer subject={told} lines={fresh ? announcementsOf(page, passage) : []} />
      <PlayDialogs story={story} open={open} language={language} commands={commands} onLeave={onLeave} />
    </main>
  );
}

function Latest({
  scene,
  ...card
}: {
  readonly scene: string;
  readonly count: number;
  readonly language: string;
  readonly onOpen: () => void;
}) {
  const road = useRoad(scene, 2) ?? [];
  return <HistoryCard road={road} {...card} />;
}

/** The turn that was last told before the player's eyes; `null` when none was since he opened the book. */
function useToldHere(draft: Draft | null): string | null {
  const [told, setTold] = useState<string | null>(null);
  if (draft && isLive(draft) && draft.turn !== told) setTold(draft.turn);
  return told;
}

/** Ruling 24: whether reading costs air in this story at all. */
function airIsSpent(
  { story }: { readonly story: { readonly environment: { readonly hasOxygen: boolean } } },
  settings: Settings,
): boolean {
  return settings.timedOxygen && !story.environment.hasOxygen;
}
