import { emptyLore, type Lore, type Memory } from '../../src/domain/memory.ts';
import type { ChatMessage } from '../../src/domain/ports/chat-model.ts';
import type { TurnRequest } from '../../src/domain/ports/storyteller.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { turnPrompt, type PromptOptions } from '../../src/engine/prompt-turn.ts';
import { roughTokens } from '../../src/engine/prompt-text.ts';
import { fakeId } from '../fakes.ts';
import { turnRequest } from './turn-requests.ts';

export const roomy = { budgetTokens: 8_000, count: roughTokens, preset: 'full' } as const;
export const tiny = { ...roomy, preset: 'tiny' } as const;

export const passageMessages = (request: TurnRequest, options: PromptOptions) =>
  turnPrompt(request, options, false).messages;
export const turnMessages = (request: TurnRequest, options: PromptOptions) =>
  turnPrompt(request, options, true).messages;
export const textOf = (messages: readonly ChatMessage[]) =>
  messages.map(({ role, content }) => `[${role}]\n${content}`).join('\n\n');
export const passage = (
  change: Partial<TurnRequest> = {},
  options: Parameters<typeof passageMessages>[1] = roomy,
) => textOf(passageMessages(turnRequest(change), options));
export const tokensOf = (messages: readonly ChatMessage[]) =>
  messages.reduce((sum, { content }) => sum + roughTokens(content) + 4, 0);

export const settings = (change: Partial<TurnRequest['settings']>) => ({
  settings: { ...defaultSettings, ...change },
});
export const memory = (number: number, props: Partial<Memory> = {}): Memory => ({
  id: fakeId(300 + number),
  story: fakeId(1),
  scene: fakeId(100),
  kind: 'fact',
  text: `Fact number ${number}.`,
  pinned: false,
  fromDepth: number,
  toDepth: number,
  by: 'player',
  createdAt: number,
  gone: false,
  ...props,
});
export const lore = (title: string, props: Partial<Lore> = {}): Lore => ({
  ...emptyLore,
  id: fakeId(400),
  story: fakeId(1),
  title,
  keys: [title],
  text: `All about ${title}.`,
  constant: false,
  order: 0,
  gone: false,
  ...props,
});
