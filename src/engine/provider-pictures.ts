import { cleanForm } from '../domain/character.ts';
import type { CharacterForm } from '../domain/character.ts';
import type { GameError, ProviderError, StoreError } from '../domain/errors.ts';
import { firstSeed } from '../domain/illustrator.ts';
import { inVain, isOf, isOpen, isTheSame, requestName } from '../domain/picture-request.ts';
import { pictureChoiceOf, pictureServices } from '../domain/picture-services.ts';
import { chosenModel } from '../domain/picture-wish.ts';
import type { Clock, Ids } from '../domain/ports/clock.ts';
import type { CommandResult, EngineApi } from '../domain/ports/engine-api.ts';
import { portraitJob, type PictureJob } from '../domain/ports/picture-jobs.ts';
import type { PictureFailure } from '../domain/ports/picture-maker.ts';
import type { KnownPicture } from '../domain/ports/store.ts';
import { done, err, ok, type Result } from '../domain/result.ts';
import { maxScenePictures } from '../domain/scene-schemas.ts';
import type { Settings } from '../domain/settings.ts';
import { freshly, likenessOf, runPicture, type MakerTools, type RunTools } from './picture-run.ts';
import { referenceOf, type PictureDeps } from './pictures.ts';

export type ProviderPictureDeps = PictureDeps & {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly makerTools: () => Promise<Result<MakerTools, ProviderError>>;
};

export type ProviderPictureCommands = Pick<
  EngineApi,
  | 'makePicture'
  | 'makePortrait'
  | 'stopPicture'
  | 'forgetPicture'
  | 'showPicture'
  | 'resumePictures'
  | 'checkPictures'
>;

/** How long a picture is taken up again of which no answer ever came, in milliseconds: later nobody waits for it any more. */
const freshMs = 10 * 60_000;

/** What was told when nobody could be asked. */
const passed: Omit<PictureJob, 'id' | 'mobile' | 'at'> = {
  service: 'replicate',
  model: '',
  requestId: '',
  tries: 0,
  begun: false,
  asked: false,
  again: false,
  picked: false,
  seed: '',
  status: { type: 'stopped' },
};

const elsewhere: PictureFailure = {
  type: 'no-picture',
  why: 'busy',
  message: 'This picture is being made in another tab. Wait for it, or stop it there.',
};
const closed: PictureFailure = {
  type: 'no-picture',
  why: 'failed',
  message: 'The page was closed while this picture was being made. It may have been billed.',
};

/** Pictures by a service of the player's choice. A row says what was asked for before anybody is asked, so that nothing is paid for twice. */
export function createProviderPictures(deps: ProviderPictureDeps): ProviderPictureCommands {
  const { store, locks, clock } = deps;
  /** In the making here, by the row's id. */
  const running = new Map<string, AbortController>();

  async function tools(): Promise<Result<RunTools, ProviderError>> {
    const [makers, drawing] = await Promise.all([deps.makerTools(), deps.pictureTools()]);
    if (!makers.ok) return makers;
    return drawing.ok ? ok({ ...makers.value, pictures: drawing.value.pictures, store }) : drawing;
  }

  /** One at a time of each, in all tabs. */
  function alone(
    id: string,
    work: (signal: AbortSignal) => Promise<CommandResult>,
  ): Promise<CommandResult | 'busy'> {
    return locks.tryHold(`made-picture:${id}`, async () => {
      const controller = new AbortController();
      running.set(id, controller);
      try {
        return await work(controller.signal);
      } finally {
        running.delete(id);
      }
    });
  }

  /** Nothing goes to a service of which the player was not told. */
  async function allowed(model?: string): Promise<Result<Settings, GameError>> {
    const settings = await store.settings();
    if (!settings.ok) return settings;
    const { service } = pictureChoiceOf(model ?? settings.value.imageModel);
    return settings.value.pictureConsent.includes(service)
      ? settings
      : err({ type: 'invalid-input', field: 'pictureConsent' });
  }

  /** The row of a picture that is asked for now; `null` where there is nothing to ask for. */
  async function sceneJob(
    { pictures }: RunTools,
    settings: Settings,
    given: Pick<PictureJob, 'id' | 'asked' | 'again' | 'mobile'> & { readonly model: string | undefined },
    before: PictureJob | null,
  ): Promise<Result<PictureJob | null, StoreError>> {
    const { model, ...wanted } = given;
    const { id, again } = wanted;
    const known = await pictures.ofScene(id);
    if (!known.ok) return known;
    const { count } = known.value;
    if (count > 0 && !again && (before === null || before.status.type === 'made')) return ok(null);
    const scene = await store.scene(id);
    if (!scene.ok) return scene;
    const story = await store.story(scene.value.story);
    if (!story.ok) return story;
    const hero = await likenessOf(pictures, story.value.character);
    const choice = chosenModel(pictureChoiceOf(model ?? settings.imageModel), settings, hero !== null);
    const picked = model !== undefined;
    const at = clock.now();
    if (before && isTheSame(before, { ...choice, again, picked })) {
      return ok({ ...before, asked: before.asked || wanted.asked, at });
    }
    const first = firstSeed(story.value.seed, id);
    const nth = nextOf(known.value);
    // Of the first, the same on all of the player's devices, whatever each of them would ask for; of the next, on those that know of the same.
    const stem = again
      ? `scene:${id}:again:${nth}:${choice.service}:${choice.model}`.slice(0, 140)
      : `scene:${id}:first`;
    // Counted as the player's other devices count, so that two of them ask for one picture, and it is paid once.
    const earlier = before !== null && isOf(stem, before) ? before : null;
    const tries = earlier?.tries ?? 0;
    return ok({
      ...choice,
      ...wanted,
      requestId: requestName(stem, tries),
      tries,
      begun: earlier !== null && earlier.begun && earlier.service === choice.service,
      picked,
      seed: again && count > 0 ? `${first}#${nth}` : first,
      at,
      status: freshly,
    });
  }

  /** Goes on with a picture that was lost sight of, or says that nobody will. */
  async function takeUp(
    all: RunTools,
    settings: Settings,
    job: PictureJob,
    signal: AbortSignal,
  ): Promise<CommandResult> {
    // Another tab may have ended it.
    if (!isOpen(job)) return done;
    if (!pictureServices[job.service].resumes) return all.jobs.put(leftOff(job));
    const isAgreed = settings.pictureConsent.includes(job.service);
    // It is paid: it waits until the player agrees again.
    if (!isAgreed && job.begun) return done;
    const isDue = job.begun || clock.now() - job.at < freshMs;
    return isAgreed && isDue ? runPicture(all, settings, job, signal) : all.jobs.put(leftOff(job));
  }

  return {
    async makePicture({ scene: id, asked, again, model, mobile, pass = false }) {
      const all = await tools();
      if (!all.ok) return all;
      const settings = await allowed(model);
      if (!settings.ok) return settings;
      const { jobs } = all.value;
      const { pictures, autoGenerateImages } = settings.value;
      if (!asked && (pictures !== 'provider' || !autoGenerateImages)) return done;
      const result = await alone(id, async (signal) => {
        const before = await jobs.get(id);
        if (!before.ok) return before;
        // What failed by itself is not tried again by itself.
        if (!asked && before.value !== null) {
          const isLeft = before.value.status.type === 'making';
          return isLeft ? takeUp(all.value, settings.value, before.value, signal) : done;
        }
        if (pass) return jobs.put({ ...passed, id, mobile, at: clock.now() });
        const wanted = { id, asked, again, model, mobile };
        const job = await sceneJob(all.value, settings.value, wanted, before.value);
        if (!job.ok) return job;
        return job.value ? runPicture(all.value, settings.value, job.value, signal) : done;
      });
      return result === 'busy' ? done : result;
    },

    async makePortrait({ form, seed, nonce, mobile }) {
      const all = await tools();
      if (!all.ok) return all;
      const settings = await allowed();
      if (!settings.ok) return settings;
      const hero = cleanForm(form);
      const photo = await referenceOf(all.value.pictures, hero);
      const chosen = pictureChoiceOf(settings.value.imageModel);
      const choice = chosenModel(chosen, settings.value, photo !== null);
      const result = await alone(portraitJob, async (signal) => {
        const before = await all.value.jobs.get(portraitJob);
        if (!before.ok) return before;
        const known = before.value;
        const isKnown =
          known?.portrait &&
          isTheSame(known, { ...choice, again: false, picked: false }) &&
          isSameHero(known.portrait.form, hero);
        const asked: PictureJob = isKnown
          ? known
          : {
              ...choice,
              id: portraitJob,
              requestId: requestName(`portrait:${deps.ids.next()}`, 0),
              tries: 0,
              begun: false,
              asked: true,
              again: false,
              picked: false,
              seed,
              mobile,
              at: clock.now(),
              status: freshly,
            };
        const job = { ...asked, portrait: { form: hero, nonce }, at: clock.now() };
        return runPicture(all.value, settings.value, job, signal);
      });
      return result === 'busy' ? err(elsewhere) : result;
    },

    async stopPicture({ id }) {
      const here = running.get(id);
      here?.abort();
      if (here) return done;
      const all = await tools();
      if (!all.ok) return all;
      const { jobs } = all.value;
      const result = await alone(id, async () => {
        const job = await jobs.get(id);
        if (!job.ok) return job;
        return job.value?.status.type === 'making' ? jobs.put(leftOff(job.value)) : done;
      });
      return result === 'busy' ? err(elsewhere) : result;
    },

    async forgetPicture({ id }) {
      const all = await tools();
      if (!all.ok) return all;
      const job = await all.value.jobs.get(id);
      if (!job.ok || job.value?.status.type !== 'failed') return job.ok ? done : job;
      // It stays as something that was tried, so that it is not tried again by itself.
      return all.value.jobs.put({ ...job.value, status: { type: 'stopped' } });
    },

    async showPicture({ scene, image }) {
      const drawing = await deps.pictureTools();
      return drawing.ok ? drawing.value.pictures.show(scene, image) : drawing;
    },

    async resumePictures() {
      const all = await tools();
      if (!all.ok) return all;
      const { jobs } = all.value;
      const left = await jobs.open();
      if (!left.ok) return left;
      const settings = await store.settings();
      if (!settings.ok) return settings;
      for (const { id } of left.value) {
        const result = await alone(id, async (signal) => {
          const job = await jobs.get(id);
          if (!job.ok) return job;
          return job.value ? takeUp(all.value, settings.value, job.value, signal) : done;
        });
        if (result !== 'busy' && !result.ok && result.error.type === 'store-failed') return result;
      }
      return done;
    },

    async checkPictures({ service, nonce, address, workflow }) {
      const all = await deps.makerTools();
      if (!all.ok) return all;
      const who = await all.value.maker(service, {
        pictureAddresses: { [service]: address },
        pictureWorkflow: workflow,
      });
      if (!who.ok) return who;
      const found = await who.value.check(new AbortController().signal);
      const values = [JSON.stringify(found.ok ? { found: found.value } : { problem: found.error })];
      return store.saveSuggestion({ id: 'picture-check', values, fallback: null, nonce });
    },
  };
}

/** The row of a picture that nobody goes on with; what a service may have billed is said. */
function leftOff(job: PictureJob): PictureJob {
  return pictureServices[job.service].price === 'theirs'
    ? { ...inVain(job), status: { type: 'failed', failure: closed } }
    : { ...job, status: { type: 'stopped' } };
}

/** Which of a scene's pictures comes next. Once the oldest fall out, their number says nothing: then the last of them does. */
function nextOf({ count, newest }: KnownPicture): string {
  const nth = String(count + 1);
  return count < maxScenePictures ? nth : `${nth}-${newest?.slice(0, 12) ?? ''}`;
}

/** Whether two forms ask for one portrait, whichever they show now. */
function isSameHero(one: CharacterForm, other: CharacterForm): boolean {
  const words = (form: CharacterForm) => JSON.stringify({ ...form, characterImage: null });
  return words(one) === words(other);
}
