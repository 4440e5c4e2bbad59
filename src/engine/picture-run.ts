import type { CharacterForm } from '../domain/character.ts';
import type { GameError, ProviderError, StoreError } from '../domain/errors.ts';
import { pictureHero, type Picture } from '../domain/illustrator.ts';
import { maxPictureBytes } from '../domain/limits.ts';
import type { PictureServiceName } from '../domain/picture-names.ts';
import { inVain, isSpent } from '../domain/picture-request.ts';
import { pictureServices } from '../domain/picture-services.ts';
import { pictureWish, takesReference } from '../domain/picture-wish.ts';
import type { CommandResult } from '../domain/ports/engine-api.ts';
import { portraitJob, type PictureJob, type PictureJobs } from '../domain/ports/picture-jobs.ts';
import type {
  MadePicture,
  PictureFailure,
  PictureMaker,
  PictureWish,
} from '../domain/ports/picture-maker.ts';
import type { PictureStore, StoryStore } from '../domain/ports/store.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Settings } from '../domain/settings.ts';
import { referenceOf } from './pictures.ts';

/** What a provider's pictures need beside the store; fetched when the first is wanted. */
export type MakerTools = {
  readonly jobs: PictureJobs;
  readonly maker: (
    service: PictureServiceName,
    settings: Pick<Settings, 'pictureAddresses' | 'pictureWorkflow'>,
  ) => Promise<Result<PictureMaker, ProviderError | StoreError>>;
  /** A picture that may be stored, made smaller where it is too large; `null` for what is none. */
  readonly fit: (made: MadePicture, mostBytes: number) => Promise<Pick<Picture, 'type' | 'bytes'> | null>;
};

/** What one picture takes. */
export type RunTools = MakerTools & { readonly pictures: PictureStore; readonly store: StoryStore };

/** What is asked of a service, and where the answer goes. */
type Work = {
  readonly wish: PictureWish;
  readonly keep: (picture: Pick<Picture, 'type' | 'bytes'>, made: MadePicture) => Promise<CommandResult>;
};

/** How a picture stands that nobody has asked for yet. */
export const freshly = { type: 'making', part: null, waiting: 0 } as const;

/**
 * Asks for what a row says, as it says it, and keeps what comes: for the first time, once more, or after the page was closed. However it
 * ends, the row says so.
 */
export async function runPicture(
  tools: RunTools,
  settings: Settings,
  job: PictureJob,
  signal: AbortSignal,
): Promise<CommandResult> {
  const { jobs, maker, fit } = tools;
  let now: PictureJob = job;
  const note = (change: Partial<Pick<PictureJob, 'begun'>> & Pick<PictureJob, 'status'>) => {
    now = { ...now, ...change };
    return jobs.put(now);
  };
  const failed = async (failure: PictureFailure): Promise<CommandResult> => {
    if (isSpent(failure)) now = inVain(now);
    const noted = await note({ status: { type: 'failed', failure } });
    return noted.ok ? err(failure) : noted;
  };
  /** This device was in the way: what the service makes of it can still be found. */
  const hindered = async (error: GameError): Promise<CommandResult> => {
    const isGone = error.type === 'not-found';
    const failure = { type: 'no-picture', why: 'failed', message: wordsOf(error), ended: false } as const;
    const noted = isGone ? await jobs.remove(job.id) : await note({ status: { type: 'failed', failure } });
    return noted.ok ? err(error) : noted;
  };

  let shown: Extract<PictureJob['status'], { readonly type: 'making' }> = freshly;
  // Before anybody is asked, so that nothing is paid for of which no row knows.
  const put = await note({ status: shown });
  if (!put.ok) return put;
  const who = await maker(job.service, settings);
  if (!who.ok) return hindered(who.error);
  const work = await workOf(tools, settings, job);
  if (!work.ok) return hindered(work.error);
  if (work.value === null) return note({ status: { type: 'made', credit: null } });
  // Whoever was not asked has nothing to stop.
  if (signal.aborted) return note({ status: { type: 'stopped' } });
  const result = await who.value.make(work.value.wish, signal, ({ part, waiting = 0, ...said }) => {
    const begun = now.begun || said.begun === true;
    const isSame = begun === now.begun && waiting === shown.waiting;
    // Each hundredth would be a write and a paint.
    if (isSame && Math.abs((part ?? 0) - (shown.part ?? 0)) < 0.05) return;
    shown = { ...shown, part, waiting };
    void note({ begun, status: shown });
  });
  if (result === null) {
    now = inVain(now);
    return note({ status: { type: 'stopped' } });
  }
  if (!result.ok) return failed(result.error);
  const picture = await fit(result.value, maxPictureBytes);
  if (!picture) {
    const message = 'What came is no picture, or not a whole one.';
    return failed({ type: 'no-picture', why: 'failed', message });
  }
  const kept = await work.value.keep(picture, result.value);
  return kept.ok ? note({ status: { type: 'made', credit: result.value.credit } }) : hindered(kept.error);
}

function wordsOf({ type }: GameError): string {
  return type === 'disk-full'
    ? 'There is no room for this picture on this device. Free some space, then try again.'
    : 'Something on this device was in the way of this picture. Try again.';
}

/** @returns `null` where the picture is there: another device has sent it, or the page was closed just after it was kept */
function workOf(
  tools: RunTools,
  settings: Settings,
  job: PictureJob,
): Promise<Result<Work | null, GameError>> {
  const { portrait } = job;
  return portrait ? workOfHero(tools, settings, job, portrait) : workOfScene(tools, settings, job);
}

async function workOfScene(
  { pictures, store }: RunTools,
  { pictureTuning: tuning }: Settings,
  job: PictureJob,
): Promise<Result<Work | null, StoreError>> {
  const { id, service, seed, requestId, mobile: isMobile, asked, again } = job;
  const scene = await store.scene(id);
  if (!scene.ok) return scene;
  const story = await store.story(scene.value.story);
  if (!story.ok) return story;
  const known = await pictures.ofScene(id);
  if (!known.ok) return known;
  if (known.value.count > 0 && !again) return ok(null);
  const { character } = story.value;
  const { title, passage, action, sceneContext: context } = scene.value;
  const wish = pictureWish({
    hero: pictureHero(character),
    moment: { title, passage, action: action?.text ?? '', context },
    choice: job,
    reference: goesBy(job, await likenessOf(pictures, character)),
    tuning,
    isMobile,
    seed,
    requestId,
    about: { story: scene.value.story, scene: id },
  });
  return ok({
    wish,
    keep: (picture, made) => {
      const origin = { by: service, seed, ...(made.model === '' ? {} : { model: made.model }) };
      return pictures.keepMade(id, picture, origin, asked ? 'hand' : 'machine');
    },
  });
}

async function workOfHero(
  { pictures, store }: RunTools,
  { pictureTuning: tuning }: Settings,
  job: PictureJob,
  { form, nonce }: NonNullable<PictureJob['portrait']>,
): Promise<Result<Work, never>> {
  const { seed, requestId, mobile: isMobile } = job;
  const wish = pictureWish({
    hero: pictureHero(form),
    moment: null,
    choice: job,
    reference: goesBy(job, await referenceOf(pictures, form)),
    tuning,
    isMobile,
    seed,
    requestId,
  });
  return ok({
    wish,
    keep: async (picture) => {
      const hash = await pictures.keep(picture);
      if (!hash.ok) return hash;
      // Whatever becomes of the form meanwhile, it is there to be found.
      const shelved = await pictures.keepHero({ ...form, characterImage: hash.value }, 'made');
      if (!shelved.ok) return shelved;
      return store.saveSuggestion({ id: portraitJob, values: [hash.value], fallback: null, nonce });
    },
  });
}

type Likeness = Pick<Picture, 'type' | 'bytes'>;

const goesBy = (job: PictureJob, likeness: Likeness | null | undefined): Likeness | null =>
  likeness && pictureServices[job.service].reference && takesReference(job) ? likeness : null;

/** A picture of the hero to go by: his portrait, or else the photo that he was drawn after. A drawing is none. */
export async function likenessOf(pictures: PictureStore, character: CharacterForm): Promise<Likeness | null> {
  const { characterImage, photo } = character;
  if (characterImage !== null) {
    const portrait = await referenceOf(pictures, {
      ...character,
      photo: { image: characterImage, looks: '' },
    });
    if (portrait) return portrait;
  }
  return photo ? referenceOf(pictures, character) : null;
}
