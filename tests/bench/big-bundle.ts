import { createIdSource } from '../../src/domain/ids.ts';
import type { StoredPicture, WholeStory } from '../../src/domain/parcel.ts';
import type { Scene } from '../../src/domain/story.ts';
import { writeBundle } from '../../src/formats/bundle-write.ts';
import { fakeScene, fakeSceneMeta, fakeStory } from '../fakes.ts';
import { fixedRandom } from './figures.ts';
import { drawingOf } from './plant-pictures.ts';

const shortStories = 10;

/**
 * A backup of years of play: half of its scenes in one long story, the others in ten of the same length. A scene has about 6 kB, and one
 * of `pictures` pictures of about 42 kB.
 */
export async function bigBundle(scenes: number, pictures: number): Promise<Blob> {
  const random = fixedRandom(scenes);
  const ids = createIdSource(
    () => 1_700_000_000_000,
    (length) => Uint8Array.from({ length }, () => random() * 256),
  );
  const drawn: StoredPicture[] = [];
  while (drawn.length < pictures) {
    const { hash, bytes } = await drawingOf(ids.next());
    drawn.push({ hash, bytes: new Uint8Array(bytes), mime: 'image/svg+xml' });
  }
  const words = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 1e9).toString(36)).join(' ');
  let told = 0;
  const wholeStory = (title: string, length: number): WholeStory => {
    const story = fakeStory({ id: ids.next(), title });
    const road: Scene[] = [];
    while (road.length < length) {
      const parent = road.at(-1) ?? null;
      road.push(
        fakeScene({
          id: ids.next(),
          story: story.id,
          parent: parent?.id ?? null,
          action: parent && { text: 'Follow the white stones', type: 'neutral', offeredAs: 'neutral' },
          depth: road.length,
          passage: words(200),
          storytellerState: { told: words(400) },
        }),
      );
    }
    const metas = road.map(({ id }) => {
      told += 1;
      // Drawings that can be made again need not be in a file: these came from elsewhere.
      return fakeSceneMeta({ id, story: story.id, image: drawn[told % drawn.length]?.hash ?? null });
    });
    return { story, scenes: road, metas, heads: [], memory: [], lore: [], draft: null, source: null };
  };
  const stories = [
    wholeStory('The long one', scenes / 2),
    ...Array.from({ length: shortStories }, (_, at) => wholeStory(`Volume ${at}`, scenes / 2 / shortStories)),
  ];
  const byHash = new Map(drawn.map((picture) => [picture.hash, picture]));
  const made = await writeBundle(
    {
      holds: 'everything',
      stories: stories.map((whole) => () => Promise.resolve(whole)),
      characters: [],
      uses: [],
      settings: null,
      form: null,
      picture: (hash) => Promise.resolve(byHash.get(hash) ?? null),
    },
    { app: '0.1.0', nowMs: 1_700_000_000_000, progress: () => {} },
  );
  if (!made.ok || made.value.losses.length > 0) throw new Error('the bundle was not written whole');
  return made.value.file;
}
