import { useSetAtom } from 'jotai';

import { maxFieldLength } from '../../domain/character.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Story } from '../../domain/story.ts';
import { setNotesAtom } from '../../state/memory-actions.ts';
import { notifyAtom } from '../../state/notices.ts';
import { dropTypedAtom, useTyped } from '../../state/typed.ts';
import { Button } from '../kit/button.tsx';
import { TextArea } from '../kit/text-field.tsx';
import css from './memory.module.css';
import { words } from './words.ts';

export type NotesPartProps = { readonly story: Story; readonly settings: Settings };

/** The player's wishes to the author in this story. */
export function NotesPart({ story, settings }: NotesPartProps) {
  const own = story.settings.notesToAuthor;
  const stored = own ?? settings.notesToAuthor;
  const place = `memory:${story.id}:wishes`;
  const [text, setText] = useTyped(place, stored);
  const drop = useSetAtom(dropTypedAtom);
  const setNotes = useSetAtom(setNotesAtom);
  const notify = useSetAtom(notifyAtom);
  const save = async (notes: string | null) => {
    const result = await setNotes({ story: story.id, notes });
    if (!result.ok) return;
    drop(place, text);
    notify({ type: 'message', ...words.wishesSaved, tone: 'calm' });
  };
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void save(text);
      }}
    >
      <p className={css['intro']}>{words.wishesIntro}</p>
      <TextArea
        label={words.wishes}
        hint={own === undefined ? words.wishesShared : words.wishesOwn}
        placeholder={words.wishesPlaceholder}
        value={text}
        rows={5}
        maxLength={maxFieldLength}
        cutNote={words.cut(maxFieldLength)}
        onText={setText}
      />
      <div className={css['ways']}>
        {own !== undefined && (
          <Button kind="quiet" onClick={() => void save(null)}>
            {words.wishesBack}
          </Button>
        )}
        <Button kind="primary" submit disabled={text === stored}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
