import type { ComponentType } from 'react';

import type { Action } from '../../../domain/action.ts';
import type { Scene, Story } from '../../../domain/story.ts';

/** The screens of their own that lie over the page of a story; whoever shows the page brings them. */
export type OverThePage = {
  readonly Map: ComponentType<{
    readonly story: string;
    readonly scene: string;
    readonly language: string;
    readonly onOpenScene: (scene: string) => void;
    readonly onTake: (scene: string, action: Action) => void;
    readonly onClose: () => void;
  }>;
  readonly Memory: ComponentType<{
    readonly story: Story;
    readonly scene: string;
    readonly language: string;
    readonly onClose: () => void;
  }>;
  readonly Saw: ComponentType<{
    readonly story: string;
    readonly scene: Scene;
    readonly language: string;
    readonly onClose: () => void;
  }>;
};
