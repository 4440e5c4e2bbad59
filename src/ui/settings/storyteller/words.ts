import { counted } from '../../kit/counted.ts';

/** Words about who tells the story. */
export const words = {
  provider: 'Who tells the story',
  providers: {
    builtin: 'Built-in storyteller',
    device: 'A model on this device',
  },
  goes: {
    builtin: 'It writes on this device: free, offline, and your words go nowhere.',
    device: 'It writes on this device: free, offline once it is here, and your words go nowhere.',
  },
  elsewhere: (name: string) =>
    `“${name}” was chosen on another device and is not here, so the built-in storyteller tells. What you choose here holds.`,
  callShape: 'Calls per turn',
  callShapes: { auto: 'As fits the model', three: 'Three', economy: 'One' },
  callShapeHint:
    'Three calls write title, passage and actions separately; one call is cheaper and suits free or small models.',
  caps: {
    passage: 'Longest passage',
    prompt: 'Longest request',
    tokens: (tokens: number, usual: boolean) => `${counted(tokens, 'token')}${usual ? ' (usual)' : ''}`,
    hint: 'Limits on what a model may write and be told; 100 tokens are about 75 English words. A long request remembers more and costs more. A model that reads less is told less.',
  },
  noTraining: 'Do not train on my stories',
  noTrainingHint: (provider: string) =>
    `${provider} then asks only makers who promise not to keep what you write to train on. Some free models are then not available.`,
} as const;
