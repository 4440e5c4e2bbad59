import { cleanForm } from '../domain/character.ts';
import type { CharacterForm } from '../domain/character.ts';
import type { GameError, ProviderError } from '../domain/errors.ts';
import { firstSeed, pictureHero, scenePictureSize } from '../domain/illustrator.ts';
import type { Illustrator, Picture, PictureRequest } from '../domain/illustrator.ts';
import { maxPictureBytes } from '../domain/limits.ts';
import type { Locks } from '../domain/ports/clock.ts';
import type { CommandResult, EngineApi } from '../domain/ports/engine-api.ts';
import type { PictureStore, StoryStore } from '../domain/ports/store.ts';
import { done, err, ok, type Result } from '../domain/result.ts';
import type { SceneContext } from '../domain/scene-context.ts';
import type { Scene } from '../domain/story.ts';
import { loadModule } from './load-module.ts';

/** What pictures need beside the store; fetched when the first is wanted. */
export type PictureTools = {
  /** Id of the illustrator, as `PictureOrigin.by` names it. */
  readonly by: string;
  readonly illustrator: Illustrator;
  readonly pictures: PictureStore;
};

const loadContext = () => import('../domain/read-scene-context.ts');

export type PictureDeps = {
  readonly store: StoryStore;
  readonly locks: Locks;
  readonly pictureTools: () => Promise<Result<PictureTools, ProviderError>>;
};

export type PictureCommands = Pick<
  EngineApi,
  'drawScene' | 'stopDrawing' | 'drawPortrait' | 'keepPicture' | 'keepHero'
>;

/** Makes pictures beside the turns: no turn waits for one, and a picture that fails costs nothing but itself. */
export function createPictureCommands(deps: PictureDeps): PictureCommands {
  const { store, locks } = deps;
  /** Pictures that this worker is making, by scene. */
  const running = new Map<string, AbortController>();

  async function draw(
    tools: PictureTools,
    request: PictureRequest,
    signal: AbortSignal,
  ): Promise<Result<Picture | null, ProviderError>> {
    return (await tools.illustrator.illustrate(request, signal)) ?? ok(null);
  }

  async function drawScene(id: string, again: boolean, signal: AbortSignal): Promise<CommandResult> {
    const tools = await deps.pictureTools();
    if (!tools.ok) return tools;
    const { pictures, by } = tools.value;
    const known = await pictures.ofScene(id);
    if (!known.ok) return known;
    if (known.value.here && !again) return done;
    const scene = await store.scene(id);
    if (!scene.ok) return scene;
    const story = await store.story(scene.value.story);
    if (!story.ok) return story;
    const first = firstSeed(story.value.seed, id);
    const seed = again ? nextSeed(known.value.made?.seed ?? first) : (known.value.made?.seed ?? first);
    const { title, passage, action, sceneContext } = scene.value;
    const { character } = story.value;
    const { original, edit } = known.value;
    const context =
      original === null ? ok(sceneContext) : await contextOf(scene.value, original, character.name);
    if (!context.ok) return context;
    const reference = await referenceOf(pictures, character);
    const picture = await draw(
      tools.value,
      {
        hero: pictureHero(character),
        moment: { title, passage, action: action?.text ?? '', context: context.value },
        ...scenePictureSize,
        seed,
        ...(reference ? { reference } : {}),
      },
      signal,
    );
    if (!picture.ok) return picture;
    return picture.value && !signal.aborted
      ? pictures.keepForScene(id, picture.value, { by, seed }, edit, again)
      : done;
  }

  return {
    async drawScene({ scene, again }) {
      const controller = new AbortController();
      // Whoever makes it already, here or in another tab, stores it for all.
      const result = await locks.tryHold(`picture:${scene}`, async () => {
        running.set(scene, controller);
        try {
          return await drawScene(scene, again, controller.signal);
        } finally {
          running.delete(scene);
        }
      });
      return result === 'busy' ? done : result;
    },

    stopDrawing({ scene }) {
      running.get(scene)?.abort();
      return Promise.resolve(done);
    },

    async drawPortrait({ form, seed, nonce }) {
      const tools = await deps.pictureTools();
      if (!tools.ok) return tools;
      const { pictures } = tools.value;
      const hero = cleanForm(form);
      const reference = await referenceOf(pictures, hero);
      const picture = await draw(
        tools.value,
        {
          hero: pictureHero(hero),
          moment: null,
          ...scenePictureSize,
          seed,
          ...(reference ? { reference } : {}),
        },
        new AbortController().signal,
      );
      if (!picture.ok) return picture;
      if (!picture.value) return done;
      const hash = await pictures.keep(picture.value);
      if (!hash.ok) return hash;
      return store.saveSuggestion({ id: 'portrait', values: [hash.value], fallback: null, nonce });
    },

    async keepPicture({ picture, nonce }) {
      const error: GameError = { type: 'invalid-input', field: 'picture' };
      const raster =
        picture.type === 'image/jpeg' || picture.type === 'image/png' || picture.type === 'image/webp';
      if (!raster || picture.bytes.length === 0 || picture.bytes.length > maxPictureBytes) return err(error);
      const tools = await deps.pictureTools();
      if (!tools.ok) return tools;
      const hash = await tools.value.pictures.keep(picture);
      if (!hash.ok) return hash;
      return store.saveSuggestion({ id: 'photo', values: [hash.value], fallback: null, nonce });
    },

    async keepHero({ form }) {
      const tools = await deps.pictureTools();
      return tools.ok ? tools.value.pictures.keepHero(cleanForm(form)) : tools;
    },
  };
}

/** What a passage in the player's words is about: what was told of it, and what these words say otherwise than the `original`. */
async function contextOf(
  { passage, sceneContext }: Scene,
  original: string,
  hero: string,
): Promise<Result<SceneContext, ProviderError>> {
  const part = await loadModule('scene-context', loadContext);
  return part.ok ? ok(part.value.contextAfterEdit({ passage: original, sceneContext }, passage, hero)) : part;
}

/** The photo that the player gave; a hero without one is drawn from his words. */
export async function referenceOf(
  pictures: PictureStore,
  { photo }: CharacterForm,
): Promise<NonNullable<PictureRequest['reference']> | null> {
  if (!photo) return null;
  const found = await pictures.read(photo.image);
  if (!found.ok || !found.value) return null;
  const { type, bytes } = found.value;
  return type === 'image/jpeg' || type === 'image/png' || type === 'image/webp' ? { type, bytes } : null;
}

/** The seed of the next picture of the same scene: it counts how often another was wanted. */
function nextSeed(seed: string): string {
  const [, stem = seed, count = '1'] = /^(.*)#(\d+)$/s.exec(seed) ?? [];
  return `${stem}#${Number(count) + 1}`;
}
