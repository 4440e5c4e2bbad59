/** The bytes of a text in base64, with or without what a data address has before it; `null` when it is none. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const plain = text.replace(/^\s*data:[\w/+.-]{0,60};base64,/, '').replace(/\s+/g, '');
  if (plain === '' || !/^[\w+/-]+={0,2}$/.test(plain)) return null;
  try {
    const letters = atob(plain.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Letters at a time: a call has only so many arguments. */
const part = 8192;

/** Bytes as base64. */
export function base64Of(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += part) {
    letters += String.fromCharCode(...bytes.subarray(at, at + part));
  }
  return btoa(letters);
}
