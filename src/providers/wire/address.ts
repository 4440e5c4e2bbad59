/**
 * The address of one call under a base address such as 'http://localhost:11434/v1'; `null` when the base is no http or https address.
 * @param path from the slash on, without a query
 */
export function callAddress(baseUrl: string, path: string): URL | null {
  const url = parse(baseUrl.trim());
  // A name or password in an address would travel with every call, and fetch refuses them anyway.
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/(chat\/completions|models)$/, '') + path;
  url.hash = '';
  return url;
}

/** Whether an address is this device itself: it is reached without a network. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost');
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
