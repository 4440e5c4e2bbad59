import { err, ok, type Result } from '../../../src/domain/result.ts';
import { notOffered, restError, type RestError } from './rest-error.ts';

/** What the headers of a request ask for. */
export type Wishes = {
  /** One row as an object, and an error for any other number of rows. */
  readonly single: boolean;
  readonly count: boolean;
  readonly representation: boolean;
  readonly resolution: 'merge' | 'ignore' | null;
};

/** Reads what PostgREST takes from headers, and refuses what would change the answer and is not offered. */
export function readWishes(request: Request): Result<Wishes, RestError> {
  const { headers, method } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const profile = headers.get(isRead ? 'accept-profile' : 'content-profile') ?? 'public';
  if (profile !== 'public') {
    return err(
      restError(406, 'PGRST106', `Invalid schema: ${profile.slice(0, 100)}`, {
        hint: 'Only the following schemas are exposed: public',
      }),
    );
  }
  const accept = (headers.get('accept') ?? '*/*').split(',').map((each) => each.trim().toLowerCase());
  const single = accept[0] === 'application/vnd.pgrst.object+json';
  if (
    !single &&
    !accept.some((each) => jsonTypes.has(each.replace(/;.*$/, '')) && !each.includes('nulls='))
  ) {
    return err(
      restError(
        406,
        'PGRST107',
        `None of these media types are available: ${accept.join(', ').slice(0, 200)}`,
      ),
    );
  }
  const prefer = (headers.get('prefer') ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const refused = prefer.find(
    (each) =>
      !/^(return=(representation|minimal)|count=exact|resolution=(merge|ignore)-duplicates|handling=lenient)$/.test(
        each,
      ),
  );
  if (refused !== undefined) return err(notOffered(`the preference '${refused.slice(0, 100)}'`));
  return ok({
    single,
    count: prefer.includes('count=exact'),
    representation: prefer.includes('return=representation'),
    resolution: prefer.includes('resolution=merge-duplicates')
      ? 'merge'
      : prefer.includes('resolution=ignore-duplicates')
        ? 'ignore'
        : null,
  });
}

const jsonTypes = new Set(['*/*', 'application/*', 'application/json', 'application/vnd.pgrst.array+json']);
