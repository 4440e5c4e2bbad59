import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import type { OwnModelState } from '../../../../domain/server-finding.ts';
import { pageServicesAtom } from '../../../../state/handles.ts';
import { Button } from '../../../kit/button.tsx';
import { Facts } from './facts.tsx';
import { ModelChoice } from './model-choice.tsx';
import { Row } from './row.tsx';
import { Rows } from './rows.tsx';
import { words } from './words.ts';

export type OwnModelProps = {
  /** BCP 47 tag of the story's language. */
  readonly language: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

/** The model that some browsers bring along; nothing is shown where there is none. */
export function OwnModel({ language, chosen, onChoose }: OwnModelProps) {
  const services = useAtomValue(pageServicesAtom);
  const [state, setState] = useState<OwnModelState>('absent');
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => {
    let wanted = true;
    void services?.ownModel.state(language).then((found) => {
      if (wanted) setState(found);
    });
    return () => {
      wanted = false;
    };
  }, [services, language]);
  if (services === null || state === 'absent') return null;

  const fetch = async () => {
    setPercent(0);
    setState(
      await services.ownModel.fetch(language, (part) => {
        setPercent(Math.floor(part * 100));
      }),
    );
    setPercent(null);
  };
  return (
    <Rows>
      <Row
        ways={
          state === 'downloadable' && percent === null ? (
            <Button onClick={() => void fetch()}>{words.ownFetch}</Button>
          ) : null
        }
      >
        <ModelChoice name={words.own} chosen={chosen} disabled={state !== 'ready'} onChoose={onChoose}>
          <Facts as="output">{percent === null ? words.ownText[state] : words.ownFetching(percent)}</Facts>
        </ModelChoice>
      </Row>
    </Rows>
  );
}
