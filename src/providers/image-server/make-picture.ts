import type {
  MadePicture,
  PictureFailure,
  PictureMaker,
  PictureMakerOptions,
  PictureModelEntry,
  PictureWish,
} from '../../domain/ports/picture-maker.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { failure } from '../picture-wire/failure.ts';
import { nearestShape, readImagesAnswer } from '../picture-wire/images-answer.ts';
import { isUnheard, lookAround, type Steps } from '../picture-wire/look-around.ts';
import { rasterOf, sidesOf } from '../picture-wire/made-picture.ts';
import { askService, hostOf, pictureMs } from '../picture-wire/service-call.ts';
import { objectOf, wordOf } from '../wire/json-value.ts';
import { keyHeader } from '../wire/key-header.ts';

/** Models of OpenAI take these sides and no others. */
const theirSides = ['1024x1024', '1024x1536', '1536x1024'] as const;
const isTheirs = (model: string) => /^(gpt-image|chatgpt-image|dall-e)/.test(model);
/** A plate of the book, and not more than any such server takes. */
const mostPixels = 1024 * 1280;

/** Pictures by a server that speaks the images protocol of OpenAI: its own, LocalAI, KoboldCpp, and others. */
export function createImageServerMaker(given: PictureMakerOptions): PictureMaker {
  // Without the end that some paste.
  const options = { ...given, address: given.address.replace(/\/images(\/generations|\/edits)?\/*$/, '') };
  const headers = keyHeader(given.key);

  /** With a picture to go by; `null` where the server has no such call, and makes one of words alone. */
  async function edit(
    wish: PictureWish,
    signal: AbortSignal,
  ): Promise<Result<MadePicture, PictureFailure> | null> {
    const reference = rasterOf(wish.reference);
    if (reference === null) return null;
    const form = new FormData();
    form.set('prompt', wish.prompt);
    if (wish.model !== '') form.set('model', wish.model);
    form.set('size', sizeOf(wish));
    form.set('n', '1');
    form.set(
      'image',
      new Blob([reference.bytes], { type: reference.type }),
      `hero.${reference.type.slice(6)}`,
    );
    const answer = await askService(
      options,
      { path: '/images/edits', headers, body: form, patienceMs: pictureMs },
      signal,
    );
    if (answer.ok) return readImagesAnswer(options, answer.value, wish.model, signal);
    const isMissing =
      answer.error.why === 'wrong-settings' || /\((?:404|405|415|501)\)/.test(answer.error.message);
    return isMissing ? null : answer;
  }

  async function generate(
    wish: PictureWish,
    signal: AbortSignal,
  ): Promise<Result<MadePicture, PictureFailure>> {
    const body = {
      ...(wish.model === '' ? {} : { model: wish.model }),
      prompt: wish.prompt,
      n: 1,
      size: sizeOf(wish),
    };
    const ask = (more: object) =>
      askService(
        options,
        { path: '/images/generations', headers, body: { ...body, ...more }, patienceMs: pictureMs },
        signal,
      );
    let answer = await ask(isTheirs(wish.model) ? {} : { response_format: 'b64_json' });
    // A field that some models do not take; what says so has made nothing yet.
    if (!answer.ok && /response_format/.test(answer.error.message)) answer = await ask({});
    return answer.ok ? readImagesAnswer(options, answer.value, wish.model, signal) : answer;
  }

  return {
    make: async (wish, signal) => {
      const made = (await edit(wish, signal)) ?? (signal.aborted ? null : await generate(wish, signal));
      return signal.aborted ? null : made;
    },

    check: async (signal) => {
      const answer = await askService(options, { path: '/models', headers }, signal);
      if (!answer.ok) {
        return err(
          isUnheard(answer.error, options)
            ? await lookAround(options, '/models', steps, signal)
            : { ...answer.error, steps: [] },
        );
      }
      const list: unknown = objectOf(answer.value)?.['data'];
      if (!Array.isArray(list)) {
        const words = `Something answers at ${hostOf(options)}, but not with a list of models. The address usually ends in /v1.`;
        return err({ ...failure('wrong-settings', words), steps: [] });
      }
      const notes = ['The list names models of every kind; choose one that makes pictures.'];
      return ok({ models: list.flatMap(entryOf), notes: list.length === 0 ? [noModels] : notes });
    },
  };
}

const noModels =
  'It offers no model by name; it makes pictures with the one that is loaded, if there is one.';

const steps: Steps = (origin) => [
  { label: 'LocalAI', command: `LOCALAI_CORS=true LOCALAI_CORS_ALLOW_ORIGINS=${origin} local-ai run` },
  { label: 'KoboldCpp', command: 'koboldcpp --sdmodel MODEL.safetensors' },
];

function sizeOf(wish: PictureWish): string {
  if (isTheirs(wish.model)) return nearestShape(theirSides, wish) ?? theirSides[0];
  const { width, height } = sidesOf(wish, { step: 64, most: mostPixels });
  return `${width}x${height}`;
}

function entryOf(value: unknown): readonly PictureModelEntry[] {
  const id = wordOf(objectOf(value)?.['id']);
  return id === null ? [] : [{ id, name: id, price: null, reference: isTheirs(id) }];
}
