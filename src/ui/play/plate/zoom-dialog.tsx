import { useSetAtom } from 'jotai';

import { directionOf } from '../../../domain/direction.ts';
import { notifyAtom } from '../../../state/notices.ts';
import type { MissingPicture, ShownPicture } from '../../../state/picture-queries.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { awaitedWords } from '../../parts/awaited-picture.ts';
import { downloadPng } from '../../parts/download-png.ts';
import { Picture } from '../../parts/picture.tsx';
import { words } from './words.ts';
import css from './zoom-dialog.module.css';

export type ZoomDialogProps = {
  readonly picture: ShownPicture;
  readonly title: string;
  readonly alt: string;
  readonly language: string;
  /** Whether the painter of this device made it. */
  readonly builtin: boolean;
  /** Why the scene's own picture is not here, in whose place this one was drawn; `null` where this is its own. */
  readonly awaited: MissingPicture | null;
  readonly drawing: boolean;
  readonly onAnother: () => void;
  readonly onClose: () => void;
};

/** A picture as large as the window, with what can be done with it. */
export function ZoomDialog(props: ZoomDialogProps) {
  const { picture, title, alt, language, builtin, awaited, drawing, onAnother, onClose } = props;
  const notify = useSetAtom(notifyAtom);
  const download = async () => {
    if (!(await downloadPng(picture.blob, title)))
      notify({ type: 'message', ...words.sceneDownloadFailed, tone: 'warning' });
  };
  return (
    <Dialog
      title={
        <span lang={language} dir={directionOf(language, title)}>
          {title}
        </span>
      }
      size="full"
      closeLabel={words.zoom.close}
      onClose={onClose}
      footer={
        <>
          <Button aria-disabled={drawing} onClick={drawing ? undefined : onAnother}>
            {drawing ? words.zoom.drawing : words.zoom.another}
          </Button>
          <Button onClick={() => void download()}>{words.zoom.download}</Button>
        </>
      }
    >
      <figure className={css['figure']} aria-busy={drawing}>
        <div className={css['picture']}>
          <Picture key={picture.hash} picture={picture} alt={alt} />
        </div>
        <figcaption className={css['caption']}>
          <span lang={language} dir={directionOf(language, title)}>
            {alt}
          </span>
          {awaited && <span className={css['by']}>{`${awaitedWords[awaited]}. ${words.zoom.standIn}`}</span>}
          {builtin && <span className={css['by']}>{words.zoom.by}</span>}
        </figcaption>
      </figure>
    </Dialog>
  );
}
