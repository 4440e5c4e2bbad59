import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { deviceShelf } from '../../../../domain/device-shelf.ts';
import type { DeviceModel } from '../../../../domain/model.ts';
import type { ModelSource } from '../../../../domain/ports/models.ts';
import { checkModelAtom, removeModelAtom, stopInstallAtom } from '../../../../state/actions.ts';
import { Button } from '../../../kit/button.tsx';
import { messageOf } from '../../../messages.ts';
import css from './device-row.module.css';
import { Facts } from './facts.tsx';
import { ModelChoice } from './model-choice.tsx';
import { RowText } from './row-text.tsx';
import { Row } from './row.tsx';
import { runText } from './run-text.ts';
import { bytes } from './sizes.ts';
import { words } from './words.ts';

export type DeviceRowProps = {
  readonly row: DeviceModel;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** It was deleted. */
  readonly onGone: () => void;
  readonly onAgain: (source: ModelSource) => void;
};

/** A model that is in this browser, on its way there, or could not be had. */
export function DeviceRow(props: DeviceRowProps) {
  switch (props.row.status) {
    case 'installed':
      return <Installed {...props} />;
    case 'coming':
      return <Coming {...props} />;
    case 'failed':
      return <Failed {...props} />;
    default:
      return props.row.status satisfies never;
  }
}

const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

function Installed({ row, chosen, onChoose, onGone }: DeviceRowProps) {
  const remove = useSetAtom(removeModelAtom);
  const check = useSetAtom(checkModelAtom);
  const stop = useSetAtom(stopInstallAtom);
  const [asked, setAsked] = useState(false);
  const checkWord = isReading(row) ? words.stop : words.check;
  const facts = [
    bytes(row.size),
    row.licence,
    words.lastUsed(days.format(row.lastUsed)),
    row.hash?.published === true ? words.published : '',
    row.soundAt === undefined ? '' : words.sound(days.format(row.soundAt)),
  ];
  return (
    <Row
      ways={
        asked ? (
          <>
            <Button
              kind="danger"
              onClick={() =>
                void remove({ id: row.id }).then((result) => {
                  if (result.ok) onGone();
                })
              }
            >
              {words.reallyRemove(bytes(row.size))}
            </Button>
            <Button
              kind="quiet"
              onClick={() => {
                setAsked(false);
              }}
            >
              {words.keep}
            </Button>
          </>
        ) : (
          <>
            {/* One button, so that the keyboard stays on it. */}
            <Button
              kind="quiet"
              aria-label={`${checkWord}: ${row.name}`}
              onClick={() => void (isReading(row) ? stop : check)({ id: row.id })}
            >
              {checkWord}
            </Button>
            <Button
              kind="quiet"
              aria-label={`${words.remove} ${row.name}`}
              onClick={() => {
                setAsked(true);
              }}
            >
              {words.remove}
            </Button>
          </>
        )
      }
    >
      <ModelChoice name={row.name} chosen={chosen} onChoose={onChoose}>
        <Facts as="output">{facts.filter((fact) => fact !== '').join(' · ')}</Facts>
        <Facts>{runText(row.run)}</Facts>
        <Reading row={row} />
      </ModelChoice>
    </Row>
  );
}

const isReading = ({ reading = null }: DeviceModel) => reading !== null;

/** How far its file is read over, while it is. */
function Reading({ row }: { readonly row: DeviceModel }) {
  const { reading = null, size } = row;
  if (reading === null) return null;
  const text = words.reading(Math.floor((reading / Math.max(size, 1)) * 100));
  return (
    <>
      <progress className={css['bar']} aria-label={row.name} value={reading} max={size} />
      <Facts>{text}</Facts>
    </>
  );
}

function Coming({ row }: DeviceRowProps) {
  const stop = useSetAtom(stopInstallAtom);
  const { received, size } = row;
  const percent = size === 0 ? 0 : Math.floor((received / size) * 100);
  const text =
    size === 0
      ? words.progressOnly(bytes(received))
      : received >= size
        ? words.checking
        : words.progress(bytes(received), bytes(size), percent);
  return (
    <Row ways={<Button onClick={() => void stop({ id: row.id })}>{words.stop}</Button>}>
      <RowText name={words.installing(row.name)}>
        {isReading(row) ? (
          <Reading row={row} />
        ) : (
          <>
            <progress
              className={css['bar']}
              aria-label={words.installing(row.name)}
              {...(size === 0 ? {} : { value: received, max: size })}
            />
            <Facts>{text}</Facts>
          </>
        )}
      </RowText>
    </Row>
  );
}

function Failed({ row, onAgain, onGone }: DeviceRowProps) {
  const remove = useSetAtom(removeModelAtom);
  const cause = row.error ? messageOf(row.error) : null;
  const shelf = deviceShelf.find(({ id }) => id === row.id);
  return (
    <Row
      failed
      ways={
        <>
          {row.source !== '' && (
            <Button
              onClick={() => {
                onAgain({
                  id: row.id,
                  name: row.name,
                  licence: shelf?.licence ?? row.licence,
                  from: { url: row.source },
                });
              }}
            >
              {words.again}
            </Button>
          )}
          <Button
            kind="quiet"
            onClick={() =>
              void remove({ id: row.id }).then((result) => {
                if (result.ok) onGone();
              })
            }
          >
            {words.dismiss}
          </Button>
        </>
      }
    >
      <RowText name={row.name}>
        {cause && (
          <output className={css['why']}>
            <strong>{cause.title}.</strong> {cause.text}
          </output>
        )}
      </RowText>
    </Row>
  );
}
