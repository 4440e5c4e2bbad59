import { action, type Input } from './actions.ts';

/* What a player can do with pictures. The screens themselves say what went wrong with one. */

export const drawSceneAtom = action((engine, command: Input<'drawScene'>) => engine.drawScene(command), true);
export const drawPortraitAtom = action(
  (engine, command: Input<'drawPortrait'>) => engine.drawPortrait(command),
  true,
);
export const keepPictureAtom = action((engine, command: Input<'keepPicture'>) => engine.keepPicture(command));
export const keepHeroAtom = action((engine, command: Input<'keepHero'>) => engine.keepHero(command), true);
