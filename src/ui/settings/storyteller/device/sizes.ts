/** Bytes in the words of a download: MB without decimals, GB with one. */
export function bytes(count: number): string {
  const mega = count / 1_000_000;
  return mega < 1000
    ? `${Math.max(mega < 1 ? 0.1 : 1, mega < 1 ? Math.round(mega * 10) / 10 : Math.round(mega))} MB`
    : `${(mega / 1000).toFixed(1)} GB`;
}
