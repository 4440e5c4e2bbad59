import { maxFieldLength } from '../../../domain/character.ts';
import { readingLevelLabel } from '../../../domain/labels.ts';
import { readingLevels } from '../../../domain/settings-choices.ts';
import { modelRef } from '../../../domain/settings.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { Select } from '../../kit/select.tsx';
import { TextArea } from '../../kit/text-field.tsx';
import type { EditsProps } from '../edits.ts';
import { LanguageField } from './language-field.tsx';
import { optionsOf } from '../options.ts';
import { Pair } from '../pair.tsx';
import { words } from './words.ts';

/** How passages are written: for whom, how long, in which language, and what the player wishes. */
export function StoryPart({ edits, onChange }: EditsProps) {
  return (
    <>
      <Pair>
        <Select
          label={words.readingLevel}
          value={edits.readingLevel}
          options={readingLevels.map((value) => ({ value, label: readingLevelLabel(value) }))}
          onValue={(value) => {
            const readingLevel = readingLevels.find((level) => level === value);
            if (readingLevel) onChange({ readingLevel });
          }}
        />
        <Segmented
          legend={words.passageLength}
          value={edits.passageLength === 2 ? '2' : '3'}
          options={optionsOf(words.passageLengths)}
          onValue={(value) => {
            onChange({ passageLength: value === '2' ? 2 : 3 });
          }}
        />
        <Segmented
          legend={words.narration}
          value={edits.narration}
          options={optionsOf(words.narrations)}
          onValue={(narration) => {
            onChange({ narration });
          }}
        />
        <Segmented
          legend={words.rating}
          value={edits.contentRating}
          options={optionsOf(words.ratings)}
          onValue={(contentRating) => {
            onChange({ contentRating });
          }}
        />
      </Pair>
      <LanguageField
        language={edits.language}
        builtIn={modelRef(edits.aiModel).provider === 'builtin'}
        onLanguage={(language) => {
          onChange({ language });
        }}
      />
      <TextArea
        label={words.notes}
        hint={words.notesHint(edits.notesToAuthor.length, maxFieldLength)}
        placeholder={words.notesPlaceholder}
        value={edits.notesToAuthor}
        maxLength={maxFieldLength}
        cutNote={words.notesCut}
        onText={(notesToAuthor) => {
          onChange({ notesToAuthor });
        }}
      />
    </>
  );
}
