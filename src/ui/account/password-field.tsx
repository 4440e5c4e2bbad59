import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';

import { IconButton } from '../kit/icon-button.tsx';
import { TextField } from '../kit/text-field.tsx';

export type PasswordFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Tells a password manager whether it is to fill in or to make one. */
  readonly kind: 'current-password' | 'new-password';
  readonly words: { readonly show: string; readonly hide: string };
  readonly name?: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** A password, which can be looked at while it is typed. */
export function PasswordField({ kind, words, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      face="ui"
      type={shown ? 'text' : 'password'}
      autoComplete={kind}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          label={shown ? words.hide : words.show}
          onClick={() => {
            setShown(!shown);
          }}
        >
          <Icon aria-hidden />
        </IconButton>
      }
    />
  );
}
