import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import { fileStem } from '../../../domain/file-name.ts';
import type { Settings } from '../../../domain/settings.ts';
import type { Scene, Story } from '../../../domain/story.ts';
import { pictureOfElement } from '../../../state/element-picture.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { useSettings } from '../../../state/queries.ts';
import { useScenePictureView } from '../../../state/picture-queries.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { StoredPicture } from '../../parts/stored-picture.tsx';
import { useMedia } from '../../kit/use-media.ts';
import { paragraphsOf } from '../../kit/paragraphs.ts';
import css from './scene-picture-dialog.module.css';
import { words as house } from '../../parts/words.ts';

const words = {
  title: 'Picture of this scene',
  close: 'Close',
  light: 'In the light of',
  themes: { paper: 'Paper', night: 'Night', vellum: 'Vellum', ink: 'Ink' },
  save: 'Save the picture',
  send: 'Send it…',
  drawing: 'Taking the picture…',
  failed: (message: string) => `The picture could not be taken. ${message}`.trim(),
  done: { title: 'Success', text: 'The picture is saved.' },
  sendFailed: { title: 'Error', text: 'The picture could not be handed over. Save it instead.' },
} as const;

export type ScenePictureDialogProps = {
  readonly story: Story;
  readonly scene: Scene;
  readonly language: string;
  readonly onClose: () => void;
};

const themes = ['paper', 'night', 'vellum', 'ink'] as const;
type Theme = (typeof themes)[number];

/** The longest text that a card has room for, in characters. */
const mostText = 620;

/** A card with title, passage and picture, to be given away as one picture. */
export function ScenePictureDialog({ story, scene, language, onClose }: ScenePictureDialogProps) {
  const [chosen, setTheme] = useState<Theme | null>(null);
  const own = themeOf(useSettings(), useMedia('(prefers-color-scheme: dark)'));
  const theme = chosen ?? own;
  const [work, setWork] = useState<'none' | 'drawing' | { readonly failed: string }>('none');
  const card = useRef<HTMLDivElement>(null);
  const notify = useSetAtom(notifyAtom);
  const plate = useScenePictureView(scene.id);
  const canSend = typeof navigator.canShare === 'function';
  const name = `${fileStem(scene.title, 100) || 'scene'}.png`;

  const take = async (give: (picture: Blob) => void | Promise<void>) => {
    if (!card.current || work === 'drawing') return;
    setWork('drawing');
    const picture = await pictureOfElement(card.current);
    setWork(picture.ok ? 'none' : { failed: picture.error.message });
    if (picture.ok) await give(picture.value);
  };
  const save = () =>
    take((picture) => {
      saveFile(picture, name);
      notify({ type: 'message', ...words.done, tone: 'calm' });
    });
  const send = () =>
    take(async (picture) => {
      const files = [new File([picture], name, { type: 'image/png' })];
      const sent =
        navigator.canShare({ files }) &&
        (await navigator.share({ files, title: scene.title }).then(
          () => true,
          (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'AbortError',
        ));
      if (!sent) notify({ type: 'message', ...words.sendFailed, tone: 'warning' });
    });

  return (
    <Dialog
      title={words.title}
      closeLabel={words.close}
      size="wide"
      onClose={onClose}
      footer={
        <>
          {canSend && <Button onClick={() => void send()}>{words.send}</Button>}
          <Button kind="primary" onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <Segmented
        legend={words.light}
        value={theme}
        options={themes.map((value) => ({ value, label: words.themes[value] }))}
        onValue={setTheme}
      />
      <output className={css['said']}>
        {work === 'drawing' ? words.drawing : typeof work === 'object' ? words.failed(work.failed) : ''}
      </output>
      {/* A page wider than the screen is looked over with the arrow keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css['scroll']} tabIndex={0} aria-label={words.title}>
        <div ref={card} className={css['card']} data-look={theme}>
          {plate?.picture && <StoredPicture hash={plate.picture.hash} alt="" className={css['picture']} />}
          <div className={css['words']} lang={language}>
            <p className={css['title']} dir={directionOf(language, scene.title)}>
              {scene.title}
            </p>
            <div className={css['passage']}>
              {/* Paragraphs have no names, and never change their order. */}
              {/* oxlint-disable react/no-array-index-key */}
              {shortened(scene.passage).map((text, index) => (
                <p key={index} dir={directionOf(language, text)}>
                  {text}
                </p>
              ))}
              {/* oxlint-enable react/no-array-index-key */}
            </div>
            <p className={css['mark']}>
              <span dir={directionOf(language, story.title)}>{story.title}</span>
              <span className={css['house']}>{house.product}</span>
            </p>
          </div>
        </div>
      </section>
    </Dialog>
  );
}

/** The light in which the page itself is read. */
function themeOf(settings: Settings | undefined, isDark: boolean): Theme {
  if (settings && settings.tint !== 'none') return settings.tint;
  const theme = settings?.theme ?? 'system';
  return theme === 'dark' || (theme === 'system' && isDark) ? 'night' : 'paper';
}

function shortened(passage: string): readonly string[] {
  const shown: string[] = [];
  let left = mostText;
  for (const paragraph of paragraphsOf(passage)) {
    if (left <= 0) break;
    const end = paragraph.length <= left ? paragraph.length : paragraph.lastIndexOf(' ', left);
    shown.push(end < paragraph.length ? `${paragraph.slice(0, Math.max(end, 1))} …` : paragraph);
    left -= paragraph.length;
  }
  return shown;
}
