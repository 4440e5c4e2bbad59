import type { Clock } from '../../domain/ports/clock.ts';
import type { MadePicture, PictureFailure, PictureProgress } from '../../domain/ports/picture-maker.ts';
import { err, type Result } from '../../domain/result.ts';
import { failure } from './failure.ts';

/** What has become of a picture in a service's line. */
export type Look =
  /** Nothing of it is left there: it was made, or given up. `made` is what came. */
  | { readonly type: 'over'; readonly made: Result<MadePicture, PictureFailure> }
  | { readonly type: 'coming'; readonly progress: PictureProgress }
  /** It waits there for nothing. */
  | { readonly type: 'hopeless'; readonly failure: PictureFailure }
  /** The service did not say: it may be too busy to answer at once. */
  | { readonly type: 'silent'; readonly failure: PictureFailure };

/** A service that takes a picture in and is asked for it again and again. */
export type QueuedPicture = {
  /** Answers the name by which it is asked for. It is heard out whatever happens: what has no name cannot be stopped. */
  readonly begin: () => Promise<Result<string, PictureFailure>>;
  readonly look: (id: string) => Promise<Look>;
  /** Takes it out of the line, or stops it when it is being made, whether or not anybody still waits for it. */
  readonly stop: (id: string) => Promise<void>;
  /** Milliseconds between two looks. */
  readonly restMs: number;
  /** How often it is asked for one picture. */
  readonly mostAsked: number;
};

/** How often in a row a service may fail to say. */
const mostSilent = 3;

/** Has a picture made by a service with a line. What nobody waits for any more is stopped there. @returns `null` after an abort */
export async function queuedPicture(
  { begin, look, stop, restMs, mostAsked }: QueuedPicture,
  clock: Clock,
  signal: AbortSignal,
  say: (progress: PictureProgress) => void = () => {},
): Promise<Result<MadePicture, PictureFailure> | null> {
  const id = await begin();
  if (!id.ok) return signal.aborted ? null : id;
  const end = async (why: PictureFailure) => {
    await stop(id.value);
    return signal.aborted ? null : err(why);
  };
  let silent = 0;
  for (let asked = 0; asked < mostAsked && !signal.aborted; asked += 1) {
    await clock.sleep(restMs, signal);
    const seen = await look(id.value);
    if (seen.type === 'over') return signal.aborted ? null : seen.made;
    if (signal.aborted) break;
    silent = seen.type === 'silent' ? silent + 1 : 0;
    switch (seen.type) {
      case 'coming':
        say(seen.progress);
        break;
      case 'hopeless':
        return end(seen.failure);
      case 'silent':
        if (silent > mostSilent) return end(seen.failure);
        break;
      default:
        seen satisfies never;
    }
  }
  return end(failure('timed-out', 'Image generation timed out'));
}
