import { useSetAtom } from 'jotai';
import { BookDown, BookOpen, Image, Link2, Share2 } from 'lucide-react';
import { useState } from 'react';

import type { MadeFile } from '../../../domain/file-port.ts';
import type { Scene, Story } from '../../../domain/story.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { useOwnShares } from '../../../state/share-queries.ts';
import { ReadAloud } from '../aloud/read-aloud.tsx';
import { ToolButton } from '../../kit/tool-button.tsx';
import { exportMessage, words as files } from '../../parts/files/file-words.ts';
import { words as shareWords } from '../../parts/files/share-words.ts';
import { copyText } from '../../kit/copy-text.ts';
import { saveFile } from '../../kit/save-file.ts';
import css from './scene-tools.module.css';
import { useFileTask } from '../../parts/files/use-file-task.ts';
import { late } from '../../kit/late.tsx';

const ScenePictureDialog = late(
  async () => (await import('../dialogs/scene-picture-dialog.tsx')).ScenePictureDialog,
);
const ExportDialog = late(async () => (await import('../../parts/files/export-dialog.tsx')).ExportDialog);
const ShareDialog = late(async () => (await import('../../parts/files/share-dialog.tsx')).ShareDialog);

const words = {
  tools: 'This page, to keep and to give away',
  pdf: 'Download PDF',
  making: (percent: number) => `Making the PDF… ${percent} %`,
  picture: 'Picture of this scene',
  share: 'Share…',
  copyLink: 'Copy share link',
  openLink: 'Open shared story',
  exports: 'Export…',
} as const;

export type SceneToolsProps = {
  readonly story: Story;
  readonly scene: Scene;
  readonly language: string;
};

/** What can be taken away from a page: its words aloud, as a book, as a picture, as something to share. */
export function SceneTools({ story, scene, language }: SceneToolsProps) {
  const [over, setOver] = useState<'none' | 'share' | 'picture' | 'export'>('none');
  const { work, run } = useFileTask<MadeFile>();
  const notify = useSetAtom(notifyAtom);
  const share = useOwnShares()?.find((each) => each.story === story.id && !each.blocked);
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    const { copied, failed } = shareWords.playing;
    notify({ type: 'message', ...(isCopied ? copied : failed), tone: isCopied ? 'calm' : 'warning' });
  };
  const busy = work.status === 'running';
  const download = async () => {
    const made = await run((service, progress) =>
      service.writeStory({ story: story.id, as: 'pdf', leaf: scene.id }, progress),
    );
    if (made.ok) {
      saveFile(made.value.file, made.value.name);
      notify({ type: 'message', title: files.done, text: files.pdfDone, tone: 'calm' });
    } else {
      notify({ type: 'message', ...exportMessage(made.error, 'pdf'), tone: 'warning' });
    }
  };
  const close = () => {
    setOver('none');
  };
  return (
    <fieldset className={css['tools']} aria-label={words.tools}>
      <ReadAloud language={language} />
      <ToolButton
        label={busy ? words.making(Math.round(work.share * 100)) : words.pdf}
        off={busy}
        onPress={() => {
          if (!busy) void download();
        }}
      >
        <BookDown aria-hidden />
      </ToolButton>
      <ToolButton
        label={words.picture}
        onPress={() => {
          setOver('picture');
        }}
      >
        <Image aria-hidden />
      </ToolButton>
      {share && (
        <>
          <ToolButton label={words.copyLink} onPress={() => void copy(share.url)}>
            <Link2 aria-hidden />
          </ToolButton>
          <ToolButton
            label={words.openLink}
            onPress={() => {
              open(share.url, '_blank', 'noreferrer');
            }}
          >
            <BookOpen aria-hidden />
          </ToolButton>
        </>
      )}
      <ToolButton
        label={words.share}
        onPress={() => {
          setOver('share');
        }}
      >
        <Share2 aria-hidden />
      </ToolButton>
      <ToolButton
        label={words.exports}
        onPress={() => {
          setOver('export');
        }}
      >
        <BookDown aria-hidden />
      </ToolButton>
      {over === 'share' && <ShareDialog story={story} playing onClose={close} />}
      {over === 'export' && <ExportDialog story={story} leaf={scene.id} onClose={close} />}
      {over === 'picture' && (
        <ScenePictureDialog story={story} scene={scene} language={language} onClose={close} />
      )}
    </fieldset>
  );
}
