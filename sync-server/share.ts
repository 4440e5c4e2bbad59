import { Hono } from 'hono';
import * as z from 'zod/mini';

import { isId } from '../src/domain/ids.ts';
import { err, ok, type Result } from '../src/domain/result.ts';
import { cleanText, cutText, oneSpaced } from '../src/domain/text.ts';
import {
  answerRefusal,
  bodyOf,
  liveUser,
  noStore,
  takeLimit,
  type AccountDeps,
  type Refusal,
  type ServerEnv,
} from './account-routes.ts';
import type { User } from './identity.ts';
import { networkOf } from './local/auth/limits.ts';
import { missingPictures, removeStrays, sharedPicture, storePictures } from './share-files.ts';
import { readShareUpload, type ShareUpload } from './share-upload.ts';

/** What sharing is made of. */
export type ShareDeps = AccountDeps & {
  /** The address players use. */
  readonly publicUrl: () => string;
};

/** The most addresses of one account. */
const mostShares = 500;

/** All of `/api/shares`: what a player shows to others. */
export function shareRoutes(deps: ShareDeps) {
  const app = new Hono<ServerEnv>();
  const { backend, log } = deps;
  const urlOf = (share: string) => `${deps.publicUrl()}/shared/${share}`;

  app.get('/', async (context) => {
    const user = await liveUser(context.req.raw, deps);
    if (!user.ok) return answerRefusal(context, user.error);
    const rows = z.array(ownSchema).parse(await backend.call('own_shares', { p_user: user.value.id }));
    const shares = rows.map(({ story_id, share_id, title, updated_at, blocked }) => ({
      story: story_id,
      id: share_id,
      url: urlOf(share_id),
      title,
      updatedAt: updated_at,
      blocked,
    }));
    return context.json({ shares }, 200, noStore);
  });

  app.put('/:story', async (context) => {
    const user = await deps.verifyUser(context.req.raw);
    if (!user.ok) return answerRefusal(context, user.error);
    const story = context.req.param('story');
    if (!isId(story)) return answerRefusal(context, notThere);
    // Pictures that do not fit into one request come with others.
    const taken = await takeLimit(deps, { key: `share:${user.value.id}`, most: 200, windowS: 3600 });
    if (!taken.ok) return answerRefusal(context, taken.error);
    const upload = await readShareUpload(context.req.raw);
    if (!upload.ok) return answerRefusal(context, upload.error);
    const share = await claim(deps, user.value, story);
    if (!share.ok) return answerRefusal(context, share.error);
    const id = share.value;
    await storePictures(backend, id, upload.value.pictures);
    const missing = await missingPictures(backend, id, upload.value.wanted);
    if (missing.length > 0) {
      const error = 'Some of the pictures have not come yet.';
      return context.json({ error, code: 'pictures-missing', missing }, 409, noStore);
    }
    if (!(await publish(deps, user.value, id, upload.value))) return answerRefusal(context, overtaken);
    await removeStrays(backend, id).catch(() => log.warn('share', { strays: true }));
    log.info('share published');
    return context.json({ id, url: urlOf(id) }, 200, noStore);
  });

  app.delete('/:story', async (context) => {
    const user = await liveUser(context.req.raw, deps);
    if (!user.ok) return answerRefusal(context, user.error);
    const story = context.req.param('story');
    const given = { p_user: user.value.id, p_story: story };
    const share = isId(story) ? await backend.call('withdraw_share', given) : null;
    if (typeof share !== 'string') return answerRefusal(context, notThere);
    // Nobody is answered with them from now on; should this fail, the sweep removes them.
    await removeStrays(backend, share).catch(() => log.warn('share', { strays: true }));
    log.info('share withdrawn');
    return context.body(null, 204, noStore);
  });

  app.post('/:id/report', async (context) => {
    const body = await bodyOf(context, reportSchema);
    if (!body.ok) return answerRefusal(context, body.error);
    const reason = oneSpaced(cleanText(body.value.reason, maxReason));
    if (reason === '') return answerRefusal(context, { status: 400, words: 'Please say what is wrong.' });
    const network = networkOf(context.env.from.address);
    const taken = await takeLimit(deps, { key: `report:${network}`, most: 10, windowS: 3600 });
    if (!taken.ok) return answerRefusal(context, taken.error);
    const id = context.req.param('id');
    const noted = isId(id) && (await backend.call('report_share', { p_share: id, p_reason: reason }));
    if (noted !== true) return answerRefusal(context, notThere);
    log.warn('share reported');
    return context.body(null, 202, noStore);
  });

  return app;
}

/** `/api/images/shares`: the pictures of what is shown, for anybody. */
export function sharedPictureRoutes({ backend }: Pick<ShareDeps, 'backend'>) {
  const app = new Hono<ServerEnv>();
  app.get('/:id/:name', async (context) => {
    const { id, name } = context.req.param();
    const known = context.req.header('if-none-match');
    const found = isId(id) ? await sharedPicture(backend, id, name, known) : err(404 as const);
    return found.ok ? found.value : context.json({ error: 'There is no such picture.' }, 404, noStore);
  });
  return app;
}

const maxReason = 1000;
const reportSchema = z.object({ reason: z.string() });
const ownSchema = z.object({
  story_id: z.string(),
  share_id: z.string(),
  title: z.nullable(z.string()),
  updated_at: z.nullable(z.string()),
  blocked: z.boolean(),
});
const claimSchema = z.array(
  z.object({
    status: z.enum(['ok', 'blocked', 'too-many', 'session-gone']),
    share_id: z.nullable(z.string()),
  }),
);

/** The address of a story: its own id, or another one where somebody else was first. It stays the account's for ever. */
async function claim({ backend }: ShareDeps, user: User, story: string): Promise<Result<string, Refusal>> {
  const given = { p_user: user.id, p_session: user.session, p_story: story, p_most: mostShares };
  const [found] = claimSchema.parse(await backend.call('claim_share', given));
  switch (found?.status) {
    case 'ok':
      return found.share_id === null ? err(notThere) : ok(found.share_id);
    case 'blocked':
      return err({
        status: 403,
        words: 'This story was taken down here and cannot be shared again.',
        code: 'taken-down',
      });
    case 'too-many':
      return err({
        status: 403,
        words: `An account can share ${mostShares} stories.`,
        code: 'too-many-shares',
      });
    default:
      return err({
        status: 401,
        words: 'Not authenticated: this sign-in was ended. Please sign in again.',
        code: 'session-gone',
      });
  }
}

async function publish(
  { backend }: ShareDeps,
  user: User,
  id: string,
  upload: ShareUpload,
): Promise<boolean> {
  const { snapshot, playing } = upload.story;
  const published = await backend.call('publish_share', {
    p_user: user.id,
    p_share: id,
    p_title: oneSpaced(snapshot.title) || 'A story',
    p_description: descriptionOf(snapshot.scenes[0]?.passage ?? ''),
    p_card: upload.card,
    p_snapshot: snapshot,
    p_playing: playing,
    p_files: upload.wanted,
  });
  return published === true;
}

const maxDescription = 200;

/** How the story begins, as far as a preview shows it. */
function descriptionOf(passage: string): string {
  const text = oneSpaced(passage);
  const short = cutText(text, maxDescription);
  return short === text ? text : `${short.replace(/\s+\S*$/, '')}…`;
}

const notThere: Refusal = { status: 404, words: 'There is no such shared story.' };
const overtaken: Refusal = {
  status: 409,
  words: 'The story was changed from another device meanwhile. Please try again.',
  code: 'overtaken',
};
