import { useSetAtom } from 'jotai';

import type { Story } from '../../../domain/story.ts';
import { useTree } from '../../../state/queries.ts';
import { dialogAtom } from '../../../state/view.ts';
import { Leaf } from '../../parts/leaf.tsx';
import { Button } from '../../kit/button.tsx';
import { useStory } from '../use-story.ts';
import { words } from '../words.ts';

export type DamagedPageProps = {
  readonly story: Story;
  /** The scene that cannot be read. */
  readonly scene: string;
};

/** The open scene cannot be read: nothing was deleted, and there is a way back into the story. */
export function DamagedPage({ story, scene }: DamagedPageProps) {
  const { goTo } = useStory(story.id);
  const showScreen = useSetAtom(dialogAtom);
  const tree = useTree(story.id);
  // Its parent is part of what cannot be read; the scene that was told last before it comes nearest.
  const before = tree?.scenes.findLast(({ id }) => id < scene);
  return (
    <Leaf
      title={words.damagedTitle}
      text={words.damagedScene}
      actions={
        <>
          {before && (
            <Button
              kind="primary"
              onClick={() => {
                void goTo(before.id);
              }}
            >
              {words.damagedBack}
            </Button>
          )}
          <Button
            onClick={() => {
              showScreen('stories');
            }}
          >
            {words.damagedOther}
          </Button>
        </>
      }
    />
  );
}
