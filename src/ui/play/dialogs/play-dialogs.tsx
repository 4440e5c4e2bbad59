import { useAtom } from 'jotai';

import type { Action } from '../../../domain/action.ts';
import type { Story } from '../../../domain/story.ts';
import type { SceneView } from '../../../state/queries.ts';
import type { OverThePage } from './over-the-page.ts';
import { EditDialog } from './edit-dialog.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { playDialogAtom } from './play-dialog.ts';
import { RestartDialog } from './restart-dialog.tsx';
import { useLeave } from '../use-leave.ts';
import { TitlesDialog } from './titles-dialog.tsx';
import { useStory } from '../use-story.ts';

export type PlayDialogsProps = {
  readonly story: Story;
  readonly open: SceneView | null;
  readonly language: string;
  readonly over: OverThePage;
};

/** The dialogs over the page, one at a time. */
export function PlayDialogs({ story, open, language, over }: PlayDialogsProps) {
  const told = useStory(story.id);
  const leave = useLeave(story);
  const [dialog, setDialog] = useAtom(playDialogAtom);
  /** Tells what comes of an action that an earlier scene offers, from there. */
  const take = async (scene: string, action: Action) => {
    const there = await told.goTo(scene);
    if (there.ok) await told.act(scene, { offered: action.id });
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
            title={story.title}
            scene={open.scene.id}
            count={open.scene.depth + 1}
            language={language}
            onClose={close}
            onOpenScene={(scene) => {
              void told.goTo(scene);
              close();
            }}
            onName={(scene, name) => void told.nameBranch(scene, name)}
          />
        )
      );
    case 'map':
      return (
        open && (
          <over.Map
            story={story.id}
            scene={open.scene.id}
            language={language}
            onClose={close}
            onOpenScene={(scene) => {
              void told.goTo(scene);
              close();
            }}
            onTake={(scene, action) => {
              void take(scene, action);
              close();
            }}
          />
        )
      );
    case 'titles':
      return (
        <TitlesDialog
          story={story.id}
          title={story.title}
          language={language}
          onAsk={told.suggestTitles}
          onTitle={told.renameStory}
          onClose={close}
        />
      );
    case 'edit':
      return (
        open && (
          <EditDialog view={open} onSave={(text) => told.editPassage(open.scene.id, text)} onClose={close} />
        )
      );
    case 'memory':
      return open && <over.Memory story={story} scene={open.scene.id} language={language} onClose={close} />;
    case 'saw':
      return open && <over.Saw story={story.id} scene={open.scene} language={language} onClose={close} />;
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'restart':
      return (
        <RestartDialog
          onClose={close}
          onRestart={() => {
            close();
            leave({ withHero: false });
          }}
        />
      );
    default:
      return dialog satisfies never;
  }
}
