/** '12,480'. */
export function longNumber(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** '$0.0042', '$1.20', 'free'. */
export function dollars(cost: number): string {
  if (cost === 0) return 'free';
  return `$${cost.toFixed(cost < 0.0095 ? 4 : cost < 0.995 ? 3 : 2)}`;
}

/** 'at once', 'after 0.8 s', 'after 1 min 20 s'. */
export function afterTime(ms: number): string {
  if (ms < 100) return 'at once';
  const tenths = Math.round(ms / 100);
  if (tenths < 100) return `after ${(tenths / 10).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `after ${seconds} s`;
  return `after ${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
