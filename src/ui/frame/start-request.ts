/** What a shortcut of the installed app asks for: `/?start=new` or `/?start=continue`. */
export type StartRequest = 'new' | 'continue';

/** The request in an address, or `null`. */
export function readStartRequest(search: string): StartRequest | null {
  const start = new URLSearchParams(search).get('start');
  return start === 'new' || start === 'continue' ? start : null;
}
