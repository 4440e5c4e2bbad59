import type { ModelEntry } from './model.ts';

/**
 * What a model costs, in the words of the model list: 'Free' when words in and out cost nothing; per million tokens
 * while both cost under $0.001 a token; otherwise per thousand. Words in come first: '$2.50 in, $10.00 out per 1M tokens'. A price that
 * the server does not say, or that varies, is said to be unknown.
 */
export function priceLabel({ prompt, completion }: ModelEntry['pricing']): string {
  const [input, output] = [known(prompt), known(completion)];
  if (input === null && output === null) return 'Price unknown';
  if ((input ?? output) === 0 && (output ?? input) === 0) return 'Free';
  const [tokens, unit] = Math.max(input ?? 0, output ?? 0) < 0.001 ? [1_000_000, '1M'] : [1000, '1K'];
  if (input === output) return `${dollars(input ?? 0, tokens)} per ${unit} tokens`;
  const parts = [
    input === null ? [] : `${dollars(input, tokens)} in`,
    output === null ? [] : `${dollars(output, tokens)} out`,
  ];
  return `${parts.flat().join(', ')} per ${unit} tokens`;
}

/** Gateways write a varying price as a negative one. */
function known(price: number | null): number | null {
  return price !== null && Number.isFinite(price) && price >= 0 ? price : null;
}

/** At least cents, and as many digits more as a small price needs. */
function dollars(perToken: number, tokens: number): string {
  const amount = perToken * tokens;
  if (amount === 0 || amount >= 0.1) return `$${amount.toFixed(2)}`;
  return `$${Number(amount.toPrecision(2)).toFixed(Math.min(20, 1 - Math.floor(Math.log10(amount))))}`;
}
