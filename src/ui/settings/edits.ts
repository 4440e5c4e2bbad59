import type { Settings } from '../../domain/settings.ts';

/** What each part of the dialog is given: the settings as they would be saved, and how to change them. */
export type EditsProps = {
  readonly edits: Settings;
  readonly onChange: (part: Partial<Settings>) => void;
};
