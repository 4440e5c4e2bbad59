import { atom } from 'jotai';

import { portraitJob } from '../domain/ports/picture-jobs.ts';
import { readPictureJob } from '../storage/picture-jobs.ts';
import { command, type Input } from './command.ts';
import { tellConsumed } from './credit-events.ts';
import { openHandlesAtom } from './handles.ts';

/* What a player can do with pictures. The screens themselves say what went wrong with one. */

export const drawSceneAtom = command('drawScene', 'quiet');
export const drawPortraitAtom = command('drawPortrait', 'quiet');
export const keepPictureAtom = command('keepPicture');
export const keepHeroAtom = command('keepHero', 'quiet');

export const stopPictureAtom = command('stopPicture');
export const forgetPictureAtom = command('forgetPicture');
export const showPictureAtom = command('showPicture');
export const checkPicturesAtom = command('checkPictures', 'quiet');

const makeSceneAtom = command('makePicture', 'quiet');
export const makePictureAtom = atom(null, async (_get, set, given: Input<'makePicture'>) => {
  const result = await set(makeSceneAtom, given);
  await set(tellCreditAtom, given.scene);
  return result;
});

const makeHeroAtom = command('makePortrait', 'quiet');
export const makePortraitAtom = atom(null, async (_get, set, given: Input<'makePortrait'>) => {
  const result = await set(makeHeroAtom, given);
  await set(tellCreditAtom, portraitJob);
  return result;
});

/** Says to the page what became of a picture's credit; a unit is booked for one that is there alone. */
const tellCreditAtom = atom(null, async (get, _set, id: string) => {
  const status = (await readPictureJob(get(openHandlesAtom).database, id))?.status;
  if (status?.type === 'made' && status.credit) tellConsumed(status.credit);
  const returned = status?.type === 'failed' ? status.failure.credit : undefined;
  if (returned) tellConsumed({ ...returned, pay_as_you_go: false });
});
