import * as z from 'zod/mini';

import { pictureModelOf, pictureModelSchemas } from '../../src/domain/picture-models.ts';
import type { PictureModel } from '../../src/domain/picture-names.ts';
import { fallbackOrder, modelInput, type PictureOrder } from '../../src/domain/picture-order.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { readText, refuse } from '../billing/answers.ts';
import type { ProviderError, ProviderPrediction } from '../replicate.ts';
import { begun, ended } from './advance.ts';
import { answerNoCredit, answerPicture, answerProblem } from './answers.ts';
import type { PictureDeps } from './deps.ts';
import type { PictureRow } from './picture-rows.ts';
import { handReference, readReference, type Reference } from './reference.ts';

/** In bytes: a photo in the letters of a data address, and words. */
const mostBody = 4 * 1024 * 1024;

const number = z.optional(z.number());
const address = z.optional(z.string().check(z.minLength(1), z.maxLength(mostBody)));
/** What a request may say. Anything else is dropped: the number of pictures, switches of the provider's filter, addresses to call back. */
const requestSchema = z.object({
  version: z.string().check(z.maxLength(200)),
  input: z.object({
    prompt: z.string().check(z.minLength(1), z.maxLength(2000)),
    input_image: address,
    image: address,
    image_prompt: address,
    strength: number,
    guidance_scale: number,
    guidance: number,
    steps: number,
    num_inference_steps: number,
    width: number,
    height: number,
    aspect_ratio: z.optional(z.string().check(z.maxLength(20))),
    seed: z.optional(z.int()),
    output_format: z.optional(z.enum(['webp', 'jpg', 'png'])),
    output_quality: number,
    safety_tolerance: number,
  }),
  about: z.optional(
    z.object({
      story: z.optional(z.string().check(z.maxLength(100))),
      scene: z.optional(z.string().check(z.maxLength(100))),
    }),
  ),
});
type Wanted = z.infer<typeof requestSchema>;

/** Begins a picture, or says what has become of the same request before. */
export async function beginPicture(
  deps: PictureDeps,
  given: { readonly user: string; readonly ownKey: string | null; readonly request: Request },
): Promise<Response> {
  const { user, ownKey, request } = given;
  const wanted = await readWanted(request);
  if (!wanted.ok) return wanted.error;
  const model = pictureModelOf(wanted.value.version);
  if (model === undefined) return refuse(422, 'This model is not known here.', 'unknown-model');
  const key = ownKey ?? deps.key;
  if (key === null) return refuse(400, 'Replicate API key is required', 'no-key');
  const requestId = request.headers.get('idempotency-key')?.trim() || deps.newId();
  if (requestId.length > 150) return refuse(400, 'This request is not understood.', 'bad-request');
  const from = wanted.value.input.input_image ?? wanted.value.input.image ?? wanted.value.input.image_prompt;
  const origin = deps.storageUrl ?? new URL(request.url).origin;
  // Before anything is taken: what is refused costs nothing.
  const reference =
    from === undefined ? ok(null) : await readReference(from, { user, origin, files: deps.files });
  if (!reference.ok) return refuse(422, reference.error, 'bad-reference');

  const { picture, create, credit } = await deps.rows.begin({
    user,
    request: requestId,
    model,
    ownKey: ownKey !== null,
    real: deps.real,
    mostADay: deps.mostADay,
    about: aboutOf(wanted.value),
  });
  if (picture === null) {
    return credit ? answerNoCredit(credit) : refuse(500, 'The server failed to answer. Please try again.');
  }
  if (!create) return answerPicture(deps, user, { row: picture, isProcessing: false }, request);
  const mine = { user, row: picture, key };
  const made = await ask(deps, { ...mine, model, order: orderOf(wanted.value), reference: reference.value });
  if (!made.ok) {
    const { status, statusText } = made.error;
    const end = await ended(deps, mine, {
      status: 'failed',
      error: `Replicate API error: ${status} ${statusText}`,
    });
    return answerProblem('create', made.error, end.ok ? end.value.row.credit : null);
  }
  const now = await begun(deps, mine, made.value);
  return now.ok ? answerPicture(deps, user, now.value, request, 201) : answerProblem('create', now.error);
}

async function readWanted(request: Request): Promise<Result<Wanted, Response>> {
  const text = await readText(request, mostBody);
  if (!text.ok) return text;
  const refused = err(refuse(400, 'This request is not understood.', 'bad-request'));
  let value: unknown;
  try {
    value = JSON.parse(text.value);
  } catch {
    return refused;
  }
  const read = requestSchema.safeParse(value);
  return read.success ? ok(read.data) : refused;
}

function aboutOf({ about = {} }: Wanted): { readonly story?: string; readonly scene?: string } {
  const { story, scene } = about;
  return { ...(story === undefined ? {} : { story }), ...(scene === undefined ? {} : { scene }) };
}

function orderOf({ input }: Wanted): PictureOrder {
  const order: Record<string, string | number | undefined> = {
    strength: input.strength,
    guidance: input.guidance_scale ?? input.guidance,
    steps: input.steps ?? input.num_inference_steps,
    width: input.width,
    height: input.height,
    aspect: input.aspect_ratio,
    seed: input.seed,
    format: input.output_format ?? 'webp',
    quality: input.output_quality ?? 90,
    safety: input.safety_tolerance ?? 2,
  };
  const said = Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined));
  return { prompt: input.prompt, ...said };
}

/** Asks the provider for a picture; when a model that keeps a likeness refuses, for one by the other model. */
async function ask(
  deps: PictureDeps,
  given: {
    readonly user: string;
    readonly row: PictureRow;
    readonly key: string;
    readonly model: PictureModel;
    readonly order: PictureOrder;
    readonly reference: Reference | null;
  },
): Promise<Result<ProviderPrediction, ProviderError>> {
  const { user, row, key, model } = given;
  const { provider } = deps;
  const takes = pictureModelSchemas[model].reference !== null;
  const handed =
    given.reference && takes ? await handReference(given.reference, { provider, key }) : ok(undefined);
  if (!handed.ok) return handed;
  const order = handed.value === undefined ? given.order : { ...given.order, reference: handed.value };
  const make = (name: PictureModel, what: PictureOrder) =>
    provider.create(key, { version: pictureModelSchemas[name].version, input: modelInput(name, what) });
  const first = await make(model, order);
  const other = fallbackOrder(model, order);
  if (first.ok || other === null || !mayDiffer(first.error)) return first;
  return (await deps.rows.retry(user, row.id, null)) ? make(other.model, other.order) : first;
}

/** Whether another model may do what one refused: not where the key, its money or its rate is the matter, or nobody answers. */
function mayDiffer({ status }: ProviderError): boolean {
  return status === 400 || status === 404 || status === 422 || status >= 500;
}
