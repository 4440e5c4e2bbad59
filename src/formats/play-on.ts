import { sharedId } from '../domain/ids.ts';
import {
  emptyParcel,
  importedDevice,
  importedModel,
  type Parcel,
  type StoredPicture,
  type WholeStory,
} from '../domain/parcel.ts';
import type { Ids } from '../domain/ports/clock.ts';
import type { SharedStory } from '../domain/share-snapshot.ts';
import { stampOfTime } from '../domain/stamp.ts';
import type { Scene, SceneMeta } from '../domain/story.ts';

/**
 * A shared story up to one of its scenes as a story of the reader's own, which stands there and says where it comes from. All its rows
 * get names of their own, so that two readers, or one twice, have nothing in common with it or with each other.
 * @param options.seed 16 hex digits: what is told from here on is not what was told to its owner
 * @param options.pictures those that could be had
 */
export function playOn(options: {
  readonly shared: SharedStory;
  /** Id of the share, and the place of the scene to go on from. */
  readonly from: { readonly share: string; readonly scene: number };
  readonly pictures: readonly StoredPicture[];
  readonly ids: Ids;
  readonly seed: string;
  /** Unix time in milliseconds. */
  readonly nowMs: number;
}): Parcel {
  const { shared, from, ids, nowMs } = options;
  const { snapshot, playing } = shared;
  const last = Math.min(Math.max(Math.trunc(from.scene), 0), snapshot.scenes.length - 1);
  const known = new Map(options.pictures.map((picture) => [picture.hash, picture]));
  const hashOf = (name: string | null | undefined) => {
    const hash = name?.slice(0, 64) ?? '';
    return known.has(hash) ? hash : null;
  };
  const story = ids.next();
  const scenes: Scene[] = [];
  const metas: SceneMeta[] = [];
  for (const [depth, told] of snapshot.scenes.slice(0, last + 1).entries()) {
    const beside = playing.scenes[depth];
    if (!beside) break;
    const id = ids.next();
    scenes.push({
      id,
      story,
      parent: scenes.at(-1)?.id ?? null,
      action: beside.action,
      title: told.title,
      passage: told.passage,
      actions: beside.actions,
      statsAfter: beside.statsAfter,
      statChanges: told.stats.map((change) => ({
        ...change,
        timestamp: snapshot.updatedAt,
        source: 'passage',
      })),
      storytellerState: beside.state,
      sceneContext: beside.sceneContext,
      model: importedModel,
      depth,
      retell: 0,
      device: '',
      createdAt: nowMs,
      told: stampOfTime(nowMs),
      fault: null,
      ending: told.ending,
    });
    const image = hashOf(told.image);
    if (image !== null)
      metas.push({ id, story, name: '', edited: null, image, favourite: false, gone: false });
  }
  const whole: WholeStory = {
    story: {
      id: story,
      title: snapshot.title,
      character: { ...playing.character, characterImage: hashOf(playing.character.characterImage) },
      environment: playing.environment,
      seed: options.seed,
      settings: playing.settings,
      cover: hashOf(snapshot.cover),
      createdAt: nowMs,
      playedAt: nowMs,
      favourite: false,
      gone: false,
      device: '',
      from: { share: from.share, title: snapshot.title, hero: snapshot.hero, scene: last },
    },
    scenes,
    metas,
    heads: scenes.slice(-1).map(({ id }) => ({
      id: sharedId('head', story, importedDevice),
      story,
      device: importedDevice,
      scene: id,
      at: nowMs,
    })),
    memory: playing.memory.flatMap(({ scene, ...row }) => {
      const at = scenes[scene];
      return at ? [{ ...row, id: ids.next(), story, scene: at.id, createdAt: nowMs, gone: false }] : [];
    }),
    lore: playing.lore.map((entry) => ({ ...entry, id: ids.next(), story, gone: false })),
    draft: null,
    source: null,
  };
  return { ...emptyParcel('bundle'), madeAt: nowMs, stories: [whole], pictures: options.pictures };
}
