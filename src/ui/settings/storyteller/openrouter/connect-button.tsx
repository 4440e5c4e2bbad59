import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { openHandlesAtom } from '../../../../state/handles.ts';
import { notifyAtom } from '../../../../state/notices.ts';
import { Button } from '../../../kit/button.tsx';
import { keptEditsAtom } from '../../kept-edits.ts';
import { Note } from '../../note.tsx';
import type { StorytellerProps } from '../storyteller-props.ts';
import css from './connect-button.module.css';
import { beginConnect, cameBackAlone, canConnect, dropConnect } from './connect.ts';
import { words } from './words.ts';

/** One click to OpenRouter and back, in place of a key that is copied. */
export function Connect({ changed, onChange }: Pick<StorytellerProps, 'changed' | 'onChange'>) {
  const notify = useSetAtom(notifyAtom);
  const [kept] = useAtom(keptEditsAtom);
  const { id } = useAtomValue(openHandlesAtom).space;
  const [alone, setAlone] = useState(() => cameBackAlone(id));
  useEffect(() => {
    // A page that the browser had only put away is shown again as it was.
    const shown = () => setAlone(cameBackAlone(id));
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [id]);
  if (!canConnect()) return <Note>{words.insecure}</Note>;
  const go = async () => {
    let url: string;
    try {
      url = await beginConnect(id, { ...kept, ...changed });
    } catch {
      notify({ type: 'message', ...words.failed, tone: 'warning' });
      return;
    }
    location.assign(url);
  };
  return (
    <div className={css['connect']}>
      <Button onClick={() => void go()}>{words.button}</Button>
      <Note>{words.lead}</Note>
      {alone && (
        <Note as="output">
          {words.alone(Object.keys(alone).length > 0)}{' '}
          {Object.keys(alone).length > 0 && (
            <Button
              kind="link"
              onClick={() => {
                onChange(alone);
                dropConnect();
                setAlone(null);
              }}
            >
              {words.takeUp}
            </Button>
          )}
        </Note>
      )}
    </div>
  );
}
