import { cleanForm } from '../domain/character.ts';
import type { CharacterForm } from '../domain/character.ts';
import type { GameError, ProviderError, StoreError } from '../domain/errors.ts';
import { firstSeed, pictureHero, type Picture } from '../domain/illustrator.ts';
import { maxPictureBytes } from '../domain/limits.ts';
import { pictureChoiceOf, type PictureChoice } from '../domain/picture-services.ts';
import type { PictureServiceName } from '../domain/picture-names.ts';
import { pictureServices } from '../domain/picture-services.ts';
import { chosenModel, pictureWish, takesReference } from '../domain/picture-wish.ts';
import type { Clock, Ids } from '../domain/ports/clock.ts';
import type { CommandResult, EngineApi } from '../domain/ports/engine-api.ts';
import { portraitJob, type PictureJob, type PictureJobs } from '../domain/ports/picture-jobs.ts';
import type {
  MadePicture,
  PictureFailure,
  PictureMaker,
  PictureWish,
} from '../domain/ports/picture-maker.ts';
import type { PictureStore } from '../domain/ports/store.ts';
import { done, err, ok, type Result } from '../domain/result.ts';
import type { Settings } from '../domain/settings.ts';
import { referenceOf, type PictureDeps } from './pictures.ts';

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
  seed: '',
  status: { type: 'stopped' },
};

const freshly = { type: 'making', part: null, waiting: 0 } as const;

/** What is left of a failure that the service may still turn into a picture: the same request finds it. */
const mayFind: ReadonlySet<PictureFailure['why']> = new Set([
  'unreachable',
  'not-signed-in',
  'no-credits',
  'busy',
  'timed-out',
]);

/** Pictures by a service of the player's choice. A row says what was asked for before anybody is asked, so that nothing is paid for twice. */
export function createProviderPictures(deps: ProviderPictureDeps): ProviderPictureCommands {
  const { store, locks, clock } = deps;
  /** In the making here, by the row's id. */
  const running = new Map<string, AbortController>();

  async function tools(): Promise<Result<MakerTools & { readonly pictures: PictureStore }, ProviderError>> {
    const [makers, drawing] = await Promise.all([deps.makerTools(), deps.pictureTools()]);
    if (!makers.ok) return makers;
    return drawing.ok ? ok({ ...makers.value, pictures: drawing.value.pictures }) : drawing;
  }
  type Tools = Extract<Awaited<ReturnType<typeof tools>>, { readonly ok: true }>['value'];

  /** Makes what a row asks for and keeps it. */
  async function make(
    { jobs, maker, fit }: Tools,
    job: PictureJob,
    settings: Settings,
    wish: PictureWish,
    keep: (picture: Pick<Picture, 'type' | 'bytes'>, made: MadePicture) => Promise<CommandResult>,
  ): Promise<CommandResult> {
    const who = await maker(job.service, settings);
    if (!who.ok) return who;
    const controller = new AbortController();
    running.set(job.id, controller);
    let { begun } = job;
    let shown: Extract<PictureJob['status'], { readonly type: 'making' }> = freshly;
    const note = (status: PictureJob['status'], tries = job.tries) =>
      jobs.put({ ...job, tries, begun: begun && tries === job.tries, status });
    try {
      const put = await note(shown);
      if (!put.ok) return put;
      const result = await who.value.make(wish, controller.signal, ({ part, waiting = 0, ...said }) => {
        const now = { ...shown, part, waiting };
        const isSame = begun === (begun || said.begun === true) && waiting === shown.waiting;
        begun ||= said.begun === true;
        // Each hundredth would be a write and a paint.
        if (isSame && Math.abs((now.part ?? 0) - (shown.part ?? 0)) < 0.05) return;
        shown = now;
        void note(now);
      });
      if (result === null) return await note({ type: 'stopped' }, job.tries + 1);
      if (!result.ok) return await fail(note, job, result.error);
      const picture = await fit(result.value, maxPictureBytes);
      if (!picture) {
        const message = 'What came is no picture, or not a whole one.';
        return await fail(note, job, { type: 'no-picture', why: 'failed', message });
      }
      const kept = await keep(picture, result.value);
      return kept.ok ? await note({ type: 'made', credit: result.value.credit }) : kept;
    } finally {
      running.delete(job.id);
    }
  }

  async function fail(
    note: (status: PictureJob['status'], tries?: number) => Promise<CommandResult>,
    job: PictureJob,
    failure: PictureFailure,
  ): Promise<CommandResult> {
    const noted = await note({ type: 'failed', failure }, job.tries + (mayFind.has(failure.why) ? 0 : 1));
    return noted.ok ? err(failure) : noted;
  }

  /** One at a time of each, in all tabs. */
  async function alone(id: string, work: () => Promise<CommandResult>): Promise<CommandResult> {
    const result = await locks.tryHold(`made-picture:${id}`, work);
    return result === 'busy' ? done : result;
  }

  async function allowed(): Promise<Result<Settings, GameError>> {
    const settings = await store.settings();
    if (!settings.ok) return settings;
    const { service } = pictureChoiceOf(settings.value.imageModel);
    // Nothing goes to a service of which the player was not told.
    return settings.value.pictureConsent.includes(service)
      ? settings
      : err({ type: 'invalid-input', field: 'pictureConsent' });
  }

  async function makeScene(
    all: Tools,
    settings: Settings,
    given: Pick<PictureJob, 'asked' | 'mobile'> & { readonly id: string; readonly again: boolean } & {
      readonly model?: string | undefined;
    },
    before: PictureJob | null,
  ): Promise<CommandResult> {
    const { pictures } = all;
    const { id, asked, mobile, again } = given;
    const known = await pictures.ofScene(id);
    if (!known.ok) return known;
    const { count } = known.value;
    if (count > 0 && !again) return done;
    const scene = await store.scene(id);
    if (!scene.ok) return scene;
    const story = await store.story(scene.value.story);
    if (!story.ok) return story;
    const { character } = story.value;
    const hero = await likenessOf(pictures, character);
    const choice = chosenModel(
      given.model === undefined ? pictureChoiceOf(settings.imageModel) : pictureChoiceOf(given.model),
      settings,
      hero !== null,
    );
    const first = firstSeed(story.value.seed, id);
    // The next of them: two devices that know of the same pictures ask for the same one.
    const seed = again && count > 0 ? `${first}#${count + 1}` : first;
    const stem = again
      ? `scene:${id}:again:${count + 1}:${choice.service}:${choice.model}`.slice(0, 140)
      : firstRequest(id);
    // As the player's other devices count, so that two of them ask for one picture, and it is paid once.
    const tries = before !== null && before.requestId.startsWith(`${stem}:`) ? before.tries : 0;
    const job: PictureJob = {
      ...choice,
      id,
      requestId: `${stem}:${tries}`,
      tries,
      asked,
      seed,
      mobile,
      at: clock.now(),
      begun: false,
      status: freshly,
    };
    const reference =
      hero && pictureServices[choice.service].reference && takesReference(choice) ? hero : null;
    const { title, passage, action, sceneContext } = scene.value;
    const wish = pictureWish({
      hero: pictureHero(character),
      moment: { title, passage, action: action?.text ?? '', context: sceneContext },
      choice,
      reference,
      tuning: settings.pictureTuning,
      isMobile: mobile,
      seed,
      requestId: job.requestId,
      about: { story: scene.value.story, scene: id },
    });
    return make(all, job, settings, wish, (picture, { model }) => {
      const made = { by: choice.service, seed, ...(model === '' ? {} : { model }) };
      return pictures.keepMade(id, picture, made, asked ? 'hand' : 'machine');
    });
  }

  async function makeOfHero(
    all: Tools,
    settings: Settings,
    job: PictureJob & { readonly portrait: NonNullable<PictureJob['portrait']> },
  ): Promise<CommandResult> {
    const { form, nonce } = job.portrait;
    const photo = await referenceOf(all.pictures, form);
    const reference = photo && pictureServices[job.service].reference && takesReference(job) ? photo : null;
    const wish = pictureWish({
      hero: pictureHero(form),
      moment: null,
      choice: job,
      reference: reference ?? null,
      tuning: settings.pictureTuning,
      isMobile: job.mobile,
      seed: job.seed,
      requestId: job.requestId,
    });
    return make(all, job, settings, wish, async (picture) => {
      const hash = await all.pictures.keep(picture);
      if (!hash.ok) return hash;
      // Whatever becomes of the form meanwhile, it is there to be found.
      const shelved = await all.pictures.keepHero({ ...form, characterImage: hash.value }, 'made');
      if (!shelved.ok) return shelved;
      return store.saveSuggestion({ id: portraitJob, values: [hash.value], fallback: null, nonce });
    });
  }

  return {
    async makePicture({ scene, asked, again, model, mobile, pass = false }) {
      const all = await tools();
      if (!all.ok) return all;
      const settings = await allowed();
      if (!settings.ok) return settings;
      const { pictures, autoGenerateImages } = settings.value;
      if (!asked && (pictures !== 'provider' || !autoGenerateImages)) return done;
      return alone(scene, async () => {
        const before = await all.value.jobs.get(scene);
        if (!before.ok) return before;
        // What failed by itself is not tried again by itself.
        if (!asked && before.value !== null && before.value.status.type !== 'making') return done;
        if (pass) return all.value.jobs.put({ ...passed, id: scene, mobile, at: clock.now() });
        return makeScene(all.value, settings.value, { id: scene, asked, again, model, mobile }, before.value);
      });
    },

    async makePortrait({ form, seed, nonce, mobile }) {
      const all = await tools();
      if (!all.ok) return all;
      const settings = await allowed();
      if (!settings.ok) return settings;
      const hero = cleanForm(form);
      const photo = await referenceOf(all.value.pictures, hero);
      const choice: PictureChoice = chosenModel(
        pictureChoiceOf(settings.value.imageModel),
        settings.value,
        photo !== null,
      );
      return alone(portraitJob, () =>
        makeOfHero(all.value, settings.value, {
          ...choice,
          id: portraitJob,
          requestId: `portrait:${deps.ids.next()}`,
          tries: 0,
          asked: true,
          seed,
          mobile,
          portrait: { form: hero, nonce },
          at: clock.now(),
          begun: false,
          status: freshly,
        }),
      );
    },

    async stopPicture({ id }) {
      running.get(id)?.abort();
      return Promise.resolve(done);
    },

    async forgetPicture({ id }) {
      const all = await tools();
      if (!all.ok) return all;
      const job = await all.value.jobs.get(id);
      if (!job.ok || job.value?.status.type !== 'failed') return job.ok ? done : job;
      // It stays as something that was tried, so that it is not tried again by itself.
      return all.value.jobs.put({ ...job.value, begun: false, status: { type: 'stopped' } });
    },

    async showPicture({ scene, image }) {
      const drawing = await deps.pictureTools();
      return drawing.ok ? drawing.value.pictures.show(scene, image) : drawing;
    },

    async resumePictures() {
      const all = await tools();
      if (!all.ok) return all;
      const left = await all.value.jobs.open();
      if (!left.ok) return left;
      const settings = await allowed();
      for (const job of left.value) {
        const result = await alone(job.id, async () => {
          // Another tab may have ended it.
          const now = await all.value.jobs.get(job.id);
          if (!now.ok) return now;
          if (now.value === null || now.value.status.type !== job.status.type) return done;
          const isDue = now.value.begun || clock.now() - job.at < freshMs;
          if (!settings.ok || !pictureServices[job.service].resumes || !isDue)
            return all.value.jobs.put({ ...now.value, status: { type: 'stopped' } });
          const { portrait } = now.value;
          if (portrait) return makeOfHero(all.value, settings.value, { ...now.value, portrait });
          return resumeScene(all.value, settings.value, now.value);
        });
        if (!result.ok && result.error.type === 'store-failed') return result;
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

  /** The same request again: whoever began it answers with what became of it. */
  function resumeScene(all: Tools, settings: Settings, job: PictureJob): Promise<CommandResult> {
    const { id, asked, mobile, service, model } = job;
    const again = !job.requestId.startsWith(`${firstRequest(id)}:`);
    const chosen = { id, asked, mobile, again, model: `${service}:${model}` };
    return makeScene(all, settings, chosen, job);
  }
}

/** A picture of the hero to go by: his portrait, or else the photo that he was drawn after. A drawing is none. */
async function likenessOf(
  pictures: PictureStore,
  character: CharacterForm,
): Promise<Pick<Picture, 'type' | 'bytes'> | null> {
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

/** Names the first picture of a scene: the same on all of the player's devices, whatever each of them would ask for. */
const firstRequest = (scene: string) => `scene:${scene}:first`;
