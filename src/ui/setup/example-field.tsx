import type { CharacterForm, ExampleField as Field } from '../../domain/character.ts';
import { maxFieldLength } from '../../domain/character.ts';
import { WandGlyph } from '../kit/glyphs.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { TextArea, TextField } from '../kit/text-field.tsx';
import { useExample } from './use-example.ts';
import { words } from './words.ts';

export type ExampleFieldProps = {
  readonly field: Field;
  readonly form: CharacterForm;
  readonly onText: (text: string) => void;
  /** Whether an adventure was begun without it. */
  readonly missing: boolean;
  readonly lines?: 'one' | 'several';
  readonly required?: boolean;
};

/** A text field of the form, with the wand that writes an example into it. */
export function ExampleField({
  field,
  form,
  onText,
  missing,
  lines = 'one',
  required = false,
}: ExampleFieldProps) {
  const { ask, asking } = useExample(field, form, onText);
  const label = words[field];
  const shared = {
    name: field,
    label,
    value: form[field],
    onText,
    required,
    placeholder: words.placeholders[field],
    maxLength: maxFieldLength,
    cutNote: words.cut,
    ...(missing ? { error: words.stillMissing } : {}),
    action: (
      <IconButton
        tone="lamp"
        label={(asking ? words.exampleBusy : words.example)(label)}
        aria-disabled={asking}
        aria-busy={asking}
        onClick={() => void ask()}
      >
        <WandGlyph />
      </IconButton>
    ),
  };
  return lines === 'one' ? <TextField {...shared} /> : <TextArea {...shared} rows={2} />;
}
