import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

import type { GameError } from '../../domain/errors.ts';
import { openHandlesAtom } from '../../state/handles.ts';
import { connectOpenRouterAtom } from '../../state/keys.ts';
import { notifyAtom } from '../../state/notices.ts';
import { dialogAtom } from '../../state/view.ts';
import { Leaf } from '../parts/leaf.tsx';
import { Button } from '../kit/button.tsx';
import { messageOf, withMessage } from '../messages.ts';
import { takeReturn, type Return } from './storyteller/openrouter/connect.ts';
import { keptEditsAtom, keptProviderAtom } from './kept-edits.ts';
import { words } from './storyteller/openrouter/words.ts';

/** Read once: the address is clean from then on. */
const arrivalAtom = atom((get) => takeReturn(get(openHandlesAtom).space.id));

const startedAtom = atom(false);
/** A code works once, so it is traded once; `null` when that has begun. */
const tradeAtom = atom(null, (get, set, grant: { readonly code: string; readonly verifier: string }) => {
  if (get(startedAtom)) return null;
  set(startedAtom, true);
  return set(connectOpenRouterAtom, grant);
});

/** Where OpenRouter sends the player back: it trades his code for a key and opens the settings again. */
export function ConnectPage() {
  const arrival = useAtomValue(arrivalAtom);
  const [failure, setFailure] = useState<GameError | null>(null);
  const trade = useSetAtom(tradeAtom);
  const setDialog = useSetAtom(dialogAtom);
  const keepEdits = useSetAtom(keptEditsAtom);
  const keepProvider = useSetAtom(keptProviderAtom);
  const notify = useSetAtom(notifyAtom);
  const [, navigate] = useLocation();

  useEffect(() => {
    if (arrival.type !== 'grant') return;
    const { code, verifier, edits } = arrival;
    void trade({ code, verifier })?.then((result) => {
      if (!result.ok) {
        setFailure(result.error);
        return;
      }
      keepEdits(edits);
      keepProvider('openrouter');
      notify({ type: 'message', ...words.done, tone: 'calm' });
      setDialog('settings');
      navigate('/', { replace: true });
    });
  }, [arrival, trade, keepEdits, keepProvider, notify, setDialog, navigate]);

  const back = (settings: boolean) => {
    if (settings) {
      keepProvider('openrouter');
      setDialog('settings');
    }
    navigate('/', { replace: true });
  };
  const page = pageOf(arrival, failure);
  return (
    <Leaf
      title={page.title}
      text={page.text}
      {...(page.over
        ? {
            actions: (
              <>
                <Button kind="primary" onClick={() => back(true)}>
                  {words.again}
                </Button>
                <Button onClick={() => back(false)}>{words.back}</Button>
              </>
            ),
          }
        : {})}
    />
  );
}

function pageOf(arrival: Return, failure: GameError | null) {
  const { waiting, declined, stranger, refused } = words;
  if (failure?.type === 'connect-failed')
    return { title: refused.title, text: withMessage(refused.text, failure.message), over: true };
  if (failure !== null) return { ...messageOf(failure), over: true };
  if (arrival.type === 'declined')
    return { title: declined.title, text: declined.text(arrival.reason), over: true };
  if (arrival.type === 'stranger') return { ...stranger, over: true };
  return { ...waiting, over: false };
}
