import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { readPictureChecked } from '../../../domain/picture-checked.ts';
import { pictureServices } from '../../../domain/picture-services.ts';
import type { PictureServiceName } from '../../../domain/picture-names.ts';
import { checkPicturesAtom } from '../../../state/picture-actions.ts';
import { useSuggestion } from '../../../state/queries.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/select.tsx';
import { messageOf } from '../../messages.ts';
import { Note } from '../note.tsx';
import { Command } from '../storyteller/server/command.tsx';
import { words } from './words.ts';

export type ServiceCheckProps = {
  readonly service: PictureServiceName;
  readonly address: string;
  readonly workflow: string;
  /** '' is the service's own choice. */
  readonly chosen: string;
  readonly onModel: (id: string) => void;
};

/** Asks a service whether it would work, and says what is wrong; no picture is made for it. */
export function ServiceCheck({ service, address, workflow, chosen, onModel }: ServiceCheckProps) {
  const check = useSetAtom(checkPicturesAtom);
  const answer = useSuggestion('picture-check');
  const [asked, setAsked] = useState<number | null>(null);
  const [failed, setFailed] = useState('');
  const isHere = asked !== null && answer?.nonce === asked;
  const checked = isHere ? readPictureChecked(answer.values[0] ?? '') : null;
  const busy = asked !== null && !isHere && failed === '';
  const ask = async () => {
    if (busy) return;
    const nonce = (answer?.nonce ?? -1) + 1;
    setAsked(nonce);
    setFailed('');
    const result = await check({ service, nonce, address: address.trim(), workflow });
    if (!result.ok) setFailed(messageOf(result.error).text);
  };
  const said = () => {
    if (failed !== '') return failed;
    if (checked === null) return '';
    if ('problem' in checked) return `${words.broken} ${checked.problem.message}`;
    return [words.works(checked.found.models.length), ...checked.found.notes].join(' ');
  };
  const models = checked !== null && 'found' in checked ? checked.found.models : [];
  return (
    <div>
      <Button aria-disabled={busy} onClick={() => void ask()}>
        {busy ? words.checking : words.check}
      </Button>
      <Note as="output">{said()}</Note>
      {checked !== null &&
        'problem' in checked &&
        checked.problem.steps.map(({ label, command }) => (
          <div key={command}>
            {label !== '' && <Note>{label}</Note>}
            <Command lines>{command}</Command>
          </div>
        ))}
      {models.length > 0 && !pictureServices[service].knownModels && (
        <Select
          label={words.offers}
          value={models.some(({ id }) => id === chosen) ? chosen : ''}
          options={[
            { value: '', label: words.modelOwn },
            ...models.map(({ id, name, price, reference }) => ({
              value: id,
              label: [name, ...(price ? [price] : []), ...(reference ? [words.models.likeness] : [])].join(
                ' · ',
              ),
            })),
          ]}
          onValue={onModel}
        />
      )}
    </div>
  );
}
