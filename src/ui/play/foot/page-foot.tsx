import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState, type Ref, type RefObject } from 'react';

import type { Story } from '../../../domain/story.ts';
import { accountAtom } from '../../../state/account.ts';
import { dialogAtom } from '../../../state/view.ts';
import { late } from '../../kit/late.tsx';
import { playDialogAtom } from '../dialogs/play-dialog.ts';
import { actionsOf, isAtRest, isLive, type PageView } from '../page-view.ts';
import type { PageTurn } from '../page/use-page-turn.ts';
import { singleKeysAtom } from '../reading-habits.ts';
import { useKeys } from '../use-keys.ts';
import { useLeave } from '../use-leave.ts';
import { useStory } from '../use-story.ts';
import { words } from '../words.ts';
import { ChoiceSheet } from './choice-sheet.tsx';
import { Choices } from './choices.tsx';
import { EndPage } from './end-page.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { createHeldCursor } from './held-cursor.ts';
import { OwnAction } from './own-action.tsx';
import css from './page-foot.module.css';
import { PageTools } from './page-tools.tsx';
import { RestPanel } from './rest-panel.tsx';
import { RoadsOn } from './roads-on.tsx';
import { usePageCommands } from './use-page-commands.ts';
import { UsedUp } from './used-up.tsx';
import { Writing } from './writing.tsx';

const ElsewhereNotes = late(async () => (await import('../elsewhere/elsewhere-notes.tsx')).ElsewhereNotes);
const SceneTools = late(async () => (await import('./scene-tools.tsx')).SceneTools);

export type PageFootProps = {
  readonly page: PageView;
  readonly story: Story;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly language: string;
  /** The picture stands between the words and this. */
  readonly pictured: boolean;
  readonly pageTurn: PageTurn;
  readonly footRef: Ref<HTMLDivElement>;
  /** Stands behind the last word. */
  readonly end: RefObject<Element | null>;
};

/** What stands below the words: how the story goes on from here. */
export function PageFoot({
  page,
  story,
  canUndo,
  canRedo,
  language,
  pictured,
  pageTurn,
  footRef,
  end,
}: PageFootProps) {
  const { scene, draft } = page;
  const live = draft !== null && isLive(draft);
  const busy = useStory(story.id).busy || live;
  const commands = usePageCommands({ story: story.id, page, pageTurn });
  const leave = useLeave(story);
  const openDialog = useSetAtom(playDialogAtom);
  const hasDevices = useAtomValue(accountAtom).type !== 'none';
  const openScreen = useSetAtom(dialogAtom);
  const [cursor] = useState(createHeldCursor);
  const field = useRef<HTMLInputElement>(null);
  const singleKeys = useAtomValue(singleKeysAtom);
  useKeys((key) => {
    if (!singleKeys) return false;
    if (key === '1' || key === '2' || key === '3') return commands.chooseNumber(Number(key));
    if (key !== '/' || !field.current) return false;
    field.current.focus();
    return true;
  });

  return (
    <div ref={footRef} className={css['slot']}>
      {scene && <div className={css['howFar']} aria-hidden="true" />}
      {scene?.fault?.type === 'partial' && <p className={css['note']}>{words.partial}</p>}
      {scene?.fault?.type === 'failed' && (
        <FailurePanel
          error={scene.fault.error}
          story={scene.story}
          model={scene.model}
          busy={busy}
          onRetry={() => {
            commands.retry();
          }}
          onBuiltin={() => {
            commands.retry('builtin');
          }}
          onModel={() => {
            openScreen('settings');
          }}
        />
      )}
      {scene?.ending && (
        <EndPage
          story={story}
          scene={scene}
          ending={scene.ending}
          busy={busy}
          onNew={() => {
            openDialog('restart');
          }}
          onSameHero={() => {
            leave({ withHero: true });
          }}
          onReread={commands.openScene}
        />
      )}
      {draft && isAtRest(draft) ? (
        <RestPanel
          page={page}
          draft={draft}
          busy={busy}
          onContinue={commands.continueDraft}
          onKeep={commands.keepDraft}
          onRetry={commands.retryDraft}
          onDrop={commands.dropDraft}
        />
      ) : live ? (
        <Writing
          page={page.id}
          ending={draft.status.type === 'finishing'}
          language={language}
          typed={commands.typed}
          fieldRef={field}
          cursor={cursor}
          onText={commands.type}
          onStop={commands.stop}
        />
      ) : (
        <ChoiceSheet
          page={page.id}
          label={scene?.ending ? words.roadGoesOn : words.threeChoices}
          end={end}
          waits={pictured || Boolean(scene?.ending ?? scene?.fault)}
        >
          {scene && <UsedUp stats={scene.statsAfter} />}
          <Choices actions={actionsOf(page)} busy={busy} language={language} onChoose={commands.choose} />
          <OwnAction
            page={page.id}
            text={commands.typed}
            busy={busy}
            language={language}
            fieldRef={field}
            cursor={cursor}
            onText={commands.type}
            onGo={commands.go}
          />
          <PageTools
            busy={busy}
            canUndo={canUndo}
            canRedo={canRedo}
            onContinue={commands.goOn}
            onUndo={commands.undo}
            onRedo={commands.redo}
            onRetry={() => {
              commands.retry();
            }}
          >
            {scene && <SceneTools key={scene.id} story={story} scene={scene} language={language} />}
          </PageTools>
        </ChoiceSheet>
      )}
      {scene && <RoadsOn scene={scene.id} language={language} onOpen={commands.openScene} />}
      {scene && hasDevices && (
        <ElsewhereNotes story={story.id} language={language} onOpen={commands.openScene} />
      )}
    </div>
  );
}
