import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { useForm } from '../../state/queries.ts';
import { firstFormAtom } from '../../state/view.ts';
import { SetupForm } from './setup-form.tsx';
import css from './setup-screen.module.css';
import { words } from './words.ts';

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
  return (
    <main className={css['screen']}>
      <title>{words.pageTitle}</title>
      {/* What is typed is the player's from here on: a later value of the store never takes its place. */}
      {stored && <SetupForm initial={stored} onStarted={onStarted} />}
    </main>
  );
}
