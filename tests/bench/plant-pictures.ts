import type { Scene } from '../../src/domain/story.ts';
import type { Database } from '../../src/storage/database.ts';
import { fixedRandom } from './figures.ts';

/* The only place of the benches that knows how a drawn picture is kept. */

/** Gives each scene a picture of its own, kept as one that was drawn on this device. */
export async function plantPictures(
  database: Database,
  scenes: readonly Pick<Scene, 'id' | 'story'>[],
): Promise<void> {
  const { blobs, drawings } = database;
  const drawn = await Promise.all(
    scenes.map(async ({ id, story }) => ({ id, story, ...(await drawingOf(id)) })),
  );
  await database.transaction('rw', blobs, drawings, async () => {
    await blobs.bulkPut(
      drawn.map(({ hash, bytes }) => ({
        hash,
        bytes,
        mime: 'image/svg+xml',
        size: bytes.byteLength,
        state: 'local' as const,
        lastUsed: Date.now(),
      })),
    );
    await drawings.bulkPut(
      drawn.map(({ id, story, hash }) => ({
        scene: id,
        story,
        image: hash,
        made: { by: 'builtin', seed: id },
      })),
    );
  });
}

/** As long as most drawings of the built-in illustrator are, about 42 kB. */
const shapes = Array.from(
  { length: 600 },
  ((random) => () => {
    const [x, y, hue] = [768, 960, 360].map((most) => Math.floor(random() * most));
    return `<rect x="${x}" y="${y}" width="90" height="60" fill="hsl(${hue} 40% 50%)"/>`;
  })(fixedRandom(1)),
).join('');

/** A drawing that no other scene has, and its hash. */
export async function drawingOf(scene: string) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 768 960"><title>${scene}</title>${shapes}</svg>`;
  const bytes = new TextEncoder().encode(text).buffer;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { bytes, hash };
}
