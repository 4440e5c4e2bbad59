import type {
  MadePicture,
  PictureFailure,
  PictureMaker,
  PictureMakerOptions,
  PictureModelEntry,
  PictureProgress,
  PictureWish,
} from '../../domain/ports/picture-maker.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { base64Of } from '../picture-wire/base64.ts';
import { failure } from '../picture-wire/failure.ts';
import { isUnheard, lookAround, type Steps } from '../picture-wire/look-around.ts';
import { madeOfText, rasterOf, seedOf, sidesOf, unwanted } from '../picture-wire/made-picture.ts';
import { askService, callService, hostOf, pictureMs } from '../picture-wire/service-call.ts';
import { numberOf, objectOf, wordOf } from '../wire/json-value.ts';

/** How often it is asked how far it is, in milliseconds. */
const restMs = 1500;
/** Larger pictures come out doubled with most of its models, or not at all. */
const mostPixels = 768 * 1024;
const patienceMs = 10_000;

/** Pictures by AUTOMATIC1111's WebUI, Forge, SD.Next and KoboldCpp, which all answer to the same calls. */
export function createA1111Maker(given: PictureMakerOptions): PictureMaker {
  const options = { ...given, address: given.address.replace(/\/sdapi(\/v1.*)?$/, '') };
  const key = given.key?.reveal().trim() ?? '';
  const headers = authorisation(key);

  /** Tells how far it is until the picture has come. One that does not say goes on all the same. */
  async function tell(say: (progress: PictureProgress) => void, signal: AbortSignal): Promise<void> {
    for (;;) {
      await options.clock.sleep(restMs, signal);
      if (signal.aborted) return;
      const path = '/sdapi/v1/progress?skip_current_image=true';
      const answer = await askService(options, { path, headers, patienceMs }, signal);
      if (!answer.ok) return;
      const part = numberOf(objectOf(answer.value)?.['progress']);
      if (part !== null && part > 0) say({ part: Math.min(1, part) });
    }
  }

  return {
    make: async (wish, signal, onProgress) => {
      const ended = new AbortController();
      if (onProgress) void tell(onProgress, AbortSignal.any([signal, ended.signal]));
      try {
        const reference = rasterOf(wish.reference);
        const path = reference === null ? '/sdapi/v1/txt2img' : '/sdapi/v1/img2img';
        const body = bodyOf(wish, reference, given.random);
        const answer = await askService(options, { path, headers, body, patienceMs: pictureMs }, signal);
        const isLost = signal.aborted || (!answer.ok && answer.error.why === 'timed-out');
        // It works on for nobody otherwise, and the next picture waits for that.
        if (isLost) await interrupt();
        if (signal.aborted) return null;
        return answer.ok ? readPicture(answer.value, hostOf(options), wish.model) : answer;
      } finally {
        ended.abort();
      }
    },

    check: async (signal) => {
      const path = '/sdapi/v1/sd-models';
      const answer = await askService(options, { path, headers, patienceMs }, signal);
      if (!answer.ok) {
        return err(
          isUnheard(answer.error, options)
            ? await lookAround(options, path, steps, signal)
            : { ...explained(answer.error, hostOf(options)), steps: steps(options.origin) },
        );
      }
      if (!Array.isArray(answer.value)) {
        return err({ ...explained(null, hostOf(options)), steps: steps(options.origin) });
      }
      const models = answer.value.flatMap(entryOf);
      if (models.length > 0) return ok({ models, notes: [] });
      return err({
        ...failure(
          'wrong-settings',
          `${hostOf(options)} is running, but has no model to draw with. Put one into its folder of models and reload its list.`,
        ),
        steps: [],
      });
    },
  };

  async function interrupt(): Promise<void> {
    // Of its own: the other signal is over.
    await callService(
      options,
      { path: '/sdapi/v1/interrupt', headers, body: {}, patienceMs: 5000 },
      new AbortController().signal,
    );
  }
}

/** The name and word that `--api-auth` asks for, as 'name:word', or a token. */
function authorisation(key: string): Record<string, string> {
  if (key === '') return {};
  return {
    Authorization: key.includes(':') ? `Basic ${base64Of(new TextEncoder().encode(key))}` : `Bearer ${key}`,
  };
}

function bodyOf(wish: PictureWish, reference: ReturnType<typeof rasterOf>, random: () => number): object {
  return {
    prompt: wish.prompt,
    negative_prompt: unwanted,
    ...sidesOf(wish, { step: 64, most: mostPixels }),
    seed: seedOf(wish, random),
    steps: Math.round(Math.min(60, Math.max(1, wish.steps ?? 28))),
    cfg_scale: Math.min(15, Math.max(1, wish.guidance ?? 7)),
    batch_size: 1,
    n_iter: 1,
    save_images: false,
    send_images: true,
    ...(wish.model === '' ? {} : { override_settings: { sd_model_checkpoint: wish.model } }),
    ...(reference === null
      ? {}
      : {
          init_images: [`data:${reference.type};base64,${base64Of(reference.bytes)}`],
          denoising_strength: Math.min(1, Math.max(0, wish.strength ?? 0.65)),
          resize_mode: 1,
        }),
  };
}

function readPicture(value: unknown, host: string, model: string): Result<MadePicture, PictureFailure> {
  const images: unknown = objectOf(value)?.['images'];
  return madeOfText(Array.isArray(images) ? images[0] : null, { host, model });
}

/** Something answers there, and is no such service; or it is one that was started without its calls. */
function explained(failed: PictureFailure | null, host: string): PictureFailure {
  const isOther =
    failed === null || failed.why === 'wrong-settings' || /\(404\)|not as a picture/.test(failed.message);
  return isOther
    ? failure(
        'wrong-settings',
        `Something answers at ${host}, but not to calls for pictures. Start it with its API on.`,
      )
    : failed;
}

const steps: Steps = (origin) => [
  { label: 'AUTOMATIC1111, Forge', command: `./webui.sh --api --cors-allow-origins=${origin}` },
  { label: 'SD.Next', command: `./webui.sh --cors-origins=${origin}` },
  { label: 'KoboldCpp', command: 'koboldcpp --sdmodel MODEL.safetensors' },
];

function entryOf(value: unknown): readonly PictureModelEntry[] {
  const entry = objectOf(value);
  const id = wordOf(entry?.['title']) ?? wordOf(entry?.['model_name']);
  return id === null ? [] : [{ id, name: wordOf(entry?.['model_name']) ?? id, price: null, reference: true }];
}
