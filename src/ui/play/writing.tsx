import sheet from './choice-sheet.module.css';
import { Choices } from './choices.tsx';
import css from './play.module.css';
import { useMedia } from './use-media.ts';
import { words } from './words.ts';

export type WritingProps = {
  /** The passage has ended, and the choices are on their way. */
  readonly ending: boolean;
  readonly language: string;
  readonly onStop: () => void;
};

/**
 * What stands below words that are still coming. Nothing that could be pushed along by them: the ghosts of the choices come
 * with the last word, and on a phone a line lies at the lower edge, where the sheet of the choices will be.
 */
export function Writing({ ending, language, onStop }: WritingProps) {
  const phone = useMedia('(max-width: 47.99rem)');
  return (
    <>
      <div className={css['ghosts']}>
        {ending && <Choices actions={null} busy language={language} onChoose={() => {}} />}
      </div>
      {phone && (
        <div className={sheet['peek']}>
          <span>{words.writing}</span>
          <button type="button" className={sheet['stop']} onClick={onStop}>
            {words.stop}
          </button>
        </div>
      )}
    </>
  );
}
