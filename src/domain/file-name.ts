/**
 * What of a name every file system takes: letters of every script with their marks, and digits; what stands between them is an underscore.
 * @param most in characters
 * @param between whether several signs in a row are one underscore or as many as they are
 */
export function fileStem(name: string, most: number, between: 'one' | 'each' = 'one'): string {
  const clean = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '_');
  return [...(between === 'one' ? clean.replace(/_+/g, '_') : clean)].slice(0, most).join('');
}
