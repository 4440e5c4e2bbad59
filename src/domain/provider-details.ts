import type { ModelEntry } from './model.ts';
import type { RemoteName } from './provider-names.ts';
import type { KeyedName } from './providers.ts';

/* What Settings and the privacy page show of a provider. The game can do without it until one of them is opened. */

export type ProviderDetails = {
  /** Where the player's words go. `host`: of a server of his own; `null` while it has no address */
  readonly goes: (host: string | null) => string;
  readonly privacy: { readonly title: string; readonly text: readonly string[] };
  /** What is said of the list of models while none was read. */
  readonly noList: string;
  /** The model for a player who has not chosen one, if it is in the list; otherwise the first of `wellKnownModels`, or of the list. */
  readonly firstModel: RegExp;
  /** Whether it can be told to ask only makers that do not train on what they are sent. */
  readonly noTraining: boolean;
};

/** What Settings says of a key. */
export type KeyDetails = {
  readonly label: string;
  /** What to do when it is refused. */
  readonly again: string;
  /** Where the player gets one: he signs in there and comes back with it, or makes it on a page; `null`: whoever runs it gives it. */
  readonly from: 'sign-in' | { readonly url: string; readonly text: string } | null;
  /** Whether a list of models shows by itself that the key is good. */
  readonly provedByList: boolean;
};

export const keyDetails: { readonly [name in KeyedName]: KeyDetails } = {
  openrouter: {
    label: 'OpenRouter API key',
    again: 'Make a new one there, or connect again.',
    from: 'sign-in',
    provedByList: false,
  },
  anthropic: {
    label: 'Anthropic API key',
    again: 'Make a new one there.',
    from: { url: 'https://platform.claude.com/settings/keys', text: 'Make a key in Anthropic’s console' },
    provedByList: true,
  },
  server: {
    label: 'Key for this server (if it asks for one)',
    again: 'Put in another one.',
    from: null,
    provedByList: false,
  },
};

export const providerDetails: { readonly [name in RemoteName]: ProviderDetails } = {
  house: {
    goes: () =>
      'What you write and the story so far are sent to the server of this game, and from there to the maker of the chosen model. It costs you nothing.',
    privacy: {
      title: 'Models on the house',
      text: [
        'Where the server of this game lends models to whoever is signed in, and you choose one: your hero, your notes to the author, the story so far and what you do in it go to that server, which passes them on with its own key and keeps none of the words. Who you are is not passed on. What the maker of the model keeps is up to his terms.',
        'The server counts your calls and their length, day by day. Nothing is asked of it for this before you are signed in.',
      ],
    },
    noList: 'The list has not been loaded yet.',
    firstModel: /^/,
    noTraining: true,
  },
  openrouter: {
    goes: () =>
      'What you write and the story so far are sent to openrouter.ai, and from there to the maker of the chosen model.',
    privacy: {
      title: 'OpenRouter',
      text: [
        'Once you choose one of its models: your hero, your notes to the author, the story so far, what you do in it and your key go to openrouter.ai, which passes the words on to the maker of that model. What they keep is up to their terms. OpenRouter is also told the address of this page.',
        'The list of models is read from openrouter.ai only when you ask for it, save a key or connect. With a key, openrouter.ai is asked what it may still spend.',
        '“Connect with OpenRouter” takes you to openrouter.ai to sign in; it sends you back with a code that this page trades there for a key.',
        'Without a key it is never asked for a story.',
      ],
    },
    noList: 'The list has not been loaded yet. These are well-known models.',
    firstModel: /^~?anthropic\/claude-sonnet-latest$/,
    noTraining: true,
  },
  anthropic: {
    goes: () =>
      'What you write and the story so far are sent to api.anthropic.com, to the maker of Claude. What it costs is said at claude.com/pricing.',
    privacy: {
      title: 'Anthropic',
      text: [
        'Once you choose one of its models: the same words and your key go to api.anthropic.com, and to nobody else. What it keeps is up to its terms.',
        'The list of models is read from there with your key, only when you ask for it or save a key. Without a key it is never asked for anything.',
      ],
    },
    noList: 'The list is read with your key. Until then these are well-known models.',
    firstModel: /^claude-sonnet-/,
    noTraining: false,
  },
  server: {
    goes: (host) =>
      `What you write and the story so far are sent to ${host ?? 'the address below, and nowhere else'}.`,
    privacy: {
      title: 'A server of your own',
      text: [
        'Once you choose one of its models: the same words go to the address that you entered, and to nobody else. If that address is this computer, they do not leave it. A key is sent only if you entered one for it.',
      ],
    },
    noList: 'Enter the address of a server that speaks the OpenAI protocol, then look for its models.',
    firstModel: /^/,
    noTraining: false,
  },
};

/** Models that stand in for a provider's list when it cannot be read, with the provider's ids. Prices are its own to say. */
export const wellKnownModels: { readonly [name in RemoteName]: readonly ModelEntry[] } = {
  house: [],
  openrouter: [
    entry('anthropic/claude-3.5-sonnet', 'Claude 3.5 Sonnet', 200_000),
    entry('openai/gpt-4o', 'GPT-4o', 128_000),
    entry('openai/gpt-4o-mini', 'GPT-4o Mini', 128_000),
    entry('google/gemini-2.5-pro', 'Gemini Pro', 1_000_000, 'mandatory'),
    entry('meta-llama/llama-3.1-8b-instruct', 'Llama 3.1 8B Instruct', 16_000),
  ],
  anthropic: [
    entry('claude-sonnet-5', 'Claude Sonnet 5', 1_000_000, 'optional', ['thinking', 'effort']),
    entry('claude-opus-5-5', 'Claude Opus 5.5', 1_000_000, 'mandatory', ['effort']),
    entry('claude-haiku-4-5', 'Claude Haiku 4.5', 200_000, 'none', ['temperature']),
  ],
  server: [],
};

function entry(
  id: string,
  name: string,
  contextLength: number,
  reasoning: ModelEntry['reasoning'] = 'none',
  supportedParameters: readonly string[] = [],
): ModelEntry {
  return {
    id,
    name,
    pricing: { prompt: null, completion: null },
    contextLength,
    supportedParameters,
    reasoning,
  };
}
