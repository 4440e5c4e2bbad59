import { pictureModelSchemas, type Aspect, type PictureFormat, type Range } from './picture-models.ts';
import type { PictureModel } from './picture-names.ts';

/** A picture as it is asked for, in the same words for every model. What is left out is the model's own choice. */
export type PictureOrder = {
  readonly prompt: string;
  /** Address of a picture to go by. */
  readonly reference?: string;
  readonly strength?: number;
  readonly guidance?: number;
  readonly steps?: number;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Goes before width and height. */
  readonly aspect?: string;
  readonly seed?: number;
  readonly format?: PictureFormat;
  /** From 0 to 100. */
  readonly quality?: number;
  readonly safety?: number;
};

/** What a model is given: its own keys, and nothing outside of its ranges. */
export type ModelInput = Readonly<Record<string, string | number>>;

/** The loosest that is asked for: providers allow no more where a picture of a person comes in. */
const mostSafety = 2;

/** An order in the words of a model. Always one picture. */
export function modelInput(model: PictureModel, order: PictureOrder): ModelInput {
  const schema = pictureModelSchemas[model];
  const input: Record<string, string | number> = { prompt: order.prompt };
  if (schema.reference && order.reference !== undefined) {
    input[schema.reference] = order.reference;
    if (schema.strength && order.strength !== undefined) {
      input[schema.strength.key] = within(schema.strength.range, order.strength);
    }
  }
  if (schema.guidance && order.guidance !== undefined)
    input['guidance'] = within(schema.guidance, order.guidance);
  if (schema.steps && order.steps !== undefined) {
    input[schema.steps.key] = Math.round(within(schema.steps.range, order.steps));
  }
  Object.assign(input, shape(model, order));
  if (order.seed !== undefined) input['seed'] = order.seed;
  if (order.format !== undefined) {
    // A model that has no such format makes the smaller of those that it has.
    input['output_format'] = schema.formats.includes(order.format) ? order.format : 'jpg';
  }
  if (schema.hasQuality && order.quality !== undefined) {
    input['output_quality'] = Math.round(within({ least: 0, most: 100 }, order.quality));
  }
  if (schema.hasOutputs) input['num_outputs'] = 1;
  if (schema.safety && order.safety !== undefined) {
    input['safety_tolerance'] = Math.round(
      within({ least: schema.safety.least, most: Math.min(schema.safety.most, mostSafety) }, order.safety),
    );
  }
  return input;
}

/** The size, or the aspect that is nearest to it. */
function shape(model: PictureModel, order: PictureOrder): ModelInput {
  const { aspects, size } = pictureModelSchemas[model];
  const known = aspects.find((aspect) => aspect === order.aspect);
  if (known) return { aspect_ratio: known };
  const [wide, high] = asked(order);
  if (wide === undefined || high === undefined) return {};
  if (size && order.aspect === undefined) {
    const side = (pixels: number) => within(size, Math.round(pixels / size.step) * size.step);
    // A side that is cut would bend the shape.
    if (Math.max(wide, high) <= size.most && Math.min(wide, high) >= size.least) {
      return { aspect_ratio: 'custom', width: side(wide), height: side(high) };
    }
  }
  return { aspect_ratio: nearest(aspects, wide / high) };
}

/** The two sides of what is asked for, in whatever unit. */
function asked({ aspect, width, height }: PictureOrder): readonly [number?, number?] {
  const [, wide, high] = /^(\d{1,4}):(\d{1,4})$/.exec(aspect ?? '') ?? [];
  if (Number(wide) > 0 && Number(high) > 0) return [Number(wide), Number(high)];
  return width !== undefined && height !== undefined && width > 0 && height > 0 ? [width, height] : [];
}

function nearest(aspects: readonly Aspect[], ratio: number): Aspect {
  const off = (aspect: Aspect) => {
    const [wide = 1, high = 1] = aspect.split(':').map(Number);
    return Math.abs(Math.log(wide / high / ratio));
  };
  return aspects.reduce((best, aspect) => (off(aspect) < off(best) ? aspect : best));
}

const within = ({ least, most }: Range, value: number): number => Math.min(most, Math.max(least, value));

const kontext: ReadonlySet<PictureModel> = new Set(['flux-kontext-dev', 'flux-kontext-pro']);

/** What is tried when a model that keeps a likeness failed; `null`: nothing. One request, and one credit, with the first try. */
export function fallbackOrder(
  model: PictureModel,
  order: PictureOrder,
): { readonly model: PictureModel; readonly order: PictureOrder } | null {
  if (!kontext.has(model) || order.reference === undefined) return null;
  const { width: _width, height: _height, ...kept } = order;
  return {
    model: 'flux-pro',
    // As is asked for: the model takes guidance to 5 only, and has no key for how much the reference weighs.
    order: { ...kept, steps: 25, guidance: 8, aspect: '3:4', strength: 0.3, safety: 2 },
  };
}
