import { useState, type Ref, type RefObject } from 'react';

import type { Story } from '../../../domain/story.ts';
import { late } from '../../kit/late.tsx';
import { ChoiceSheet } from './choice-sheet.tsx';
import { Choices } from './choices.tsx';
import { EndPage } from './end-page.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { createHeldCursor } from './held-cursor.ts';
import { OwnAction } from './own-action.tsx';
import { PageTools } from './page-tools.tsx';
import { actionsOf, isAtRest, isLive, type PageView } from '../page-view.ts';
import css from './page-foot.module.css';
import { RestPanel } from './rest-panel.tsx';
import { RoadsOn } from './roads-on.tsx';
import { UsedUp } from './used-up.tsx';
import type { Deeds } from '../use-deeds.ts';
import { words } from '../words.ts';
import { Writing } from './writing.tsx';

const SceneTools = late(async () => (await import('./scene-tools.tsx')).SceneTools);

export type PageFootProps = {
  readonly page: PageView;
  readonly story: Story;
  readonly busy: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly language: string;
  /** The picture stands between the words and this. */
  readonly pictured: boolean;
  readonly typed: string;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly footRef: Ref<HTMLDivElement>;
  /** Stands behind the last word. */
  readonly end: RefObject<Element | null>;
  readonly on: Deeds;
};

/** What stands below the words: how the story goes on from here. */
export function PageFoot({
  page,
  story,
  busy,
  canUndo,
  canRedo,
  language,
  pictured,
  typed,
  fieldRef,
  footRef,
  end,
  on,
}: PageFootProps) {
  const { scene, draft } = page;
  const live = draft !== null && isLive(draft);
  const [cursor] = useState(createHeldCursor);
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
            on.retry();
          }}
          onBuiltin={() => {
            on.retry('builtin');
          }}
          onModel={on.chooseModel}
        />
      )}
      {scene?.ending && (
        <EndPage
          story={story}
          scene={scene}
          ending={scene.ending}
          busy={busy}
          onNew={on.newStory}
          onSameHero={on.sameHero}
          onReread={on.openScene}
        />
      )}
      {draft && isAtRest(draft) ? (
        <RestPanel
          draft={draft}
          busy={busy}
          onContinue={on.continueDraft}
          onKeep={on.keepDraft}
          onRetry={on.retryDraft}
          onDrop={on.dropDraft}
        />
      ) : live ? (
        <Writing
          page={page.id}
          ending={draft.status.type === 'finishing'}
          language={language}
          typed={typed}
          fieldRef={fieldRef}
          cursor={cursor}
          onText={on.type}
          onStop={on.stop}
        />
      ) : (
        <ChoiceSheet
          page={page.id}
          label={scene?.ending ? words.roadGoesOn : words.threeChoices}
          end={end}
          waits={pictured || Boolean(scene?.ending ?? scene?.fault)}
        >
          {scene && <UsedUp stats={scene.statsAfter} />}
          <Choices actions={actionsOf(page)} busy={busy} language={language} onChoose={on.choose} />
          <OwnAction
            page={page.id}
            text={typed}
            busy={busy}
            language={language}
            fieldRef={fieldRef}
            cursor={cursor}
            onText={on.type}
            onGo={on.go}
          />
          <PageTools
            busy={busy}
            canUndo={canUndo}
            canRedo={canRedo}
            onContinue={on.goOn}
            onUndo={on.undo}
            onRedo={on.redo}
            onRetry={() => {
              on.retry();
            }}
            onEdit={on.edit}
            onMemory={on.memory}
            onSaw={on.saw}
          >
            {scene && <SceneTools key={scene.id} story={story} scene={scene} language={language} />}
          </PageTools>
        </ChoiceSheet>
      )}
      {scene && <RoadsOn scene={scene.id} language={language} onOpen={on.openScene} />}
    </div>
  );
}
