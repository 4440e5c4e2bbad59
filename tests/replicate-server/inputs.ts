/** Keys and ranges of each model, typed anew from its published page and not from the game's table. */
const numbers: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  'flux-dev': {
    prompt_strength: [0, 1],
    num_inference_steps: [1, 50],
    guidance: [0, 10],
    num_outputs: [1, 4],
    output_quality: [0, 100],
  },
  'flux-schnell': { num_inference_steps: [1, 4], num_outputs: [1, 4], output_quality: [0, 100] },
  'flux-1.1-pro': {
    width: [256, 1440],
    height: [256, 1440],
    safety_tolerance: [1, 6],
    output_quality: [0, 100],
  },
  'flux-pro': {
    width: [256, 1440],
    height: [256, 1440],
    steps: [1, 50],
    guidance: [2, 5],
    safety_tolerance: [1, 6],
    output_quality: [0, 100],
  },
  'flux-kontext-dev': { num_inference_steps: [4, 50], guidance: [0, 10], output_quality: [0, 100] },
  'flux-kontext-pro': { safety_tolerance: [0, 2] },
};
const references: Readonly<Record<string, string>> = {
  'flux-dev': 'image',
  'flux-1.1-pro': 'image_prompt',
  'flux-pro': 'image_prompt',
  'flux-kontext-dev': 'input_image',
  'flux-kontext-pro': 'input_image',
};

/** What is wrong with the input of a prediction; `null`: nothing. Stricter than the real service, which passes over keys that it does not know. */
export function checkInput(
  model: string,
  input: unknown,
  files: ReadonlyMap<string, unknown>,
): string | null {
  const ranges = numbers[model];
  if (!ranges) return `no model ${model}`;
  if (typeof input !== 'object' || input === null) return 'no input';
  for (const [key, value] of Object.entries(input)) {
    const range = ranges[key];
    if (range) {
      if (typeof value !== 'number' || value < range[0] || value > range[1]) return `${key} is out of range`;
    } else if (key === references[model]) {
      const text = String(value);
      const isUploaded = files.has(/\/v1\/files\/(\w+)$/.exec(text)?.[1] ?? '');
      if (!isUploaded && !(text.startsWith('data:image/') && text.length <= 256 * 1024))
        return `${key} cannot be read`;
    } else if (!['prompt', 'seed', 'aspect_ratio', 'output_format'].includes(key)) {
      return `${key} is not known`;
    }
  }
  return null;
}
