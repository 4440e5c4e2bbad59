import type { ServerFinding } from '../../../../domain/server-finding.ts';
import type { ServerPresetId } from './server-presets.ts';
import { words } from './words.ts';

/** Something to do: words, and a command or a setting to copy. */
type Step = { readonly label: string; readonly command: string };

export type Advice = { readonly title: string; readonly text: string; readonly steps: readonly Step[] };

export type AdviceContext = {
  readonly address: string;
  /** The program behind the address, when it is one of the usual. */
  readonly preset: ServerPresetId | null;
  /** Of this page. */
  readonly origin: string;
};

/** What to do about what was found between this page and a server. */
export function advice(found: ServerFinding, { address, preset, origin }: AdviceContext): Advice {
  const url = URL.parse(address);
  const host = url?.host ?? address;
  const name = preset === null ? serverWords.itsProgram : words.programs[preset].name;
  const say = (title: string, text: string, steps: readonly Step[] = []): Advice => ({ title, text, steps });
  const start = preset === null ? [] : [{ label: '', command: words.programs[preset].command(origin) }];
  switch (found.type) {
    case 'reachable':
      return found.models > 0
        ? say(serverWords.reachable.title(host), serverWords.reachable.text)
        : say(serverWords.empty.title(host), serverWords.empty.text, fetchSteps(preset));
    case 'cors':
      return say(serverWords.cors.title(host), serverWords.cors.text(name), allowSteps(preset, origin));
    case 'refused':
      return say(serverWords.refused.title(host), serverWords.refused.text(name), start);
    case 'silent':
      return say(serverWords.silent.title(host), serverWords.silent.text(Math.round(found.afterMs / 1000)));
    case 'not-an-api':
      return say(serverWords['not-an-api'].title(host), serverWords['not-an-api'].text, [
        { label: serverWords['not-an-api'].step, command: withV1(url) },
      ]);
    case 'policy':
      return say(serverWords.policy.title(host), serverWords.policy.text, [
        { label: serverWords.policy.step, command: `CSP_CONNECT=${url?.origin ?? address}` },
      ]);
    case 'mixed-content':
    case 'needs-key':
    case 'bad-address':
    case 'offline':
    case 'permission-denied':
    case 'permission-asked':
    case 'safari-loopback': {
      const { title, text } = serverWords[found.type];
      return say(title.replace('{host}', host), text);
    }
    default:
      return found satisfies never;
  }
}

function withV1(url: URL | null): string {
  return url === null ? '…/v1' : `${url.origin}/v1`;
}

/** How each program is told to let a page in. */
function allowSteps(preset: ServerPresetId | null, origin: string): readonly Step[] {
  switch (preset) {
    case 'ollama':
      return [
        { label: 'In a terminal, after quitting Ollama:', command: `OLLAMA_ORIGINS=${origin} ollama serve` },
        {
          label: 'For the app on macOS, then start it again:',
          command: `launchctl setenv OLLAMA_ORIGINS "${origin}"`,
        },
        { label: 'On Windows, then start it again:', command: `setx OLLAMA_ORIGINS "${origin}"` },
      ];
    case 'lm-studio':
      return [
        { label: 'Developer, then Server Settings:', command: 'Enable CORS' },
        { label: 'Or in a terminal:', command: 'lms server start --cors' },
      ];
    case 'vllm':
      return [{ label: 'Start it with:', command: `vllm serve model --allowed-origins '["${origin}"]'` }];
    case 'llama-cpp':
    case 'kobold-cpp':
      return [
        {
          label: 'It allows every page by itself, so something in front of it does not. Let that send:',
          command: `Access-Control-Allow-Origin: ${origin}`,
        },
      ];
    case null:
      return [
        {
          label: 'Its answers must carry:',
          command: `Access-Control-Allow-Origin: ${origin}\nAccess-Control-Allow-Headers: Authorization, Content-Type`,
        },
      ];
    default:
      return preset satisfies never;
  }
}

/** How each program gets its first model. */
function fetchSteps(preset: ServerPresetId | null): readonly Step[] {
  if (preset === 'ollama') return [{ label: '', command: 'ollama pull llama3.2' }];
  return preset === 'lm-studio' ? [{ label: '', command: 'lms load' }] : [];
}

/** '{host}' stands for the server's name. */
const serverWords = {
  itsProgram: 'the server',
  reachable: { title: (host: string) => `${host} can be reached`, text: 'Choose one of its models.' },
  empty: {
    title: (host: string) => `${host} has no model yet`,
    text: 'It answers, but offers none. Fetch or load one:',
  },
  cors: {
    title: (host: string) => `${host} runs, but does not let this page in`,
    text: (name: string) => `Tell ${name} to allow this page, then look again.`,
  },
  refused: {
    title: (host: string) => `Nothing answers at ${host}`,
    text: (name: string) => `Start ${name}, check the number behind the colon, then look again.`,
  },
  silent: {
    title: (host: string) => `${host} does not answer`,
    text: (seconds: number) =>
      `It took the call and said nothing for ${seconds} seconds. It may be loading a model: wait a moment, then look again.`,
  },
  'not-an-api': {
    title: (host: string) => `${host} answers, but not with models`,
    text: 'The address may lack its last part, or belong to another program.',
    step: 'Most of these addresses look like this:',
  },
  policy: {
    title: (host: string) => `The host of this page does not allow ${host}`,
    text: 'A page may ask this computer and secure addresses. Whoever runs Lamplit can add others.',
    step: 'Start the Lamplit server with:',
  },
  'needs-key': {
    title: '{host} wants a key',
    text: 'It asks for one, or does not accept the one that is kept. Put it in below, then look again.',
  },
  'bad-address': { title: 'That is no address', text: 'An address begins with http:// or https://' },
  offline: {
    title: 'This device is offline',
    text: 'A server on another computer needs a connection; one on this computer does not.',
  },
  'permission-denied': {
    title: 'The browser keeps this page from your network',
    text: 'Press the sign to the left of the address of this page, allow “Apps on device” or “Local network access”, and look again.',
  },
  'permission-asked': {
    title: 'The browser wants to know whether this page may reach your network',
    text: 'Look again, and press Allow when it asks. If it does not ask, press the sign to the left of the address of this page and allow “Apps on device” or “Local network access”.',
  },
  'mixed-content': {
    title: 'A secure page may not ask {host}',
    text: 'This page came over https, and browsers let it ask nobody over http but this computer. Give the server an https address, run the model on this computer, or open Lamplit over http from your own network.',
  },
  'safari-loopback': {
    title: 'Safari does not let this page ask this computer',
    text: 'It allows that to no page that came over https. Use Chrome, Edge or Firefox, or run Lamplit itself on this computer.',
  },
} as const;
