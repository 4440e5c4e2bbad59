import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import { pictureModels, pictureServiceNames } from '../../../domain/picture-names.ts';
import { pictureServices } from '../../../domain/picture-services.ts';

import type { PictureOrigin } from '../../../domain/story.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { showPictureAtom } from '../../../state/picture-actions.ts';
import type { MissingPicture, ShownPicture } from '../../../state/picture-queries.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Select } from '../../kit/select.tsx';
import { awaitedWords } from '../../parts/awaited-picture.ts';
import { downloadPng } from '../../parts/download-png.ts';
import { Picture } from '../../parts/picture.tsx';
import { StoredPicture } from '../../parts/stored-picture.tsx';
import { ProviderFoot } from './provider-foot.tsx';
import type { ProviderPicture } from './use-provider-picture.ts';
import { words } from './words.ts';
import css from './zoom-dialog.module.css';

export type ZoomDialogProps = {
  readonly scene: string;
  readonly picture: ShownPicture;
  readonly provider: ProviderPicture;
  /** Hashes of all that a provider made for the scene. */
  readonly pictures: readonly string[];
  readonly made: PictureOrigin | null;
  readonly title: string;
  readonly alt: string;
  readonly language: string;
  /** Why the scene's own picture is not here, in whose place this one was drawn; `null` where this is its own. */
  readonly awaited: MissingPicture | null;
  readonly drawing: boolean;
  readonly onAnother: () => void;
  readonly onClose: () => void;
};

/** A picture as large as the window, with what can be done with it. */
export function ZoomDialog(props: ZoomDialogProps) {
  const { picture, provider, made, title, alt, language, awaited, drawing, onAnother, onClose } = props;
  const { service, making } = provider;
  const [model, setModel] = useState('');
  const notify = useSetAtom(notifyAtom);
  const download = async () => {
    if (!(await downloadPng(picture.blob, title)))
      notify({ type: 'message', ...words.sceneDownloadFailed, tone: 'warning' });
  };
  const texts = words.provider;
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
          {service && (
            <Button
              aria-disabled={making}
              onClick={() => {
                if (!making) provider.make(true, model === '' ? undefined : `${service.name}:${model}`);
              }}
            >
              {making ? words.next : `${texts.another(service.label)} · ${service.price}`}
            </Button>
          )}
          <Button onClick={() => void download()}>{words.zoom.download}</Button>
        </>
      }
    >
      <figure className={css['figure']} aria-busy={drawing || making}>
        <div className={css['picture']}>
          <Picture key={picture.hash} picture={picture} alt={alt} faded={making} />
        </div>
        <figcaption className={css['caption']}>
          <span lang={language} dir={directionOf(language, title)}>
            {alt}
          </span>
          {awaited && <span className={css['by']}>{`${awaitedWords[awaited]}. ${words.zoom.standIn}`}</span>}
          <span className={css['by']}>{byLine(made)}</span>
        </figcaption>
        <Kept {...props} />
        {service && pictureServices[service.name].knownModels && (
          <div className={css['model']}>
            <Select
              label={texts.model}
              value={model}
              options={[
                { value: '', label: texts.auto },
                ...pictureModels.map((each) => ({ value: each, label: each })),
              ]}
              onValue={setModel}
            />
          </div>
        )}
        {service && <ProviderFoot provider={provider} isMade isOpen={false} />}
      </figure>
    </Dialog>
  );
}

/** All pictures of the scene, of which one is shown on its page. */
function Kept({ scene, picture, pictures }: ZoomDialogProps) {
  const show = useSetAtom(showPictureAtom);
  const texts = words.provider;
  if (pictures.length === 0) return null;
  const choices = [...pictures.map((hash, index) => ({ hash, label: texts.nth(index + 1) })), null];
  return (
    <ul className={css['kept']} aria-label={texts.all}>
      {choices.map((choice) => {
        const isShown = choice === null ? !pictures.includes(picture.hash) : choice.hash === picture.hash;
        return (
          <li key={choice?.hash ?? 'drawn'}>
            <button
              type="button"
              className={css['choice']}
              aria-pressed={isShown}
              onClick={() => void show({ scene, image: choice?.hash ?? null })}
            >
              {choice ? (
                <StoredPicture hash={choice.hash} alt={choice.label} className={css['thumb']} />
              ) : (
                <span>{texts.drawn}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function byLine(made: PictureOrigin | null): string {
  if (made?.by === 'builtin') return words.zoom.by;
  const service = pictureServiceNames.find((name) => name === made?.by);
  if (service) return words.provider.by(pictureServices[service].label, made?.model ?? '');
  return made ? words.provider.byOne : '';
}
