import type { ProviderError } from './errors.ts';

/** Whether the same call must fail once more: until a key, a model, an address or the money at a provider is another. */
export function failsAgain(error: ProviderError): boolean {
  switch (error.type) {
    case 'key-missing':
    case 'key-refused':
    case 'not-lent':
    case 'out-of-funds':
    case 'model-unknown':
    case 'context-too-long':
    case 'bad-request':
    case 'bad-address':
    case 'model-missing':
    case 'not-here':
      return true;
    case 'model-broken':
      return error.reason !== 'no-memory';
    case 'unreachable':
    case 'timeout':
    case 'cut-off':
    case 'rate-limited':
    case 'refused-content':
    case 'provider-failed':
    case 'bad-answer':
    case 'connect-failed':
    case 'model-busy':
    case 'download-failed':
    case 'pack-missing':
      return false;
    default:
      return error satisfies never;
  }
}
