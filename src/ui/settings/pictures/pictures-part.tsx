import { late } from '../../kit/late.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import type { EditsProps } from '../edits.ts';
import type { TypedKeysProps } from '../keys/typed-keys.ts';
import { Note } from '../note.tsx';
import { optionsOf } from '../options.ts';
import { words } from './words.ts';

const ProviderPart = late(async () => (await import('./provider-part.tsx')).ProviderPart);

/** Who makes pictures. */
export function PicturesPart({ edits, onChange, keys, onTyped }: EditsProps & TypedKeysProps) {
  return (
    <>
      <Segmented
        legend={words.pictures}
        value={edits.pictures}
        options={optionsOf(words.picturesOf)}
        onValue={(pictures) => {
          onChange({ pictures });
        }}
      />
      <Note below>{edits.pictures === 'provider' ? words.providerHint : words.picturesHint}</Note>
      {edits.pictures === 'provider' && (
        <ProviderPart edits={edits} onChange={onChange} keys={keys} onTyped={onTyped} />
      )}
    </>
  );
}
