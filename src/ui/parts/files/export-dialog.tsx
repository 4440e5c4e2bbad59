import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { storyFormats, type MadeFile, type StoryFormat } from '../../../domain/file-port.ts';
import type { Story } from '../../../domain/story.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { storyTitle } from '../story-title.ts';
import css from './export-dialog.module.css';
import { exportMessage, words } from './file-words.ts';
import { MadeFileNote } from './made-file-note.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { useFileTask } from './use-file-task.ts';

export type ExportDialogProps = {
  readonly story: Story;
  /** Last scene of the road that books tell; `null` is where this device stands. */
  readonly leaf: string | null;
  readonly onClose: () => void;
};

const shownFirst: readonly StoryFormat[] = ['pdf', 'epub', 'markdown', 'text', 'bundle'];
const order = [...shownFirst, ...storyFormats.filter((each) => !shownFirst.includes(each))];

/** A story as a file, in whatever form is wanted. */
export function ExportDialog({ story, leaf, onClose }: ExportDialogProps) {
  const [as, setAs] = useState<StoryFormat>('pdf');
  const { work, run, reset } = useFileTask<MadeFile>();
  const notify = useSetAtom(notifyAtom);
  const make = async () => {
    const made = await run((service, progress) =>
      service.writeStory({ story: story.id, as, leaf }, progress),
    );
    if (!made.ok) {
      const { title, text } = exportMessage(made.error, as);
      notify({ type: 'message', title, text, tone: 'warning' });
      return;
    }
    saveFile(made.value.file, made.value.name);
    if (as === 'pdf') notify({ type: 'message', title: words.done, text: words.pdfDone, tone: 'calm' });
  };
  const busy = work.status === 'running';
  return (
    <Dialog
      title={words.exportTitle(storyTitle(story.title))}
      closeLabel={words.close}
      size="wide"
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void make();
          }}
        >
          {words.exportGo}
        </Button>
      }
    >
      <fieldset className={css['formats']}>
        <legend className={css['legend']}>{words.exportLegend}</legend>
        {order.map((format) => (
          <label key={format} className={css['format']}>
            <input
              type="radio"
              name="format"
              value={format}
              checked={format === as}
              onChange={() => {
                setAs(format);
                reset();
              }}
            />
            <span className={css['label']}>{words.formats[format].label}</span>
            <span className={css['text']}>{words.formats[format].text}</span>
          </label>
        ))}
      </fieldset>
      <MadeFileNote
        work={work}
        checked={as === 'bundle'}
        lossTitle={words.losses}
        failure={(error) => exportMessage(error, as).text}
      />
    </Dialog>
  );
}
