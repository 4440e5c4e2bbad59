import { directionOf } from '../../domain/direction.ts';
import type { Scene, SceneMeta } from '../../domain/story.ts';
import { Dialog } from '../kit/dialog.tsx';
import { paragraphsOf } from '../kit/paragraphs.ts';
import css from './read-dialog.module.css';
import { words } from './words.ts';

export type ReadDialogProps = {
  readonly scene: Scene | undefined;
  readonly meta: SceneMeta | undefined;
  readonly language: string;
  readonly onClose: () => void;
};

/** A scene to be read without going there. */
export function ReadDialog({ scene, meta, language, onClose }: ReadDialogProps) {
  return (
    <Dialog
      title={
        <span lang={language} dir={directionOf(language, scene?.title)}>
          {scene?.title}
        </span>
      }
      size="wide"
      closeLabel={words.close}
      onClose={onClose}
    >
      {/* A long passage is read by scrolling, with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css['prose']} lang={language} tabIndex={0} aria-label={scene?.title}>
        {scene?.action && (
          <p className={css['action']} dir={directionOf(language, scene.action.text)}>
            {scene.action.text}
          </p>
        )}
        {/* Paragraphs have no names, and never change their order. */}
        {/* oxlint-disable react/no-array-index-key */}
        {paragraphsOf(meta?.edited ?? scene?.passage ?? '').map((text, index) => (
          <p key={index} dir={directionOf(language, text)}>
            {text}
          </p>
        ))}
        {/* oxlint-enable react/no-array-index-key */}
      </section>
    </Dialog>
  );
}
