import { watchOwnShares } from '../storage/kept-shares.ts';
import { watching } from './watching.ts';

/** The stories of whoever plays that others can read, as this device knows them. */
export const useOwnShares = watching(watchOwnShares);
