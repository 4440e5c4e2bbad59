import type { ReactNode, Ref } from 'react';

import { TextField } from '../kit/text-field.tsx';

export type EmailFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Whether it says who signs in, or is only an address. */
  readonly kind?: 'username' | 'email';
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** An e-mail address, which must be given. */
export function EmailField({ kind = 'username', ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      name="email"
      type="email"
      face="ui"
      autoComplete={kind}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
