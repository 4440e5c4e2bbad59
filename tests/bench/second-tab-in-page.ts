import { openStories } from './store-in-page.ts';

/* Runs in a page of its own beside the game, on the game's database, with connections of its own. */

/** Milliseconds that every turn waited for the store. */
export type Waits = { readonly commit: readonly number[]; readonly path: readonly number[] };

/** Between what the tab asks of the store: time for others, as there is in a game. */
const breathMs = 100;

/** A tab in which a story of its own is played. */
export async function openSecondTab(space: string) {
  const story = await openStories({ space, scenes: 10, stories: 1 });
  const breath = () => new Promise((resolve) => setTimeout(resolve, breathMs));
  let playing = false;
  let played: Promise<Waits> | null = null;

  async function play(): Promise<Waits> {
    const commit: number[] = [];
    const path: number[] = [];
    while (playing) {
      commit.push(await story.commit());
      await breath();
      path.push(await story.read());
      await breath();
    }
    return { commit, path };
  }

  return {
    /** Plays turn after turn from now on. */
    start() {
      playing = true;
      played = play();
    },
    /** Ends with the turn that is under way. */
    async stop(): Promise<Waits> {
      playing = false;
      return (await played) ?? { commit: [], path: [] };
    },
  };
}
