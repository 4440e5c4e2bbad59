import { useMedia } from '../play/use-media.ts';

/** Whether the window is a desktop's (SET-08). */
export const useWide = (): boolean => useMedia('(width >= 48rem)');
