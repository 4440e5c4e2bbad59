import type {
  PictureFailure,
  PictureMakerOptions,
  PictureProblem,
} from '../../domain/ports/picture-maker.ts';
import { isLoopback } from '../wire/address.ts';
import { failure } from './failure.ts';
import { badAddress, serviceAddress } from './service-call.ts';

/** How a service is started so that it lets a page in. */
export type Steps = (origin: string) => PictureProblem['steps'];

/** Whether a call failed before anybody heard it. */
export function isUnheard(
  failed: PictureFailure,
  { address }: Pick<PictureMakerOptions, 'address'>,
): boolean {
  return failed.why === 'unreachable' || serviceAddress(address, '') === null;
}

/**
 * Finds out why a service cannot be reached. A browser says the same of a closed port and of one that lets no page in; what helps is to
 * look around it: the page's own address, and a call whose answer is not read.
 */
export async function lookAround(
  options: PictureMakerOptions,
  path: string,
  steps: Steps,
  signal: AbortSignal,
  watch: typeof watchPolicy = watchPolicy,
): Promise<PictureProblem> {
  const url = serviceAddress(options.address, path);
  const how = steps(options.origin);
  if (url === null) return { ...badAddress(options.address), steps: [] };
  const near = isLoopback(url);
  const { host } = url;
  if (!near && !options.online()) {
    return { ...failure('unreachable', `You are offline, and ${host} cannot be reached.`), steps: [] };
  }
  if (options.origin.startsWith('https:') && url.protocol === 'http:' && !near) {
    return {
      ...failure(
        'unreachable',
        `This page came over https, and browsers let it ask ${host} over https alone. Give the service a certificate, play on the computer that it runs on, or ask whoever runs this game’s server to list it.`,
      ),
      steps: [],
    };
  }
  const policy = watch(url.origin);
  const answers = await answersUnread(options, url, signal);
  // A breach of the policy is told a moment after the call has failed.
  if (!answers) await options.clock.sleep(momentMs, signal);
  policy.stop();
  if (policy.forbade()) {
    return {
      ...failure(
        'unreachable',
        `The host of this page lets it ask nobody at ${host}. Whoever runs the game’s server can add the address to CSP_CONNECT, or list the service.`,
      ),
      steps: [{ label: 'The game’s server', command: `CSP_CONNECT=${url.origin} npm start` }],
    };
  }
  if (answers) {
    return {
      ...failure(
        'unreachable',
        `${host} is running, but lets no page of ${options.origin} in. Start it so that it does:`,
      ),
      steps: how,
    };
  }
  return {
    ...failure(
      'unreachable',
      `Nothing answers at ${host}. Start the service, check the address, and where the browser asks whether this page may reach the local network, allow it.`,
    ),
    steps: how,
  };
}

/** Watches whether this page's own policy forbids calls to an origin. Elsewhere there is none. */
function watchPolicy(origin: string): { readonly forbade: () => boolean; readonly stop: () => void } {
  const scope: unknown = globalThis;
  if (!(scope instanceof EventTarget)) return { forbade: () => false, stop: () => {} };
  let forbade = false;
  const onViolation = (event: Event) => {
    if (event instanceof SecurityPolicyViolationEvent && event.blockedURI.startsWith(origin)) forbade = true;
  };
  scope.addEventListener('securitypolicyviolation', onViolation);
  return {
    forbade: () => forbade,
    stop: () => scope.removeEventListener('securitypolicyviolation', onViolation),
  };
}

/** How long an answer that is not read may take, in milliseconds. */
const patienceMs = 8000;
const momentMs = 100;

async function answersUnread(options: PictureMakerOptions, url: URL, signal: AbortSignal): Promise<boolean> {
  const over = new AbortController();
  const both = AbortSignal.any([signal, over.signal]);
  const probe = options
    .fetch(url, { mode: 'no-cors', credentials: 'omit', signal: both })
    .then(() => true)
    .catch(() => false);
  try {
    return await Promise.race([probe, options.clock.sleep(patienceMs, both).then(() => false)]);
  } finally {
    over.abort();
  }
}
