import { useState } from 'react';

import type { CommandResult } from '../../domain/ports/engine-api.ts';
import type { SceneView } from '../../state/queries.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { TextArea } from '../kit/text-field.tsx';
import { words } from './words.ts';

export type EditDialogProps = {
  readonly view: SceneView;
  readonly onSave: (text: string | null) => Promise<CommandResult>;
  readonly onClose: () => void;
};

/** Changes the words of a passage (ruling 27). It closes only when they are stored: nothing that was typed is lost. */
export function EditDialog({ view, onSave, onClose }: EditDialogProps) {
  const [text, setText] = useState(view.passage);
  const [saving, setSaving] = useState(false);
  const save = async (words: string | null) => {
    setSaving(true);
    const result = await onSave(words);
    setSaving(false);
    if (result.ok) onClose();
  };
  return (
    <Dialog
      title={words.editTitle}
      size="wide"
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          {view.edited && (
            <Button kind="quiet" disabled={saving} onClick={() => void save(null)}>
              {words.editOriginal}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancel}</Button>
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
      <TextArea label={words.editLabel} hint={words.editText} value={text} rows={14} onText={setText} />
    </Dialog>
  );
}
