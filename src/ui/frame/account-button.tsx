import { useAtomValue } from 'jotai';

import { accountAtom } from '../../state/account.ts';
import { BarButton } from '../kit/bar-button.tsx';
import { Avatar } from '../parts/avatar.tsx';
import css from './account-button.module.css';
import { words } from './words.ts';

/** Who plays, and the way to his account; nothing in demo play. A sign-in that the server ended is marked. */
export function AccountButton({ onOpen }: { readonly onOpen: () => void }) {
  const status = useAtomValue(accountAtom);
  if (status.type === 'none') return null;
  const who = status.user.fullName ?? status.user.email;
  const paused = status.type === 'paused';
  return (
    <span className={css['place']} data-paused={paused || undefined}>
      <BarButton
        label={paused ? words.accountPaused(who) : words.accountOf(who)}
        word={words.account}
        kind="sign"
        onClick={onOpen}
      >
        <Avatar user={status.user} alt="" />
      </BarButton>
    </span>
  );
}
