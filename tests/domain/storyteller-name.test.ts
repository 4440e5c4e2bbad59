import { expect, test } from 'vitest';

import { dollarsLabel, storytellerName } from '../../src/domain/storyteller-name.ts';

const known = {
  models: [
    {
      id: 'maker/big',
      name: 'Big One',
      pricing: { prompt: 0, completion: 0 },
      contextLength: null,
      supportedParameters: [],
      reasoning: 'none',
    },
  ],
  device: [],
} as const;

test.each([
  ['builtin', 'Built-in storyteller'],
  ['openrouter:maker/big', 'Big One'],
  ['openrouter:maker/gone', 'maker/gone'],
  ['server:llama3.2:latest', 'llama3.2:latest'],
  ['device:own-tiny', 'own-tiny'],
  ['browser:own', 'The browser’s own model'],
  ['nonsense', 'Built-in storyteller'],
])('a scene of %s was told by %s', (model, name) => {
  expect(storytellerName(model, known)).toBe(name);
});

test.each([
  [0, '$0.00'],
  [1.5, '$1.50'],
  [0.0012, '$0.0012'],
  [0.000_004, '$0.0000040'],
  [0.0999, '$0.100'],
  [-2, '−$2.00'],
])('%d dollars are %s', (dollars, label) => {
  expect(dollarsLabel(dollars)).toBe(label);
});
