import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';

import { handlesAtom, type Handles } from '../../src/state/handles.ts';
import { useRoad, useTree } from '../../src/state/queries.ts';
import { useBooks, useShelf } from '../../src/state/shelf.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { openDeviceDatabase } from '../../src/storage/device-database.ts';
import { BookPlace } from '../../src/ui/library/book-place.tsx';
import { Place, Road } from '../../src/ui/map/chart-place.tsx';
import { drawChart } from '../../src/ui/map/chart.ts';
import { HistoryEntry } from '../../src/ui/play/history/history-entry.tsx';

/* Runs in a page of its own, on the database that a game has filled: the same rows, the same components and the same styles as in the
   game, and everything on the page at once, as one writes it at first. */

const nothing = () => {};

function Shelf() {
  const stories = useShelf(true)?.stories ?? [];
  const books = useBooks(stories.map(({ id }) => id).join(' '));
  return (
    <ul>
      {stories.map((story) => (
        <BookPlace
          key={story.id}
          story={story}
          book={books?.get(story.id)}
          open={false}
          finding={undefined}
          onLoad={nothing}
          onShare={nothing}
          onDelete={nothing}
          onFavourite={nothing}
          onMore={nothing}
        />
      ))}
    </ul>
  );
}

function History({ scene, count }: { readonly scene: string; readonly count: number }) {
  const road = useRoad(scene, count) ?? [];
  return (
    <ol>
      {road.map((view) => (
        <HistoryEntry
          key={view.scene.id}
          view={view}
          here={view.scene.id === scene}
          whole={false}
          language="en"
          onBranch={nothing}
        />
      ))}
    </ol>
  );
}

function Map({ story, scene }: { readonly story: string; readonly scene: string }) {
  const tree = useTree(story);
  if (!tree) return null;
  const chart = drawChart(tree, scene);
  const spots = [...chart.spots.values()];
  const { x, y, width, height } = chart.box;
  return (
    <svg width="1000" height="700" viewBox={`${x} ${y} ${width} ${height}`}>
      {spots.map((spot) => (
        <Road
          key={spot.scene.id}
          from={spot.parent === null ? undefined : chart.spots.get(spot.parent)}
          to={spot}
        />
      ))}
      {spots.map((spot) => (
        <Place
          key={spot.scene.id}
          id={spot.scene.id}
          spot={spot}
          chosen={false}
          label={{ text: spot.scene.title, mark: '', x: 22, width: 120 }}
          size={1}
          letters={1}
          onChoose={nothing}
          onGo={nothing}
        />
      ))}
    </svg>
  );
}

export type Naive = {
  /** The name of the database. */
  readonly name: string;
  readonly styles: string;
  readonly show: 'shelf' | 'history' | 'map';
  /** The story that is shown, and its open scene; '' for the shelf. */
  readonly story: string;
  readonly scene: string;
  /** What is counted, and how much of it there is when all is there. */
  readonly selector: string;
  readonly count: number;
};

/** Milliseconds until everything is on the page and painted. */
export async function measure({ name, styles, show, story, scene, selector, count }: Naive): Promise<number> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  const id = name.replace('lamplit-space-', '');
  const database = await openDatabase(id, { durability: 'relaxed' });
  const deviceDatabase = await openDeviceDatabase({ durability: 'relaxed' });
  const atoms = createStore();
  // Nobody here does anything to a story.
  const space = { id, user: null, label: 'Demo', createdAt: 0 };
  atoms.set(handlesAtom, { database, deviceDatabase, engine: {} as Handles['engine'], space });
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const start = performance.now();
  const root = createRoot(host);
  root.render(
    <Provider store={atoms}>
      {show === 'shelf' && <Shelf />}
      {show === 'history' && <History scene={scene} count={count} />}
      {show === 'map' && <Map story={story} scene={scene} />}
    </Provider>,
  );
  while (document.querySelectorAll(selector).length < count) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const took = performance.now() - start;
  root.unmount();
  database.close();
  deviceDatabase.close();
  return took;
}
