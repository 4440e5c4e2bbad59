import { refuse } from './billing/answers.ts';
import { advance, take } from './pictures/advance.ts';
import { answerPicture, answerProblem } from './pictures/answers.ts';
import { beginPicture } from './pictures/begin-picture.ts';
import type { PictureDeps } from './pictures/deps.ts';

/** The header in which a player's own key comes, for one request. It is kept nowhere. */
const keyHeader = 'x-replicate-token';

const root = '/api/replicate/v1/predictions';
const ofOne = /^\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\/cancel)?$/;

/** Answers `/api/replicate/*`: three calls, in the provider's shapes and for the player's own pictures only. */
export function createPredictions(deps: PictureDeps): {
  readonly fetch: (request: Request) => Promise<Response>;
} {
  return {
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(root)) return nothingHere();
      const rest = pathname.slice(root.length);
      const [, id, cancel] = ofOne.exec(rest) ?? [];
      const isCreate = request.method === 'POST' && rest === '';
      const isCancel = request.method === 'POST' && cancel !== undefined;
      const isGet = request.method === 'GET' && id !== undefined && cancel === undefined;
      if (!isCreate && !isCancel && !isGet) return nothingHere();

      const user = await deps.verifyUser(request);
      if (!user.ok) {
        return user.error.status === 401
          ? refuse(401, 'User not authenticated', 'not-authenticated')
          : refuse(user.error.status, user.error.words);
      }
      const mine = { user: user.value.id, ownKey: ownKeyOf(request) };
      if (mine.ownKey === undefined) return refuse(400, 'This is no key of Replicate.', 'bad-key');
      const may = isCreate
        ? await deps.takeLimit(`pictures:create:${mine.user}`, 10, 60)
        : // Three pictures, each asked about once a second, on two devices.
          await deps.takeLimit(`pictures:ask:${mine.user}`, 400, 60);
      if (!may) return refuse(429, 'Too many requests. Please wait a minute.', 'too-many');
      if (id === undefined) return beginPicture(deps, { user: mine.user, ownKey: mine.ownKey, request });
      return aboutOne(deps, { user: mine.user, ownKey: mine.ownKey, request, id, isCancel });
    },
  };
}

async function aboutOne(
  deps: PictureDeps,
  given: {
    readonly user: string;
    readonly ownKey: string | null;
    readonly request: Request;
    readonly id: string;
    readonly isCancel: boolean;
  },
): Promise<Response> {
  const { user, request, id, isCancel } = given;
  const row = await deps.rows.find(user, { id });
  if (row === null) return refuse(404, 'There is no such picture.', 'no-picture');
  if (row.status !== 'starting') return answerPicture(deps, user, { row, isProcessing: false }, request);
  const key = row.own_key ? given.ownKey : deps.key;
  if (key === null) return refuse(400, 'Replicate API key is required', 'no-key');
  const mine = { user, row, key };
  if (!isCancel || row.provider_id === null) {
    const now = await advance(deps, mine);
    return now.ok ? answerPicture(deps, user, now.value, request) : answerProblem('ask', now.error);
  }
  const stopped = await deps.provider.cancel(key, row.provider_id);
  if (!stopped.ok) return answerProblem('ask', stopped.error);
  const now = await take(deps, mine, stopped.value);
  return now.ok ? answerPicture(deps, user, now.value, request) : answerProblem('ask', now.error);
}

/** `null` when the player gave none, `undefined` when what he gave can be no key. */
function ownKeyOf(request: Request): string | null | undefined {
  const given = request.headers.get(keyHeader)?.trim();
  if (given === undefined || given === '') return null;
  return /^[\x21-\x7e]{8,200}$/.test(given) ? given : undefined;
}

const nothingHere = () => refuse(404, 'There is nothing at this address.');
