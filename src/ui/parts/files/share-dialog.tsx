import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import type { MadeFile } from '../../../domain/file-port.ts';
import type { Story } from '../../../domain/story.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { fileMessage } from './file-words.ts';
import { QrCode } from './qr-code.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { storyTitle } from '../story-title.ts';
import css from './share-dialog.module.css';
import { words } from './share-words.ts';
import { useFileTask } from './use-file-task.ts';

export type ShareDialogProps = {
  readonly story: Story;
  /** Whether the story was published, so that it has a link that others can read. Nobody publishes without an account. */
  readonly published?: boolean;
  /** Whether it is shared from its own page, where copying is told in other words. */
  readonly playing?: boolean;
  readonly onClose: () => void;
};

/** How a story is given to others: by its link when it was published, as a file otherwise. */
export function ShareDialog({ story, published = false, playing = false, onClose }: ShareDialogProps) {
  return (
    <Dialog title={words.title} closeLabel={words.close} size="wide" onClose={onClose}>
      <p className={css['name']} dir={directionOf(story.settings.language ?? '', story.title)}>
        {storyTitle(story.title)}
      </p>
      {published ? (
        <SharedLink story={story.id} playing={playing} />
      ) : (
        <SharedFile story={story.id} playing={playing} />
      )}
    </Dialog>
  );
}

type SharedProps = { readonly story: string; readonly playing: boolean };

function SharedLink({ story, playing }: SharedProps) {
  const address = `${location.origin}/shared/${story}`;
  return (
    <div className={css['ways']}>
      <div className={css['words']}>
        <AddressLine label={words.link} address={address} playing={playing} />
        <p>
          <a className={css['open']} href={address} target="_blank" rel="noreferrer">
            {words.open}
          </a>
        </p>
      </div>
      <QrCode text={address} label={words.qrLink} />
    </div>
  );
}

function SharedFile({ story, playing }: SharedProps) {
  const { work, run } = useFileTask<MadeFile>();
  const notify = useSetAtom(notifyAtom);
  const reader = `${location.origin}/shared`;
  const made = work.status === 'done' ? work.value : null;
  const file = made && new File([made.file], made.name, { type: made.file.type });
  const canSend = file !== null && navigator.canShare?.({ files: [file] }) === true;
  const make = async () => {
    const result = await run((service, progress) =>
      service.writeStory({ story, as: 'bundle', leaf: null }, progress),
    );
    if (result.ok) saveFile(result.value.file, result.value.name);
  };
  return (
    <>
      <p className={css['lead']}>{words.noLink}</p>
      <div className={css['ways']}>
        <ol className={css['steps']}>
          <li>
            <p>{words.step1}</p>
            <div className={css['deeds']}>
              <Button
                kind="primary"
                aria-disabled={work.status === 'running'}
                onClick={() => {
                  if (work.status !== 'running') void make();
                }}
              >
                {words.file}
              </Button>
              {canSend && (
                <Button
                  onClick={() => {
                    navigator.share({ files: [file], title: made?.name ?? '' }).catch((thrown: unknown) => {
                      if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
                      notify({ type: 'message', title: 'Error', text: words.sendFailed, tone: 'warning' });
                    });
                  }}
                >
                  {words.send}
                </Button>
              )}
            </div>
            <output className={css['said']}>
              {work.status === 'running' && words.making}
              {made?.name}
              {work.status === 'failed' && fileMessage(work.error).text}
            </output>
          </li>
          <li>
            <p>{words.step2}</p>
            <AddressLine label={words.reader} address={reader} playing={playing} />
          </li>
        </ol>
        <QrCode text={reader} label={words.qr} />
      </div>
    </>
  );
}

const copiedMs = 2000;

type AddressLineProps = { readonly label: string; readonly address: string; readonly playing: boolean };

/** An address that can be read and copied. */
function AddressLine({ label, address, playing }: AddressLineProps) {
  const [copied, setCopied] = useState(false);
  const notify = useSetAtom(notifyAtom);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => {
      setCopied(false);
    }, copiedMs);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);
  const copy = async () => {
    const done = await copyText(address);
    setCopied(done);
    const said = playing ? words.playing : words.library;
    notify(
      done
        ? { type: 'message', ...said.copied, tone: 'calm' }
        : { type: 'message', ...said.failed, tone: 'warning' },
    );
  };
  return (
    <div className={css['address']}>
      <input
        className={css['line']}
        readOnly
        aria-label={label}
        value={address}
        onFocus={(event) => {
          event.target.select();
        }}
      />
      <Button onClick={() => void copy()}>{copied ? words.copied : words.copy}</Button>
    </div>
  );
}

/** Whether the text is on the clipboard now. */
async function copyText(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
