import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { accountAtom } from '../../state/account.ts';
import { useForm } from '../../state/queries.ts';
import { firstFormAtom } from '../../state/view.ts';
import { late } from '../kit/late.tsx';
import { SetupForm } from './setup-form.tsx';
import css from './setup-screen.module.css';
import { words } from './words.ts';

const ComingLine = late(async () => (await import('../parts/copy/coming-line.tsx')).ComingLine);

export type SetupScreenProps = {
  /** A story was begun; `null` when it could not be begun after all. */
  readonly onStarted: (story: string) => void;
};

/** Who, what, where, when and why: the hero and his story, before the first page. */
export function SetupScreen({ onStarted }: SetupScreenProps) {
  const [first, setFirst] = useAtom(firstFormAtom);
  const [read] = useState(first);
  // Read with the start, it is of no use for a setup that is shown later.
  useEffect(() => setFirst(null), [setFirst]);
  const stored = useForm() ?? read;
  const hasAccount = useAtomValue(accountAtom).type !== 'none';
  return (
    <main className={css['screen']}>
      <title>{words.pageTitle}</title>
      {hasAccount && (
        <div className={css['coming']}>
          <ComingLine />
        </div>
      )}
      {/* What is typed is the player's from here on: a later value of the store never takes its place. */}
      {stored && <SetupForm initial={stored} onStarted={onStarted} />}
    </main>
  );
}
