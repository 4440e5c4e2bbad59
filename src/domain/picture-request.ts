import type { PictureFailure } from './picture-failure.ts';
import type { PictureJob } from './ports/picture-jobs.ts';

/* What follows from the row of a picture that was asked for: whether it may still come, and by which name it is asked for next. */

/** What is left of a failure that the service may still turn into a picture: the same request finds it. */
const mayFind: ReadonlySet<PictureFailure['why']> = new Set([
  'unreachable',
  'not-signed-in',
  'no-credits',
  'busy',
  'timed-out',
]);

/** Whether the service is done with a request, so that the next try needs another name. */
export function isSpent({ why, ended }: PictureFailure): boolean {
  return ended ?? !mayFind.has(why);
}

/** Whether the same request is to be asked for again by itself: nobody has seen how it ended. */
export function isOpen({ status, begun }: PictureJob): boolean {
  if (status.type === 'making') return true;
  if (status.type !== 'failed' || !begun) return false;
  const { why, ended } = status.failure;
  return ended === false || (ended !== true && (why === 'unreachable' || why === 'timed-out'));
}

/** Whether asking by the same name may find what was asked for. */
function mayStillCome({ status, begun }: PictureJob): boolean {
  switch (status.type) {
    case 'making':
      return true;
    case 'failed':
      return !isSpent(status.failure);
    case 'stopped':
      return begun;
    case 'made':
      return false;
    default:
      return status satisfies never;
  }
}

/**
 * Whether what is asked for now is what a row asked for before, and may still come of it: then that is asked for, whatever else has changed
 * meanwhile, for it may be paid.
 */
export function isTheSame(
  before: PictureJob,
  now: Pick<PictureJob, 'service' | 'model' | 'again' | 'picked'>,
): boolean {
  if (!mayStillCome(before) || before.again !== now.again || before.service !== now.service) return false;
  return before.model === now.model || (before.begun && !before.picked && !now.picked);
}

/** The name of a request. @param stem says what it is for, with no try in it */
export function requestName(stem: string, tries: number): string {
  return `${stem}:${tries}`;
}

/** Whether a row's request is one of this stem. */
export function isOf(stem: string, { requestId }: PictureJob): boolean {
  return requestId.slice(0, requestId.lastIndexOf(':')) === stem;
}

/** A row whose request came to nothing: the next has another name. */
export function inVain<T extends PictureJob>(job: T): T {
  const tries = job.tries + 1;
  const stem = job.requestId.slice(0, job.requestId.lastIndexOf(':'));
  return { ...job, tries, requestId: requestName(stem, tries), begun: false };
}
