import { expect, test } from 'vitest';

import { wellKnownModels } from '../../src/domain/provider-details.ts';
import { remoteNames } from '../../src/domain/provider-names.ts';
import { remoteProviders } from '../../src/domain/providers.ts';
import { modelRef, remoteRef, worksAnywhere } from '../../src/domain/settings.ts';

test.each(remoteNames)('PLAY-27 %s can be chosen by its name, with a model of any id', (name) => {
  const ref = { provider: name, model: 'some/model:free' };
  expect(modelRef(`${name}:some/model:free`)).toEqual(ref);
  expect(remoteRef(`${name}:some/model:free`)).toEqual(ref);
});

test.each(['builtin', 'device:tiny', 'browser:own', 'openrouter', 'toString:x', ''])(
  'PLAY-27 “%s” is asked over no network',
  (model) => {
    expect(remoteRef(model)).toBeNull();
  },
);

test.each(remoteNames)(
  'SET-10 a choice of %s goes to other devices unless its address is of this one',
  (name) => {
    expect(worksAnywhere(`${name}:x`)).toBe(remoteProviders[name].baseUrl !== null);
  },
);

test('SET-10 each provider has a key of its own, and an address of https that is no other’s', () => {
  const secrets = remoteNames.map((name) => remoteProviders[name].secret);
  expect(new Set(secrets).size).toBe(remoteNames.length);
  const addresses = remoteNames
    .map((name) => remoteProviders[name].baseUrl)
    .filter((url) => url !== null)
    .map((url) => new URL(url, 'https://game.test'));
  for (const { protocol } of addresses) expect(protocol).toBe('https:');
  expect(new Set(addresses.map(({ origin }) => origin)).size).toBe(addresses.length);
});

test('SET-11 five models stand in for OpenRouter’s list', () => {
  expect(wellKnownModels.openrouter.map(({ name }) => name)).toEqual([
    'Claude 3.5 Sonnet',
    'GPT-4o',
    'GPT-4o Mini',
    'Gemini Pro',
    'Llama 3.1 8B Instruct',
  ]);
  for (const { id, contextLength } of wellKnownModels.openrouter) {
    expect(id).toMatch(/^[a-z-]+\/[a-z0-9.-]+$/);
    expect(contextLength).toBeGreaterThan(8000);
  }
});
