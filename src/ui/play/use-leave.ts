import { useSetAtom } from 'jotai';

import { emptyForm } from '../../domain/character.ts';
import type { Story } from '../../domain/story.ts';
import { leaveStoryAtom } from '../../state/leave-story.ts';
import { offerAtom, openStoryIdAtom } from '../../state/view.ts';
import { words } from './words.ts';

/** Leaves `story` for an empty setup, or for one with its own hero in it; the way back to it is offered. */
export function useLeave(story: Story) {
  const leave = useSetAtom(leaveStoryAtom);
  const offer = useSetAtom(offerAtom);
  const openStory = useSetAtom(openStoryIdAtom);
  return ({ withHero }: { readonly withHero: boolean }) => {
    void leave(withHero ? story.character : emptyForm);
    offer({
      title: words.leftTitle(story.title),
      text: words.leftText,
      label: words.leftBack,
      run: () => {
        openStory(story.id);
      },
    });
  };
}
