import type { Scene, Story } from '../../domain/story.ts';
import { classes } from '../kit/classes.ts';
import { HereNote } from './here-note.tsx';
import { Ledger } from './ledger.tsx';
import focus from './focus-mode.module.css';
import css from './play.module.css';
import { useMedia } from './use-media.ts';
import { words } from './words.ts';

export type MarginProps = {
  readonly story: Story;
  /** `null` before the opening is told. */
  readonly scene: Scene | null;
  /** Whether it was told before the player's eyes. */
  readonly fresh: boolean;
  /** Oxygen that reading has cost and that the next turn will take. */
  readonly air: number;
  readonly language: string;
};

/** The margin of the page: how the hero is, and where. Below 64rem a ribbon above the page. */
export function Margin({ story, scene, fresh, air, language }: MarginProps) {
  const ribbon = useMedia('(max-width: 63.99rem)');
  return (
    <div
      className={classes(css['margin'], focus['beside'])}
      // The ribbon scrolls, and whatever scrolls must be reachable by keyboard.
      {...(ribbon ? { tabIndex: 0, role: 'group', 'aria-label': words.ribbon } : {})}
    >
      {scene && (
        <div className={css['marginNotes']}>
          <Ledger
            key={scene.id}
            hero={story.character.name}
            stats={scene.statsAfter}
            changes={scene.statChanges}
            fresh={fresh}
            air={air}
          />
          <HereNote context={scene.sceneContext} hero={story.character.name} language={language} />
        </div>
      )}
    </div>
  );
}
