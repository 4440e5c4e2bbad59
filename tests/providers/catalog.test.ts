import { expect, test } from 'vitest';
import { modelRef } from '../../src/domain/settings.ts';
import { openRouterUrl, textProviders } from '../../src/providers/catalog.ts';

test('PLAY-27 the built-in storyteller is offered first; every provider can be chosen by its id', () => {
  expect(textProviders.map(({ id }) => id)).toEqual(['builtin', 'openrouter', 'server']);
  for (const { id } of textProviders)
    expect(modelRef(id === 'builtin' ? id : `${id}:some/model:free`).provider).toBe(id);
});

test('SET-10 only the gateway needs a key, and its address is one of https', () => {
  expect(textProviders.filter(({ needsKey }) => needsKey).map(({ id }) => id)).toEqual(['openrouter']);
  expect(new URL(openRouterUrl).protocol).toBe('https:');
});

test('SET-14 addresses of local servers are addresses', () => {
  const server = textProviders.find(({ id }) => id === 'server');
  const presets = server && 'presets' in server ? server.presets : [];
  expect(presets.length).toBeGreaterThanOrEqual(5);
  for (const { baseUrl } of presets) expect(new URL(baseUrl).pathname).toBe('/v1');
});
