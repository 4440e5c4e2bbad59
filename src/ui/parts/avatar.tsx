import { useState } from 'react';

import { initialsOf, type AccountUser } from '../../domain/account.ts';
import { classes } from '../kit/classes.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import css from './avatar.module.css';

export type AvatarProps = {
  readonly user: AccountUser;
  /** Words for the picture; '' where his name stands beside it. */
  readonly alt: string;
  /** `large` on his bookplate. @defaultValue 'small' */
  readonly size?: 'small' | 'large';
};

/** The picture of whoever plays an account, or his initials as a printer would set them. */
export function Avatar({ user, alt, size = 'small' }: AvatarProps) {
  // Which address did not answer with a picture.
  const [broken, setBroken] = useState<string | null>(null);
  const { avatarUrl } = user;
  const isPicture = avatarUrl !== null && avatarUrl.startsWith('https://') && avatarUrl !== broken;
  return (
    <span className={classes(css['avatar'], css[size])}>
      {isPicture ? (
        <img
          src={avatarUrl}
          alt={alt}
          // A stranger's host: it is not told on which page its picture is shown.
          referrerPolicy="no-referrer"
          onError={() => {
            setBroken(avatarUrl);
          }}
        />
      ) : (
        <>
          <span aria-hidden="true" translate="no">
            {initialsOf(user)}
          </span>
          <VisuallyHidden>{alt}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
