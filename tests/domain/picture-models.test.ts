import { describe, expect, test } from 'vitest';

import { imageStyles } from '../../src/domain/character-choices.ts';
import { defaultPictureModel, pictureModelOf, pictureModelSchemas } from '../../src/domain/picture-models.ts';
import { pictureModels } from '../../src/domain/picture-names.ts';
import { fallbackOrder, modelInput } from '../../src/domain/picture-order.ts';
import { pictureDefaults, predictionRequest, styleSettings } from '../../src/domain/picture-style.ts';
import { checkInput } from '../replicate-server/inputs.ts';

const reference = 'data:image/png;base64,AAAA';
const everything = {
  prompt: 'a knight',
  reference,
  strength: 2,
  guidance: 50,
  steps: 99.6,
  width: 768,
  height: 1280,
  seed: 7,
  format: 'webp',
  quality: 300,
  safety: 6,
} as const;

describe('models', () => {
  test('IMG-02 flux-kontext-dev with a reference photo, else flux-dev; six models are known', () => {
    expect([defaultPictureModel(true), defaultPictureModel(false)]).toEqual(['flux-kontext-dev', 'flux-dev']);
    expect([...pictureModels].toSorted()).toEqual([
      'flux-1.1-pro',
      'flux-dev',
      'flux-kontext-dev',
      'flux-kontext-pro',
      'flux-pro',
      'flux-schnell',
    ]);
  });

  test('a model is known by its name, with or without its owner and version', () => {
    const hash = 'a'.repeat(64);
    expect(
      ['flux-1.1-pro', 'black-forest-labs/flux-pro', `black-forest-labs/flux-dev:${hash}`].map(
        pictureModelOf,
      ),
    ).toEqual(['flux-1.1-pro', 'flux-pro', 'flux-dev']);
    const others = ['', 'flux', 'somebody/flux-dev', 'flux-dev/x', 'flux-dev:latest', hash, 'toString'];
    expect(others.map(pictureModelOf)).toEqual(others.map(() => undefined));
  });
});

describe('input of a model', () => {
  test.each([
    [
      'flux-dev',
      {
        prompt: 'a knight',
        image: reference,
        prompt_strength: 1,
        guidance: 10,
        num_inference_steps: 50,
        aspect_ratio: '9:16',
        seed: 7,
        output_format: 'webp',
        output_quality: 100,
        num_outputs: 1,
      },
    ],
    [
      'flux-schnell',
      {
        prompt: 'a knight',
        num_inference_steps: 4,
        aspect_ratio: '9:16',
        seed: 7,
        output_format: 'webp',
        output_quality: 100,
        num_outputs: 1,
      },
    ],
    [
      'flux-1.1-pro',
      {
        prompt: 'a knight',
        image_prompt: reference,
        aspect_ratio: 'custom',
        width: 768,
        height: 1280,
        seed: 7,
        output_format: 'webp',
        output_quality: 100,
        safety_tolerance: 2,
      },
    ],
    [
      'flux-pro',
      {
        prompt: 'a knight',
        image_prompt: reference,
        guidance: 5,
        steps: 50,
        aspect_ratio: 'custom',
        width: 768,
        height: 1280,
        seed: 7,
        output_format: 'webp',
        output_quality: 100,
        safety_tolerance: 2,
      },
    ],
    [
      'flux-kontext-dev',
      {
        prompt: 'a knight',
        input_image: reference,
        guidance: 10,
        num_inference_steps: 50,
        aspect_ratio: '9:16',
        seed: 7,
        output_format: 'webp',
        output_quality: 100,
      },
    ],
    [
      'flux-kontext-pro',
      {
        prompt: 'a knight',
        input_image: reference,
        aspect_ratio: '9:16',
        seed: 7,
        output_format: 'jpg',
        safety_tolerance: 2,
      },
    ],
  ] as const)('%s gets its own keys within its own ranges', (model, input) => {
    expect(modelInput(model, everything)).toEqual(input);
    expect(checkInput(model, input, new Map())).toBeNull();
  });

  test.each(pictureModels)('%s: the least is as good as nothing, and below it is lifted', (model) => {
    expect(Object.keys(modelInput(model, { prompt: 'a knight' })).toSorted()).toEqual(
      pictureModelSchemas[model].hasOutputs ? ['num_outputs', 'prompt'] : ['prompt'],
    );
    const low = modelInput(model, {
      ...everything,
      strength: -1,
      guidance: -1,
      steps: 0,
      quality: -5,
      safety: -1,
    });
    expect(checkInput(model, low, new Map())).toBeNull();
  });

  test('a size becomes the nearest shape that a model has, and its own where it takes one', () => {
    const shape = (width: number, height: number) => modelInput('flux-dev', { prompt: 'x', width, height });
    expect(shape(1024, 1024)['aspect_ratio']).toBe('1:1');
    expect(shape(768, 960)['aspect_ratio']).toBe('4:5');
    expect(shape(3000, 1000)['aspect_ratio']).toBe('21:9');
    expect(modelInput('flux-pro', { prompt: 'x', width: 770, height: 960 })).toMatchObject({
      width: 768,
      height: 960,
    });
    expect(modelInput('flux-pro', { prompt: 'x', width: 3000, height: 1000 })).toEqual({
      prompt: 'x',
      aspect_ratio: '16:9',
    });
    expect(modelInput('flux-pro', { prompt: 'x', aspect: '21:9' })['aspect_ratio']).toBe('16:9');
    expect(
      modelInput('flux-dev', { prompt: 'x', aspect: '0:0', width: 100, height: 200 })['aspect_ratio'],
    ).toBe('9:16');
    expect(modelInput('flux-dev', { prompt: 'x', aspect: 'wide' })).not.toHaveProperty('aspect_ratio');
  });
});

describe('fallback', () => {
  test('Kontext with a reference goes on with FLUX Pro: 25 steps, guidance 8, 3:4, safety tolerance 2', () => {
    for (const model of ['flux-kontext-dev', 'flux-kontext-pro'] as const) {
      const other = fallbackOrder(model, everything);
      expect(other).toEqual({
        model: 'flux-pro',
        order: {
          prompt: 'a knight',
          reference,
          steps: 25,
          guidance: 8,
          aspect: '3:4',
          strength: 0.3,
          safety: 2,
          seed: 7,
          format: 'webp',
          quality: 300,
        },
      });
      if (!other) throw new Error('nothing to go on with');
      expect(modelInput(other.model, other.order)).toMatchObject({
        image_prompt: reference,
        steps: 25,
        // The model takes no more.
        guidance: 5,
        aspect_ratio: '3:4',
        safety_tolerance: 2,
      });
    }
  });

  test('nothing else has a second model', () => {
    expect(fallbackOrder('flux-kontext-dev', { prompt: 'x' })).toBeNull();
    for (const model of ['flux-dev', 'flux-schnell', 'flux-1.1-pro', 'flux-pro'] as const) {
      expect(fallbackOrder(model, everything)).toBeNull();
    }
  });
});

describe('settings of a style', () => {
  const photo = { hasReference: true, isMobile: false };
  const phone = { hasReference: true, isMobile: true };
  const words = { hasReference: false, isMobile: false };

  test('768 x 1280, webp, quality 90', () => {
    expect(pictureDefaults).toEqual({ width: 768, height: 1280, format: 'webp', quality: 90 });
  });

  test.each([
    ['fantasy', photo, { strength: 0.65, guidance: 7, steps: 28 }],
    ['realistic', photo, { strength: 0.8, guidance: 8, steps: 28 }],
    ['realistic', phone, { strength: 0.9, guidance: 9, steps: 28 }],
    ['anime', photo, { strength: 0.6, guidance: 7, steps: 28 }],
    ['anime', phone, { strength: 0.75, guidance: 8, steps: 28 }],
    ['anime', words, { guidance: 9, steps: 32 }],
    ['pixar', words, { guidance: 8.5, steps: 30 }],
    ['pixel-art', words, { guidance: 10, steps: 35 }],
    ['realistic', words, { guidance: 7.5, steps: 25 }],
    ['other', words, { guidance: 8, steps: 28 }],
  ] as const)('%s', (style, given, settings) => {
    expect(styleSettings(style, given)).toEqual(settings);
  });

  test('every style on every model gives a request that the model takes', () => {
    for (const style of imageStyles) {
      for (const model of pictureModels) {
        for (const given of [photo, phone, words]) {
          const order = {
            prompt: 'a knight',
            ...(given.hasReference ? { reference } : {}),
            ...styleSettings(style, given),
            ...pictureDefaults,
          };
          expect(checkInput(model, modelInput(model, order), new Map())).toBeNull();
        }
      }
    }
  });

  test('a request to the server says it in the words of the game', () => {
    const order = { prompt: 'a knight', reference, ...styleSettings('noir', photo), ...pictureDefaults };
    expect(predictionRequest('flux-kontext-dev', order)).toEqual({
      version: 'flux-kontext-dev',
      input: {
        prompt: 'a knight',
        input_image: reference,
        strength: 0.8,
        guidance_scale: 8,
        steps: 28,
        width: 768,
        height: 1280,
        num_outputs: 1,
        output_format: 'webp',
        output_quality: 90,
      },
    });
  });
});
