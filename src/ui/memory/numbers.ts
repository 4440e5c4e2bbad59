/** '12,480'. */
export function longNumber(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** '$0.0042', '$1.20', 'free'. */
export function dollars(cost: number): string {
  if (cost === 0) return 'free';
  return `$${cost.toFixed(cost < 0.0095 ? 4 : cost < 0.995 ? 3 : 2)}`;
}

/** '0.8 s', '1 min 20 s'. */
export function duration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes} min ${Math.round(seconds - minutes * 60)} s`;
}
