/**
 * A path of this game to go back to, with its query and fragment; `null` for an address of anyone else, however it is written, for what is no
 * address, and for the pages of the sign-in themselves.
 * @param origin of the page
 */
export function ownPath(given: string | null, origin: string): string | null {
  // A path that begins otherwise would be read from where the page happens to be.
  if (given === null || !given.startsWith('/') || !URL.canParse(given, origin)) return null;
  const { origin: own, pathname, search, hash } = new URL(given, origin);
  // What begins with two slashes is an address of somebody else again once it stands alone.
  if (own !== origin || /^\/[/\\]/.test(pathname)) return null;
  return ['/login', '/auth/callback'].includes(pathname) ? null : `${pathname}${search}${hash}`;
}
