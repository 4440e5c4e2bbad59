import type { Ref } from 'react';

import { Choices } from './choices.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { Finis } from './finis.tsx';
import { OwnAction } from './own-action.tsx';
import { PageTools } from './page-tools.tsx';
import { actionsOf, isAtRest, isLive, type PageView } from './page-view.ts';
import css from './play.module.css';
import { RestPanel } from './rest-panel.tsx';
import { RoadsOn } from './roads-on.tsx';
import type { Deeds } from './use-deeds.ts';
import { words } from './words.ts';

export type PageFootProps = {
  readonly page: PageView;
  readonly hero: string;
  readonly busy: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly language: string;
  readonly typed: string;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly footRef: Ref<HTMLDivElement>;
  readonly on: Deeds;
};

/** What stands below the words: how the story goes on from here. */
export function PageFoot({
  page,
  hero,
  busy,
  canUndo,
  canRedo,
  language,
  typed,
  fieldRef,
  footRef,
  on,
}: PageFootProps) {
  const { scene, draft } = page;
  const live = draft !== null && isLive(draft);
  return (
    <div ref={footRef} className={css['slot']}>
      {scene?.fault?.type === 'partial' && <p className={css['note']}>{words.partial}</p>}
      {scene?.fault?.type === 'failed' && (
        <FailurePanel
          error={scene.fault.error}
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
      {scene?.ending && <Finis ending={scene.ending} hero={hero} />}
      {draft && isAtRest(draft) ? (
        <RestPanel
          draft={draft}
          busy={busy}
          onContinue={on.continueDraft}
          onKeep={on.keepDraft}
          onRetry={on.retryDraft}
          onDrop={on.dropDraft}
        />
      ) : (
        <>
          <Choices actions={actionsOf(page)} busy={busy} language={language} onChoose={on.choose} />
          <OwnAction
            text={typed}
            busy={busy || live}
            language={language}
            fieldRef={fieldRef}
            onText={on.type}
            onGo={on.go}
          />
          <PageTools
            live={live}
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
            onStop={on.stop}
          />
        </>
      )}
      {scene && <RoadsOn scene={scene.id} language={language} onOpen={on.openScene} />}
    </div>
  );
}
