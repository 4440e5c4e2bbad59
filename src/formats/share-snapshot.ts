import type { StoredPicture, WholeStory } from '../domain/parcel.ts';
import type { PreparedShare, ShareChoice } from '../domain/prepared-share.ts';
import type { StorySettings } from '../domain/settings.ts';
import { jsonBytes } from '../domain/limits.ts';
import type { Memory } from '../domain/memory.ts';
import { readSceneContext } from '../domain/read-scene-context.ts';
import {
  isSharePicture,
  maxSharePartBytes,
  maxSharePictureBytes,
  readSharedStory,
} from '../domain/share-snapshot.ts';
import type { Scene } from '../domain/story.ts';
import { sha256 } from './bytes.ts';
import { passageReader, roadOf } from './road.ts';

/** Makes a picture as others get it: WebP, PNG or JPEG; `null` when it cannot be made. Drawings are made into pixels. */
export type ToSharePicture = (hash: string) => Promise<StoredPicture | null>;

/**
 * One road of a story as others may have it. It holds what is named in its schema and nothing else: no other road, nothing of the
 * trash, no edit's original and nothing that was noted of one, no draft, no notes to the author, no photo, no model, no id of a row.
 * @param settings what holds for this story
 */
export async function prepareShare(options: {
  readonly whole: WholeStory;
  readonly choice: ShareChoice;
  readonly settings: StorySettings;
  readonly toSharePicture: ToSharePicture;
}): Promise<PreparedShare | null> {
  const { whole, choice, settings } = options;
  const { story } = whole;
  const road = roadOf(whole, choice.leaf);
  const passage = passageReader(whole);
  const place = new Map(road.map(({ id }, index) => [id, index]));
  const images = new Map(whole.metas.map((meta) => [meta.id, meta.image]));
  const gallery = await drawAll(
    [story.cover, story.character.characterImage, ...road.map(({ id }) => images.get(id) ?? null)],
    options.toSharePicture,
  );
  const { photo: _photo, ...character } = story.character;
  const beside = besideOf(road, whole, character.name);
  const edited = depthsOfEdits(road, whole);
  const isTold = ({ by, gone, scene, fromDepth }: Memory) => {
    const toDepth = place.get(scene);
    if (gone || toDepth === undefined) return false;
    return by === 'player'
      ? choice.ownFacts
      : !edited.some((depth) => fromDepth <= depth && depth <= toDepth);
  };
  const read = readSharedStory(
    {
      version: 1,
      title: story.title,
      hero: character.name,
      cover: gallery.nameOf(story.cover) ?? gallery.nameOf(character.characterImage),
      createdAt: story.createdAt,
      updatedAt: road.at(-1)?.createdAt ?? story.createdAt,
      language: settings.language,
      scenes: road.map((scene) => ({
        title: scene.title,
        passage: passage(scene),
        action: scene.action,
        image: gallery.nameOf(images.get(scene.id) ?? null),
        stats: scene.statChanges,
        ending: scene.ending,
      })),
    },
    {
      version: 1,
      character: { ...character, characterImage: gallery.nameOf(character.characterImage) },
      environment: story.environment,
      settings,
      scenes: road.map(({ action, actions, statsAfter }, index) => ({
        action,
        actions,
        statsAfter,
        ...beside[index],
      })),
      memory: whole.memory.filter(isTold).map((row) => ({ ...row, scene: place.get(row.scene) })),
      lore: choice.lore ? whole.lore.filter(({ gone, enabled }) => !gone && enabled) : [],
    },
  );
  return (
    read && {
      snapshot: read.snapshot,
      playing: read.playing,
      pictures: gallery.pictures,
      missingPictures: gallery.missing,
    }
  );
}

/** Of which scenes of a road the words were edited: their places, from 0. */
function depthsOfEdits(road: readonly Scene[], { metas }: WholeStory): readonly number[] {
  const edits = new Set(metas.flatMap(({ id, edited }) => (edited === null ? [] : [id])));
  return road.flatMap(({ id }, depth) => (edits.has(id) ? [depth] : []));
}

/** How many passages a context is read from. */
const contextReach = 3;

/**
 * What storytellers held beside each scene. From the first one on whose words were edited it may know what stood there before: who and what
 * a scene is about is read anew there, out of the words that are shown, and no state is told.
 */
function besideOf(road: readonly Scene[], whole: WholeStory, hero: string) {
  const passage = passageReader(whole);
  const from = depthsOfEdits(road, whole)[0] ?? road.length;
  const states = statesThatFit(road.slice(0, from));
  return road.map(({ sceneContext }, depth) => {
    if (depth < from) return { sceneContext, state: states[depth] ?? null };
    const told = road.slice(Math.max(0, depth + 1 - contextReach), depth + 1).map(passage);
    return { sceneContext: readSceneContext(told, [hero]), state: null };
  });
}

/** How many bytes of the second part states may take; those of the last scenes are kept first. */
const maxStatesBytes = maxSharePartBytes / 2;

function statesThatFit(road: readonly Scene[]): readonly Scene['storytellerState'][] {
  let left = maxStatesBytes;
  return road
    .toReversed()
    .map(({ storytellerState }) => {
      left -= jsonBytes(storytellerState);
      return left >= 0 ? storytellerState : null;
    })
    .reverse();
}

async function drawAll(hashes: readonly (string | null)[], draw: ToSharePicture) {
  const names = new Map<string, string>();
  const pictures = new Map<string, StoredPicture>();
  let missing = 0;
  for (const hash of new Set(hashes.filter((each) => each !== null))) {
    const picture = await draw(hash);
    const name = picture && (await nameOf(picture));
    if (!name) {
      missing += 1;
      continue;
    }
    names.set(hash, name);
    pictures.set(name, picture);
  }
  return {
    pictures,
    missing,
    nameOf: (hash: string | null) => (hash === null ? null : (names.get(hash) ?? null)),
  };
}

const endings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

async function nameOf({ mime, bytes }: StoredPicture): Promise<string | null> {
  const name = `${await sha256(bytes)}.${endings[mime]}`;
  return isSharePicture(name) && bytes.length <= maxSharePictureBytes ? name : null;
}
