/** Where a visitor came from, out of the address of the sign-in screen; only ever a page of the game itself. */
export function readReturnTo(search: string): string {
  const path = new URLSearchParams(search).get('returnTo') ?? '/';
  // '//host' and '/\host' are addresses of others.
  return /^\/(?![/\\])/.test(path) && !path.startsWith('/login') ? path : '/';
}
