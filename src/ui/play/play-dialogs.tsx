import { useAtom, useSetAtom } from 'jotai';
import { Suspense } from 'react';

import type { Story } from '../../domain/story.ts';
import type { SceneView } from '../../state/queries.ts';
import { offerAtom, openStoryIdAtom } from '../../state/view.ts';
import { MemoryDialog, SawDialog } from '../parts.ts';
import { EditDialog } from './edit-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { playDialogAtom } from './play-dialog.ts';
import { RestartDialog } from './restart-dialog.tsx';
import { TitlesDialog } from './titles-dialog.tsx';
import type { Commands } from './use-commands.ts';
import { words } from './words.ts';

export type PlayDialogsProps = {
  readonly story: Story;
  readonly open: SceneView | null;
  readonly language: string;
  readonly commands: Commands;
  readonly onLeave: () => void;
};

/** The dialogs over the page, one at a time. */
export function PlayDialogs({ story, open, language, commands, onLeave }: PlayDialogsProps) {
  const [dialog, setDialog] = useAtom(playDialogAtom);
  const offer = useSetAtom(offerAtom);
  const openStory = useSetAtom(openStoryIdAtom);
  /** The story that is left stays where it is, and so does the way back to it. */
  const leave = () => {
    onLeave();
    offer({
      title: words.leftTitle(story.title),
      text: words.leftText,
      label: words.leftBack,
      run: () => {
        openStory(story.id);
      },
    });
  };
  const close = () => {
    setDialog('none');
  };
  switch (dialog) {
    case 'none':
      return null;
    case 'history':
      return (
        open && (
          <HistoryDialog
            story={story.id}
            scene={open.scene.id}
            count={open.scene.depth + 1}
            language={language}
            onClose={close}
            onOpenScene={(scene) => {
              void commands.goTo(scene);
              close();
            }}
            onName={(scene, name) => void commands.nameBranch(scene, name)}
          />
        )
      );
    case 'titles':
      return (
        <TitlesDialog
          story={story.id}
          title={story.title}
          language={language}
          onAsk={commands.suggestTitles}
          onTitle={commands.renameStory}
          onClose={close}
        />
      );
    case 'edit':
      return (
        open && (
          <EditDialog
            view={open}
            onSave={(text) => commands.editPassage(open.scene.id, text)}
            onClose={close}
          />
        )
      );
    case 'memory':
      return (
        open && (
          <Suspense>
            <MemoryDialog story={story} scene={open.scene.id} language={language} onClose={close} />
          </Suspense>
        )
      );
    case 'saw':
      return (
        open && (
          <Suspense>
            <SawDialog story={story.id} scene={open.scene} language={language} onClose={close} />
          </Suspense>
        )
      );
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'restart':
      return (
        <RestartDialog
          onClose={close}
          onRestart={() => {
            close();
            leave();
          }}
        />
      );
    default:
      return dialog satisfies never;
  }
}
