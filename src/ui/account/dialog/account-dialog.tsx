import { useAtomValue } from 'jotai';
import { useState, type ComponentType } from 'react';
import { useLocation } from 'wouter';

import { accountApiAtom, accountAtom } from '../../../state/account.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { CopyRow } from '../copy/copy-row.tsx';
import css from './account-dialog.module.css';
import { Bookplate } from './bookplate.tsx';
import { DataPart } from './data-part.tsx';
import { DevicesPart } from './devices-part.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { words } from './words.ts';
import { YouPart } from './you-part.tsx';

export type AccountDialogProps = {
  /** Saves everything of this player as a file; belongs to the library. */
  readonly Backup: ComponentType<{ readonly onClose: () => void }>;
  readonly onClose: () => void;
};

const tabs = [
  { id: 'you', label: words.you },
  { id: 'devices', label: words.devices },
  { id: 'data', label: words.data },
] as const;

/** Who plays, what he signs in with and where, and what he can take along or leave behind. */
export function AccountDialog({ Backup, onClose }: AccountDialogProps) {
  const api = useAtomValue(accountApiAtom);
  const status = useAtomValue(accountAtom);
  const [, navigate] = useLocation();
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('you');
  const [leaving, setLeaving] = useState(false);
  if (!api || status.type === 'none') return null;
  const signInAgain = () => {
    onClose();
    navigate('/login');
  };
  return (
    <Dialog
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <Button
          onClick={() => {
            setLeaving(true);
          }}
        >
          {words.signOut}
        </Button>
      }
    >
      {status.type === 'paused' && (
        <div className={css['paused']}>
          <p>{words.paused}</p>
          <Button kind="primary" onClick={signInAgain}>
            {words.signInAgain}
          </Button>
        </div>
      )}
      <Bookplate user={status.user} />
      <CopyRow />
      <Tabs label={words.tabs} tabs={tabs} chosen={tab} onChoose={setTab}>
        <div className={css['panel']}>
          {tab === 'you' && <YouPart api={api} user={status.user} />}
          {tab === 'devices' && <DevicesPart api={api} />}
          {tab === 'data' && <DataPart api={api} onSignIn={signInAgain} />}
        </div>
      </Tabs>
      {leaving && (
        <SignOutDialog
          api={api}
          Backup={Backup}
          onClose={() => {
            setLeaving(false);
          }}
        />
      )}
    </Dialog>
  );
}
