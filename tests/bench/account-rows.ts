import { createIdSource } from '../../src/domain/ids.ts';
import type { Json } from '../../src/domain/json.ts';
import type { PushEntry } from '../../src/domain/protocol/push.ts';
import { stampOfTime } from '../../src/domain/stamp.ts';
import type { Scene } from '../../src/domain/story.ts';
import { headId } from '../../src/storage/device.ts';
import { fakeStory } from '../fakes.ts';
import { fixedRandom } from './figures.ts';

/** Rows of an account, as its devices send them: what was told last comes last. */
export type AccountRows = { readonly entries: readonly PushEntry[]; readonly device: string };

export type AccountSize = {
  readonly stories: number;
  /** Of each story. */
  readonly scenes: number;
  /** What was told, over and over under other names. */
  readonly told: readonly Scene[];
  /** Another one makes other names. @defaultValue 1 */
  readonly seed?: number;
  /** Hashes of portraits, which the stories have in turn. */
  readonly portraits?: readonly string[];
};

const startMs = Date.UTC(2026, 0, 1);

/** Stories of one length, of which each device of an account sends some. */
export function accountRows({ stories, scenes, told, seed = 1, portraits = [] }: AccountSize): AccountRows {
  const story = fakeStory();
  const random = fixedRandom(seed);
  let now = startMs;
  const ids = createIdSource(
    () => (now += 1_000),
    (length) => Uint8Array.from({ length }, () => random() * 256),
  );
  const device = ids.next();
  const entries: PushEntry[] = [];
  for (let at = 0; at < stories; at += 1) {
    const id = ids.next();
    const character = { ...story.character, characterImage: portraits[at % portraits.length] ?? null };
    const { id: _id, ...fields } = { ...story, character, title: `Volume ${at + 1}`, device };
    entries.push(doc('stories', id, { ...fields, createdAt: now, playedAt: now }, now));
    let parent: string | null = null;
    for (let depth = 0; depth < scenes; depth += 1) {
      const scene = told[depth % told.length];
      if (!scene) throw new Error('nothing was told');
      const next: string = ids.next();
      entries.push(sceneEntry(scene, { id: next, story: id, parent, depth, device, at: now }));
      parent = next;
    }
    const place = { story: id, device, scene: parent, at: now };
    entries.push(doc('heads', headId(id, device), place, now));
  }
  return { entries, device };
}

function sceneEntry(
  scene: Scene,
  { at, ...named }: Pick<Scene, 'id' | 'story' | 'parent' | 'depth' | 'device'> & { readonly at: number },
): PushEntry {
  const body = asJson({ ...scene, ...named, createdAt: at, told: stampOfTime(at), ending: null });
  return { kind: 'scenes', id: named.id, turn: named.id, v: 0, body };
}

function doc(kind: 'stories' | 'heads', id: string, fields: object, at: number): PushEntry {
  const f = asJson(fields);
  if (typeof f !== 'object' || f === null || Array.isArray(f)) throw new Error('a row is an object');
  const s = kind === 'stories' ? { playedAt: stampOfTime(at) } : { scene: stampOfTime(at) };
  return { kind, id, turn: null, v: 0, f: f as { readonly [field: string]: Json }, s };
}

/** As it is sent. */
function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
