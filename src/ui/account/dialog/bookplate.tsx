import type { AccountUser } from '../../../domain/account.ts';
import { OrnamentGlyph } from '../../kit/glyphs.tsx';
import { Avatar } from '../../parts/avatar.tsx';
import css from './bookplate.module.css';
import { words } from './words.ts';

/** Whose books these are, as a reader's plate is pasted into each. */
export function Bookplate({ user }: { readonly user: AccountUser }) {
  return (
    <figure className={css['plate']}>
      <Avatar user={user} alt="" size="large" />
      <figcaption className={css['words']}>
        <span className={css['latin']} lang="la">
          {words.exLibris}
        </span>
        <span className={css['name']}>
          <bdi>{user.fullName ?? user.email}</bdi>
        </span>
        <span className={css['ornament']}>
          <OrnamentGlyph />
        </span>
        {user.fullName !== null && (
          <span className={css['email']}>
            <bdi>{user.email}</bdi>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
