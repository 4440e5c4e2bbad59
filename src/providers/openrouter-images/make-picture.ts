// Made from the provider's published pages (POST /images and GET /images/models), and never recorded from the real service.
import type {
  PictureCheck,
  PictureFailure,
  PictureMaker,
  PictureMakerOptions,
  PictureModelEntry,
  PictureWish,
} from '../../domain/ports/picture-maker.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { base64Of } from '../picture-wire/base64.ts';
import { failure } from '../picture-wire/failure.ts';
import { nearestShape, readImagesAnswer } from '../picture-wire/images-answer.ts';
import { rasterOf, seedOf } from '../picture-wire/made-picture.ts';
import { askService, pictureMs } from '../picture-wire/service-call.ts';
import { numberOf, objectOf, wordOf } from '../wire/json-value.ts';
import { keyHeader } from '../wire/key-header.ts';

const home = 'https://openrouter.ai/api/v1';
/** Where the player chose none: it makes pictures of words and goes by others. */
const firstModel = 'google/gemini-2.5-flash-image';
const shapes = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const;

/** Pictures by OpenRouter, with the key that the player has for its text. */
export function createOpenRouterMaker(given: PictureMakerOptions): PictureMaker {
  const options = { ...given, address: given.address || home };
  const key = given.key?.reveal().trim() ?? '';
  const headers = keyHeader(given.key);

  return {
    make: async (wish, signal) => {
      if (key === '') return err(keyMissing);
      const model = wish.model || firstModel;
      const ask = (body: object) =>
        askService(options, { path: '/images', headers, body, patienceMs: pictureMs }, signal);
      let answer = await ask(bodyOf(wish, model, given.random));
      // Not every model knows how to be told a shape or a seed; one that says so has made nothing yet.
      if (!answer.ok && isAboutFields(answer.error) && !signal.aborted) {
        answer = await ask({ model, prompt: wish.prompt, ...referencesOf(wish) });
      }
      if (signal.aborted) return null;
      if (!answer.ok) return answer;
      const made = await readImagesAnswer(options, answer.value, model, signal);
      return signal.aborted ? null : made;
    },

    check: async (signal) => {
      if (key === '') return err({ ...keyMissing, steps: [] });
      const account = await askService(options, { path: '/key', headers }, signal);
      if (!account.ok) return err({ ...account.error, steps: [] });
      const models = await readModels(signal);
      return models.ok ? models : err({ ...models.error, steps: [] });
    },
  };

  async function readModels(signal: AbortSignal): Promise<Result<PictureCheck, PictureFailure>> {
    const answer = await askService(options, { path: '/images/models', headers }, signal);
    if (!answer.ok) return answer;
    const list: unknown = objectOf(answer.value)?.['data'];
    const models = Array.isArray(list) ? list.flatMap(entryOf) : [];
    return models.length > 0
      ? ok({ models, notes: ['Each picture is paid for at OpenRouter, with your key.'] })
      : err(failure('failed', 'OpenRouter offers no model that makes pictures just now.'));
  }
}

const keyMissing = failure(
  'key-missing',
  'Pictures by OpenRouter need your OpenRouter key. Put it in in Settings.',
);

const isAboutFields = ({ why, message }: PictureFailure) =>
  why === 'failed' &&
  /\(4\d\d\)/.test(message) &&
  /aspect_ratio|seed|unsupported|unrecognized/i.test(message);

function bodyOf(wish: PictureWish, model: string, random: () => number): object {
  return {
    model,
    prompt: wish.prompt,
    aspect_ratio: nearestShape(shapes, wish),
    seed: seedOf(wish, random),
    ...referencesOf(wish),
  };
}

function referencesOf(wish: PictureWish): object {
  const reference = rasterOf(wish.reference);
  if (reference === null) return {};
  const url = `data:${reference.type};base64,${base64Of(reference.bytes)}`;
  return { input_references: [{ type: 'image_url', image_url: { url } }] };
}

function entryOf(value: unknown): readonly PictureModelEntry[] {
  const entry = objectOf(value);
  const id = wordOf(entry?.['id']);
  if (entry === null || id === null) return [];
  const references = objectOf(objectOf(entry['supported_parameters'])?.['input_references']);
  const takes: unknown = objectOf(entry['architecture'])?.['input_modalities'];
  const reference =
    (numberOf(references?.['max']) ?? 0) > 0 || (Array.isArray(takes) && takes.includes('image'));
  return [{ id, name: wordOf(entry['name']) ?? id, price: null, reference }];
}
