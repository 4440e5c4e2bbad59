import { useSetAtom } from 'jotai';
import { useState } from 'react';

import type { CommandResult } from '../../../domain/ports/engine-api.ts';
import type { SceneView } from '../../../state/queries.ts';
import { dropTypedAtom, useTyped, useTypedBelow } from '../../../state/typed.ts';
import { useKeptWords } from '../../parts/use-kept-words.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextArea } from '../../kit/text-field.tsx';
import { words } from '../words.ts';

export type EditDialogProps = {
  readonly view: SceneView;
  readonly onSave: (text: string | null) => Promise<CommandResult>;
  readonly onClose: () => void;
};

/** Changes the words of a passage. What was typed is there again after Esc, a press beside the dialog, a reload; only Cancel lets go of it. */
export function EditDialog({ view, onSave, onClose }: EditDialogProps) {
  const place = `edit:${view.scene.id}`;
  const [text, setText] = useTyped(place, view.passage);
  const [wasTyped] = useState(useTypedBelow(place) !== null);
  const drop = useSetAtom(dropTypedAtom);
  const later = useKeptWords(place, onClose);
  const [saving, setSaving] = useState(false);
  const save = async (words: string | null) => {
    setSaving(true);
    const result = await onSave(words);
    setSaving(false);
    if (result.ok) cancel();
  };
  const cancel = () => {
    drop(place);
    onClose();
  };
  return (
    <Dialog
      title={words.editTitle}
      size="wide"
      closeLabel={words.close}
      onClose={later}
      footer={
        <>
          {view.edited && (
            <Button kind="quiet" disabled={saving} onClick={() => void save(null)}>
              {words.editOriginal}
            </Button>
          )}
          <Button onClick={cancel}>{words.cancel}</Button>
          <Button
            kind="primary"
            disabled={saving || text.trim() === ''}
            onClick={() => void save(text === view.scene.passage ? null : text)}
          >
            {words.editSave}
          </Button>
        </>
      }
    >
      <TextArea
        label={words.editLabel}
        hint={wasTyped ? words.editKept : words.editText}
        value={text}
        rows={14}
        onText={setText}
      />
    </Dialog>
  );
}
