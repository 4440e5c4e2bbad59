import { atom } from 'jotai';

import type { CommandResult } from '../domain/ports/engine-api.ts';
import { portraitJob, type PictureJob } from '../domain/ports/picture-jobs.ts';
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
export const makePictureAtom = atom(null, (_get, set, given: Input<'makePicture'>) =>
  set(tellingAtom, given.scene, () => set(makeSceneAtom, given)),
);

const makeHeroAtom = command('makePortrait', 'quiet');
export const makePortraitAtom = atom(null, (_get, set, given: Input<'makePortrait'>) =>
  set(tellingAtom, portraitJob, () => set(makeHeroAtom, given)),
);

/**
 * Says to the page what became of a picture's credit, unless that is what its row said before it was asked for; a unit is booked for one that
 * is there alone.
 */
const tellingAtom = atom(null, async (get, _set, id: string, make: () => Promise<CommandResult>) => {
  const { database } = get(openHandlesAtom);
  const before = await readPictureJob(database, id);
  const result = await make();
  const job = await readPictureJob(database, id);
  if (!job || isTold(before, job)) return result;
  const { status } = job;
  if (status.type === 'made' && status.credit) tellConsumed(status.credit);
  const returned = status.type === 'failed' ? status.failure.credit : undefined;
  if (returned) tellConsumed({ ...returned, pay_as_you_go: false });
  return result;
});

/** Each try has another time or another name. */
function isTold(before: PictureJob | null, { at, requestId, status }: PictureJob): boolean {
  return before?.at === at && before.requestId === requestId && before.status.type === status.type;
}
