import { useMedia } from '../../kit/use-media.ts';

/** Whether the window is a desktop's (SET-08). */
export const useWide = (): boolean => useMedia('(width >= 48rem)');
