import { expect, test } from 'vitest';
import { presetForm } from '../../../src/domain/presets.ts';
import { emptySceneContext } from '../../../src/domain/scene-context.ts';
import { paint, readSpec } from '../../tools/art-paint.ts';
import { createBuiltinIllustrator } from '../../../src/providers/builtin-illustrator/client.ts';

const request = {
  hero: presetForm(0),
  moment: {
    title: 'The Pass',
    passage: 'Wenna climbed.',
    action: '',
    context: { ...emptySceneContext, location: 'the mountain pass', time: 'dusk' },
  },
  width: 640,
  height: 800,
  seed: 'one',
};

test('IMG-11 a picture costs no credit, has the size that was asked for, and says what it shows', async () => {
  const made = await createBuiltinIllustrator().illustrate(request, new AbortController().signal);
  expect(made).toMatchObject({
    ok: true,
    value: {
      type: 'image/svg+xml',
      width: 640,
      height: 800,
      credits: 0,
      alt: 'The Pass: Wenna Thistledown in the mountain pass, dusk.',
    },
  });
});

test('IMG-11 the same request gives the same bytes, another seed another picture', async () => {
  const bytesOf = async (seed: string) => {
    const made = await createBuiltinIllustrator().illustrate(
      { ...request, seed },
      new AbortController().signal,
    );
    return made?.ok === true ? new TextDecoder().decode(made.value.bytes) : '';
  };
  expect(await bytesOf('one')).toBe(await bytesOf('one'));
  expect(await bytesOf('one')).not.toBe(await bytesOf('two'));
});

test.each(['the pass', 'the street', 'the tavern', 'the sea', 'deep under the water', 'the roofs'])(
  'IMG-11 what is loaded part by part draws the same picture as the whole painter: %s',
  async (location) => {
    for (const imageStyle of ['modern-cinematic', 'minecraft'] as const)
      for (let i = 0; i < 8; i += 1) {
        const context = { ...request.moment.context, location };
        const moment = i === 0 ? null : { ...request.moment, context };
        const asked = { ...request, hero: { ...request.hero, imageStyle }, moment, seed: `${i}` };
        const made = await createBuiltinIllustrator().illustrate(asked, new AbortController().signal);
        const svg = made?.ok === true ? new TextDecoder().decode(made.value.bytes) : '';
        expect(svg === paint(readSpec(asked), asked.seed)).toBe(true);
      }
  },
);

test('IMG-11 a request that was given up draws nothing', async () => {
  expect(await createBuiltinIllustrator().illustrate(request, AbortSignal.abort())).toBeNull();
});
