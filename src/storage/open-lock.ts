/** Name of the lock that every page holds together that has a space open: who gets it alone knows that none has. */
export function openLock(space: string): string {
  return `${space}:open`;
}
