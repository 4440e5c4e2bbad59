// Made from the published source and pages of its interface, and never recorded from the real service.
import type {
  MadePicture,
  PictureFailure,
  PictureMaker,
  PictureMakerOptions,
  PictureModelEntry,
  PictureWish,
} from '../../domain/ports/picture-maker.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { base64Of } from '../picture-wire/base64.ts';
import { failure } from '../picture-wire/failure.ts';
import { madeOfText, rasterOf, seedOf, sidesOf, unwanted } from '../picture-wire/made-picture.ts';
import { queuedPicture, type Look } from '../picture-wire/queued-picture.ts';
import { askService, hostOf } from '../picture-wire/service-call.ts';
import { numberOf, objectOf, wordOf, type JsonObject } from '../wire/json-value.ts';

const home = 'https://aihorde.net/api';
/** The key of those who have none. */
const nobody = '0000000000';
/** Who asks, as its rules want to be told. */
const agent = 'Lamplit:1:none';
/** What somebody without kudos gets, in pixels, and what others do. */
const mostPixels = { nobody: 576 * 576, known: 1024 * 1024 } as const;
/** It answers from a store that is renewed once a second. Ten minutes in all, for who has no kudos waits long. */
const pace = { restMs: 2000, mostAsked: 300 } as const;

/** Pictures by volunteers' computers, for nothing; who lends one too is served before others. */
export function createHordeMaker(given: PictureMakerOptions): PictureMaker {
  const options = { ...given, address: given.address || home };
  const key = given.key?.reveal().trim() || nobody;
  const headers = { apikey: key, 'Client-Agent': agent };
  const host = hostOf(options);
  const aside = new AbortController().signal;

  async function begin(wish: PictureWish): Promise<Result<string, PictureFailure>> {
    const answer = await askService(
      options,
      { path: '/v2/generate/async', headers, body: bodyOf(wish, key === nobody, given.random) },
      aside,
    );
    if (!answer.ok) return err(explained(answer.error, key === nobody));
    const id = wordOf(objectOf(answer.value)?.['id']);
    return id !== null && /^[\w-]{1,100}$/.test(id)
      ? ok(id)
      : err(failure('failed', `${host} answered, but not as the Horde does.`));
  }

  async function stop(id: string): Promise<void> {
    await askService(options, { path: `/v2/generate/status/${id}`, method: 'DELETE', headers }, aside);
  }

  async function look(id: string, wish: PictureWish, signal: AbortSignal): Promise<Look> {
    const answer = await askService(options, { path: `/v2/generate/check/${id}`, headers }, signal);
    if (!answer.ok) return { type: 'silent', failure: answer.error };
    const state = objectOf(answer.value);
    if (state?.['faulted'] === true) return { type: 'over', made: err(givenUp) };
    if (state?.['is_possible'] === false) return { type: 'hopeless', failure: impossible };
    if (state?.['done'] === true) return { type: 'over', made: await fetchPicture(id, wish, signal) };
    const waiting = numberOf(state?.['queue_position']) ?? 0;
    return { type: 'coming', progress: { part: null, ...(waiting > 0 ? { waiting } : {}) } };
  }

  async function fetchPicture(
    id: string,
    wish: PictureWish,
    signal: AbortSignal,
  ): Promise<Result<MadePicture, PictureFailure>> {
    const answer = await askService(
      options,
      { path: `/v2/generate/status/${id}`, headers, patienceMs: 60_000 },
      signal,
    );
    if (!answer.ok) return answer;
    const list: unknown = objectOf(answer.value)?.['generations'];
    const made = objectOf(Array.isArray(list) ? list[0] : null);
    if (made !== null && isCensored(made)) {
      return err(
        failure(
          'refused',
          'The Horde censored this picture. Tell the scene in other words, or take another model.',
        ),
      );
    }
    return madeOfText(made?.['img'], { host, model: wordOf(made?.['model']) ?? wish.model });
  }

  return {
    make: (wish, signal, onProgress) =>
      queuedPicture(
        { begin: () => begin(wish), look: (id) => look(id, wish, signal), stop, ...pace },
        options.clock,
        signal,
        onProgress,
      ),

    check: async (signal) => {
      const answer = await askService(options, { path: '/v2/status/models?type=image', headers }, signal);
      if (!answer.ok) return err({ ...answer.error, steps: [] });
      const models = (Array.isArray(answer.value) ? answer.value : []).flatMap(entryOf);
      if (models.length === 0) {
        return err({ ...failure('busy', 'No computer of the Horde makes pictures just now.'), steps: [] });
      }
      if (key === nobody) {
        return ok({
          models,
          notes: [
            'Without a key of your own you stand at the end of the line, pictures are small, and what is asked for may be shared to improve models.',
          ],
        });
      }
      const user = await askService(options, { path: '/v2/find_user', headers }, signal);
      if (!user.ok) {
        return err({
          ...failure('key-refused', 'The Horde does not know this key. Check it, or leave it out.'),
          steps: [],
        });
      }
      const kudos = numberOf(objectOf(user.value)?.['kudos']) ?? 0;
      return ok({ models, notes: [`You have ${Math.floor(kudos).toLocaleString('en')} kudos there.`] });
    },
  };
}

const givenUp = failure('failed', 'The Horde gave this picture up. Try again, or take another model.');
const impossible = failure(
  'wrong-settings',
  'No computer of the Horde can make this picture just now. Take another model.',
);

function bodyOf(wish: PictureWish, isNobody: boolean, random: () => number): object {
  const reference = rasterOf(wish.reference);
  return {
    // What is not to be in it stands behind three signs.
    prompt: `${wish.prompt.replaceAll('###', '')} ### ${unwanted}`,
    params: {
      ...sidesOf(wish, { step: 64, most: isNobody ? mostPixels.nobody : mostPixels.known }),
      seed: String(seedOf(wish, random)),
      steps: Math.round(Math.min(isNobody ? 30 : 50, Math.max(1, wish.steps ?? 28))),
      cfg_scale: Math.min(15, Math.max(1, wish.guidance ?? 7)),
      n: 1,
      ...(reference === null
        ? {}
        : { denoising_strength: Math.min(1, Math.max(0.01, wish.strength ?? 0.65)) }),
    },
    nsfw: false,
    censor_nsfw: true,
    trusted_workers: false,
    slow_workers: true,
    replacement_filter: true,
    shared: false,
    // In letters: no address of another host is ever asked.
    r2: false,
    ...(wish.model === '' ? {} : { models: [wish.model] }),
    ...(reference === null ? {} : { source_image: base64Of(reference.bytes), source_processing: 'img2img' }),
  };
}

function isCensored(made: JsonObject): boolean {
  const notes: unknown = made['gen_metadata'];
  return (
    made['censored'] === true ||
    made['state'] === 'censored' ||
    (Array.isArray(notes) && notes.some((note) => objectOf(note)?.['type'] === 'censorship'))
  );
}

/** Its refusals that can be helped. */
function explained(refused: PictureFailure, isNobody: boolean): PictureFailure {
  if (/kudos/i.test(refused.message)) {
    return failure(
      'no-credits',
      isNobody
        ? 'The Horde makes this picture only for who has kudos. Put in a key of your own, or take another model.'
        : 'You have not enough kudos at the Horde for this picture. Kudos come by lending a computer, or by waiting.',
    );
  }
  if (refused.why === 'key-refused' && !isNobody) {
    return failure('key-refused', 'The Horde does not know this key. Check it, or leave it out.');
  }
  if (refused.why === 'key-refused')
    return failure('busy', refused.message.replace(/^.*?It says: /, 'The Horde says: '));
  return refused;
}

function entryOf(value: unknown): readonly PictureModelEntry[] {
  const entry = objectOf(value);
  const id = wordOf(entry?.['name']);
  const workers = numberOf(entry?.['count']) ?? 0;
  return id === null || workers < 1 ? [] : [{ id, name: id, price: null, reference: true }];
}
