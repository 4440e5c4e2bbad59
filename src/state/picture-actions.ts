import { command } from './command.ts';

/* What a player can do with pictures. The screens themselves say what went wrong with one. */

export const drawSceneAtom = command('drawScene', 'quiet');
export const drawPortraitAtom = command('drawPortrait', 'quiet');
export const keepPictureAtom = command('keepPicture');
export const keepHeroAtom = command('keepHero', 'quiet');
