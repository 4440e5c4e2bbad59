import { isStamp } from '../domain/stamp.ts';

/** When a field was last written, read out of its stamp: Unix time in milliseconds; 0 for what is no stamp. */
export function stampMs(stamp: unknown): number {
  return isStamp(stamp) ? Number.parseInt(stamp.slice(0, 12), 16) : 0;
}
