import { counted } from '../../../kit/counted.ts';

/** Words about lists of models. */
export const words = {
  model: 'AI Model',
  noModels: 'No models known yet',
  findModelPlaceholder: 'Name or maker',
  onlyFree: 'Free models only',
  found: (count: number, all: number) =>
    count === 0
      ? 'No model fits.'
      : `${count} of ${counted(all, 'model')} ${count === 1 ? 'fits' : 'fit'}.${count > 60 ? ' Type to narrow.' : ''}`,
  expires: (when: string) => `leaves on ${when}`,
  context: (tokens: number) => `${counted(tokens, 'token')} of context`,
  noFacts: 'Neither price nor size is known.',
  refresh: 'Refresh the list',
  refreshing: 'Reading the list…',
  list: {
    provider: (count: number, when: string) => `${counted(count, 'model')}, read ${when}.`,
    'built-in': 'The list could not be loaded. These are well-known models.',
  },
} as const;
