import { useSetAtom } from 'jotai';
import { Download, Heart, Library } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'wouter';

import { entryOfForm } from '../../../domain/character-entry.ts';
import type { CharacterForm } from '../../../domain/character.ts';
import { pictureAlt } from '../../../domain/illustrator.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { keepHeroAtom } from '../../../state/picture-actions.ts';
import { useFavourite, usePicture } from '../../../state/picture-queries.ts';
import { fetchCode } from '../../kit/fetch-code.ts';
import { late } from '../../kit/late.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { messageOf } from '../../messages.ts';
import css from './likeness.module.css';
import { words } from './words.ts';
import type { PictureServiceView } from '../../parts/picture-service/use-picture-service.ts';
import { Picture } from '../../parts/picture.tsx';
import type { Likeness as LikenessOf } from './use-likeness.ts';
import { useMedia } from '../../kit/use-media.ts';
import { useShortOfCredits } from '../../parts/use-short-of-credits.ts';

const PictureNotice = late(
  async () => (await import('../../parts/picture-service/picture-notice.tsx')).PictureNotice,
);
const WebcamDialog = late(async () => (await import('./webcam-dialog.tsx')).WebcamDialog);
const loadPrepare = () => import('./prepare-photo.ts');
const loadDownload = () => import('../../parts/download-png.ts');

export type LikenessProps = {
  readonly form: CharacterForm;
  readonly likeness: LikenessOf;
  /** Who makes a portrait that the player asks for, as far as that is known. */
  readonly service?: PictureServiceView | undefined;
  /** Opens the character library; left out where there is none. */
  readonly onLibrary?: (() => void) | undefined;
};

/** The hero's picture: drawn, or from a photo. */
export function Likeness({ form, likeness, service, onLibrary }: LikenessProps) {
  const notify = useSetAtom(notifyAtom);
  const stored = usePicture(form.characterImage ?? '');
  const picture = form.characterImage !== null && stored?.hash === form.characterImage ? stored : null;
  const [open, setOpen] = useState<'none' | 'camera' | 'sure'>('none');
  const frame = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const wide = useMedia('(width >= 48rem)');
  const original = form.photo !== undefined && form.characterImage === form.photo.image;
  const name = form.name.trim();

  const take = async (file: Blob, fileName: string) => {
    const { preparePhoto } = await fetchCode(loadPrepare);
    const photo = await preparePhoto(file, fileName);
    if (photo.ok) likeness.takePhoto(photo.value);
    else notify({ type: 'message', ...words.faults[photo.error], tone: 'warning' });
  };
  const takeFirst = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void take(file, file.name);
    return file !== undefined;
  };
  usePastedFiles(takeFirst);
  const over = useDroppedFiles(frame, takeFirst);

  const [, navigate] = useLocation();
  const short = useShortOfCredits();
  const [notice, setNotice] = useState(false);
  const { making } = likeness;
  const generate = () => {
    if (short) navigate('/pricing');
    else if (service?.on && !service.isAgreed && likeness.ready) setNotice(true);
    else likeness.generate();
  };
  const hint = short ? words.hints.noCredits : hintOf(form, likeness, original, service?.on ? service : null);
  return (
    <figure ref={frame} className={css['likeness']} aria-label={words.label} data-over={over || undefined}>
      <div className={css['picture']} aria-busy={likeness.coming}>
        {picture ? (
          <>
            <Picture
              key={picture.hash}
              picture={picture}
              alt={pictureAlt({ hero: form, moment: null })}
              faded={likeness.coming && !original && !making}
            />
            <button
              type="button"
              className={css['remove']}
              aria-label={words.remove(name)}
              title={words.remove(name)}
              onClick={() => {
                setOpen('sure');
              }}
            />
            {original && <span className={css['mark']}>{words.original}</span>}
            <Tools form={form} picture={picture.blob} onLibrary={onLibrary} />
          </>
        ) : (
          <button
            type="button"
            className={css['zone']}
            onClick={() => {
              input.current?.click();
            }}
          >
            <span className={css['none']}>{likeness.coming ? words.drawing : words.none}</span>
            {!likeness.coming && <span>{over ? words.drop : words.text}</span>}
          </button>
        )}
      </div>
      <div className={css['ways']}>
        <Button
          wide
          name="characterImage"
          aria-disabled={!likeness.ready && !short}
          aria-describedby={hintId}
          onClick={generate}
        >
          {form.photo ? words.fromPhoto : words.generate}
        </Button>
        <input
          ref={input}
          className={css['file']}
          type="file"
          accept="image/jpeg,image/jpg,image/png,image/webp,image/gif"
          aria-label={words.upload}
          tabIndex={-1}
          onChange={(event) => {
            takeFirst(event.target.files);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
        <Button
          wide
          onClick={() => {
            input.current?.click();
          }}
        >
          {words.upload}
        </Button>
        {wide && (
          <Button
            wide
            onClick={() => {
              setOpen('camera');
            }}
          >
            {words.webcam}
          </Button>
        )}
        {onLibrary && (
          <Button wide onClick={onLibrary}>
            {words.library}
          </Button>
        )}
      </div>
      <figcaption id={hintId} className={css['hint']}>
        {making ? <output>{words.making(service?.label ?? '', making.part)}</output> : hint}
      </figcaption>
      {making && (
        <Button wide kind="quiet" onClick={making.stop}>
          {words.stop}
        </Button>
      )}
      {notice && service && (
        <PictureNotice
          service={service}
          onAgreed={() => {
            setNotice(false);
            likeness.generate();
          }}
          onClose={() => {
            setNotice(false);
          }}
        />
      )}
      {open === 'camera' && (
        <WebcamDialog
          onPhoto={(photo) => {
            setOpen('none');
            void take(photo, 'webcam.jpg');
          }}
          onClose={() => {
            setOpen('none');
          }}
        />
      )}
      {open === 'sure' && (
        <Dialog
          role="alertdialog"
          title={words.sure.title}
          closeLabel={words.sure.close}
          onClose={() => {
            setOpen('none');
          }}
          footer={
            <>
              <Button
                onClick={() => {
                  setOpen('none');
                }}
              >
                {words.sure.no}
              </Button>
              <Button
                kind="danger"
                onClick={() => {
                  setOpen('none');
                  likeness.remove();
                }}
              >
                {words.sure.yes}
              </Button>
            </>
          }
        >
          <p>{words.sure.text}</p>
        </Dialog>
      )}
    </figure>
  );
}

type ToolsProps = Pick<LikenessProps, 'form' | 'onLibrary'> & { readonly picture: Blob };

/** What can be done with the picture, over it. */
function Tools({ form, picture, onLibrary }: ToolsProps) {
  const notify = useSetAtom(notifyAtom);
  const keep = useSetAtom(keepHeroAtom);
  const favourite = useFavourite(entryOfForm(form, 0).id);
  const name = form.name.trim();
  const save = async () => {
    if (favourite) {
      notify({ type: 'message', ...words.already(name), tone: 'calm' });
      return;
    }
    const result = await keep({ form });
    const said = result.ok ? words.saved(name) : words.saveFailed;
    notify({ type: 'message', ...said, tone: result.ok ? 'calm' : 'warning' });
  };
  const download = async () => {
    const { downloadPng } = await fetchCode(loadDownload);
    if (!(await downloadPng(picture, name)))
      notify({ type: 'message', ...words.downloadFailed, tone: 'warning' });
  };
  return (
    <div className={css['tools']}>
      {name !== '' && (
        <IconButton label={words.favourite} aria-pressed={favourite ?? false} onClick={() => void save()}>
          <Heart aria-hidden />
        </IconButton>
      )}
      <IconButton label={words.download} onClick={() => void download()}>
        <Download aria-hidden />
      </IconButton>
      {onLibrary && (
        <IconButton label={words.library} onClick={onLibrary}>
          <Library aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

/** What is still wanted for a picture. */
function hintOf(
  form: CharacterForm,
  likeness: LikenessOf,
  original: boolean,
  service: PictureServiceView | null,
): ReactNode {
  if (likeness.error) {
    const { text } = messageOf(likeness.error);
    return <output>{words.failed([text, service?.needsAccount].join(' ').trim())}</output>;
  }
  if (form.photo && !likeness.ready) return words.hints.photoFill;
  const looks = form.photo?.looks ?? '';
  if (original && service)
    return [words.hints.photo, words.photoGoes(service.label, service.price)].join(' ');
  if (original)
    return [words.hints.photo, ...(looks === '' ? [] : [words.read(looks)]), words.photoHere].join(' ');
  if (!likeness.ready) return words.hints.fill;
  if (service?.needsAccount) return service.needsAccount;
  if (service) return words.byProvider(service.label, service.price);
  if (looks !== '' && form.characterImage !== null) return words.drawnFrom(looks);
  return words.drawnHere;
}

/** Files that are pasted anywhere on the screen but into a field that takes them. */
function usePastedFiles(onFiles: (files: FileList | null) => boolean) {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      if (take(event.clipboardData?.files ?? null)) event.preventDefault();
    };
    document.addEventListener('paste', listen);
    return () => {
      document.removeEventListener('paste', listen);
    };
  }, []);
}

/** Whether files are held over `target`; what is let go there is taken. */
function useDroppedFiles(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: FileList | null) => boolean,
): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    element.addEventListener(
      'dragleave',
      ({ relatedTarget: to }) => {
        if (!(to instanceof Node && element.contains(to))) setOver(false);
      },
      { signal },
    );
    element.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files ?? null);
      },
      { signal },
    );
    return () => {
      listeners.abort();
    };
  }, [target]);
  return over;
}
