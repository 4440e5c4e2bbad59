import { Segmented } from '../../kit/segmented.tsx';
import type { EditsProps } from '../edits.ts';
import { optionsOf } from '../options.ts';
import { Note } from '../note.tsx';
import { words } from './words.ts';

/** Who makes pictures. There is no provider of pictures yet, so none is offered. */
export function PicturesPart({ edits, onChange }: EditsProps) {
  return (
    <>
      <Segmented
        legend={words.pictures}
        value={edits.pictures === 'off' ? 'off' : 'drawn'}
        options={optionsOf(words.picturesOf)}
        onValue={(pictures) => {
          onChange({ pictures });
        }}
      />
      <Note below>{words.picturesHint}</Note>
    </>
  );
}
