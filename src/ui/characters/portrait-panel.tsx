import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import type { CharacterEntry } from '../../domain/character-entry.ts';
import { nothingMoved, unmovedPortraits } from '../../domain/move-portraits.ts';
import { movedPortraitsAtom, movePortraitsAtom } from '../../state/portraits.ts';
import { Button } from '../kit/button.tsx';
import css from './portrait-panel.module.css';
import { panelWords as words } from './portrait-panel-words.ts';

/** Moves portraits into the account's permanent storage, and says how far that is. */
export function PortraitPanel({ entries }: { readonly entries: readonly CharacterEntry[] }) {
  const [moved, setMoved] = useAtom(movedPortraitsAtom);
  const move = useSetAtom(movePortraitsAtom);
  const left = unmovedPortraits(entries).length;
  const { status, succeeded, failed } = moved;
  // Who comes again may try again.
  const beginAnew = useEffectEvent(() => {
    if (status === 'completed') setMoved(nothingMoved);
  });
  useEffect(() => {
    beginAnew();
  }, []);
  const isOff = status !== 'idle' || left === 0;
  const said = () => {
    switch (status) {
      case 'idle':
        return left === 0 ? words.nothing : words.left(left);
      case 'running':
        return words.running(succeeded, failed);
      case 'completed':
        return words.completed(succeeded, failed);
      default:
        return status satisfies never;
    }
  };
  return (
    <section className={css['panel']} aria-label={words.title}>
      <div>
        <h3 className={css['title']}>{words.title}</h3>
        <output className={css['said']}>{said()}</output>
      </div>
      <Button aria-disabled={isOff} onClick={() => !isOff && void move(entries)}>
        {words.buttons[status]}
      </Button>
    </section>
  );
}
