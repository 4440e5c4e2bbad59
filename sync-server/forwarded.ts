import { isIP } from 'node:net';

/**
 * The address of who asks. Each trusted proxy has added the address that it saw to the end of X-Forwarded-For; what stands before
 * those was written by anybody and is not believed.
 * @param hops how many reverse proxies stand in front
 */
export function callerAddress(remote: string | undefined, forwardedFor: string | null, hops: number): string {
  const direct = bareAddress(remote ?? '');
  if (hops === 0 || forwardedFor === null) return direct;
  const address = forwardedFor.split(',').slice(-hops).map(bareAddress)[0] ?? '';
  return isIP(address) > 0 ? address : direct;
}

/** Without the port that some proxies add, and an IPv4 address as such. */
function bareAddress(text: string): string {
  const trimmed = text.trim();
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1];
  const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/.exec(trimmed)?.[1];
  return (inBrackets ?? withPort ?? trimmed).replace(/^::ffff:(?=\d+\.)/i, '');
}
