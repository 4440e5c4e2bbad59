import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { useHasArrived } from '../../../state/copy-queries.ts';
import { Leaf } from '../../parts/leaf.tsx';
import { words } from './words.ts';

export type OnTheWayProps = {
  readonly story: string;
  readonly actions: ReactNode;
  /** A place is here now at which somebody stands. */
  readonly onArrived: () => void;
};

/** A story whose scenes are on another device of the player's: it opens by itself when they come. */
export function OnTheWay({ story, actions, onArrived }: OnTheWayProps) {
  const isHere = useHasArrived(story) === true;
  const arrive = useEffectEvent(onArrived);
  useEffect(() => {
    if (isHere) arrive();
  }, [isHere]);
  return <Leaf title={words.onTheWay} text={words.onTheWayText} actions={actions} />;
}
