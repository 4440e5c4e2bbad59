/** Where a browser may be sent: an address of the game itself. Anything else becomes the game's first page. */
export function allowedRedirect(asked: string | null, publicUrl: string): string {
  if (asked === null || !URL.canParse(asked)) return publicUrl;
  const url = new URL(asked);
  const own = new URL(publicUrl);
  const isOwn = url.origin === own.origin && url.username === '' && url.password === '';
  return isOwn ? url.href : publicUrl;
}

/** An address with more values after its question mark. */
export function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

/** An address with values after its number sign, which no server sees. */
export function withFragment(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}
