import { useSetAtom } from 'jotai';

import { emptyForm, type CharacterForm } from '../../domain/character.ts';
import type { Story } from '../../domain/story.ts';
import { offerAtom, openStoryIdAtom } from '../../state/view.ts';
import { words } from './words.ts';

/** How a story is left for a new one: the setup opens with `hero`, and the way back to the story that was left is offered (PLAY-18). */
export type OnLeave = (hero: CharacterForm) => void;

/** Leaves `story` for an empty setup, or for one with its own hero in it. */
export function useLeave(story: Story, onLeave: OnLeave) {
  const offer = useSetAtom(offerAtom);
  const openStory = useSetAtom(openStoryIdAtom);
  return ({ withHero }: { readonly withHero: boolean }) => {
    onLeave(withHero ? story.character : emptyForm);
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

export type Leave = ReturnType<typeof useLeave>;
