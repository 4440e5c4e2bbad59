import { useState } from 'react';

import { parseAge } from '../../domain/character.ts';
import { TextField } from '../kit/text-field.tsx';
import { words } from './words.ts';

export type AgeFieldProps = { readonly age: number; readonly onAge: (age: number) => void };

/** Digits only, 0 to 150; an empty field counts as 0. */
export function AgeField({ age, onAge }: AgeFieldProps) {
  const [typed, setTyped] = useState(String(age));
  // '' and '007' are ages too: what was typed stays as it was typed, as long as it still says the age.
  const shown = parseAge(typed) === age ? typed : String(age);
  return (
    <TextField
      name="age"
      label={words.age}
      inputMode="numeric"
      value={shown}
      onText={(text) => {
        const next = parseAge(text);
        if (next === null) return;
        setTyped(text);
        onAge(next);
      }}
    />
  );
}
