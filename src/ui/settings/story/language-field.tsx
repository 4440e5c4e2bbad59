import { useState } from 'react';

import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import css from './language-field.module.css';
import { languageName, languages, readLanguageTag } from './languages.ts';
import { words } from './words.ts';

export type LanguageFieldProps = {
  /** BCP 47 tag. */
  readonly language: string;
  readonly onLanguage: (tag: string) => void;
  /** Whether the built-in storyteller tells the story. */
  readonly builtIn: boolean;
};

const other = '*';

/** The language of the story: one of the usual ones, or any by its tag. */
export function LanguageField({ language, onLanguage, builtIn }: LanguageFieldProps) {
  const listed = languages.some((tag) => tag === language);
  // What is being typed is not yet a language; the setting follows once it is one.
  const [typed, setTyped] = useState<string | null>(listed ? null : language);
  const isTag = typed === null || readLanguageTag(typed) !== null;
  const english = /^en(-|$)/i.test(language);
  return (
    <div className={css['stack']}>
      <Select
        label={words.language}
        value={typed === null && listed ? language : other}
        options={[
          ...languages.map((tag) => ({ value: tag, label: languageName(tag) })),
          { value: other, label: words.otherLanguage },
        ]}
        hint={words.languageHint}
        onValue={(value) => {
          setTyped(value === other ? '' : null);
          if (value !== other) onLanguage(value);
        }}
      />
      {typed !== null && (
        <TextField
          label={words.languageTag}
          face="ui"
          spellCheck={false}
          maxLength={35}
          value={typed}
          hint={isTag ? languageName(readLanguageTag(typed) ?? '') : words.languageTagHint}
          {...(typed !== '' && !isTag ? { error: words.languageTagWrong } : {})}
          onText={(text) => {
            setTyped(text);
            const tag = readLanguageTag(text);
            if (tag !== null) onLanguage(tag);
          }}
        />
      )}
      {!english && <p className={css['warning']}>{builtIn ? words.englishOnly : words.englishRules}</p>}
    </div>
  );
}
