import { Hono } from 'hono';

import { seePicture } from '../../src/domain/picture-bytes.ts';
import type { PictureFailure, PictureWish } from '../../src/domain/ports/picture-maker.ts';
import {
  houseWishSchema,
  maxHouseWishBytes,
  type HouseLine,
  type HouseList,
  type HouseWish,
} from '../../src/domain/house-pictures.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import {
  answerRefusal,
  liveUser,
  noStore,
  takeLimit,
  type AccountDeps,
  type Refusal,
  type ServerEnv,
} from '../account-routes.ts';
import { readBody } from '../local/read-body.ts';
import type { BackendMaker } from './backend-makers.ts';

/** What pictures by the operator's services are made of. */
export type ImageBackendDeps = AccountDeps & {
  readonly makers: readonly BackendMaker[];
  /** How many pictures a player may have in a day. */
  readonly mostADay: number;
  /** How often a page is told that it is still waited for, in ms. @defaultValue 15 s */
  readonly beatMs?: number;
};

const perMinute = 10;
const dayS = 86_400;
/** How many a player may have in the making, on each server. */
const mostOpen = 2;
const listMs = 60_000;

/**
 * All of `/api/images/backends`, for signed-in players. A page says what is to be seen, and this server asks: no address, no key and no
 * workflow ever comes from a page, and none goes to one. It costs no credit.
 */
export function imageBackendRoutes(deps: ImageBackendDeps) {
  const app = new Hono<ServerEnv>();
  const list = createList(deps);
  const open = new Map<string, number>();

  app.get('/', async (context) => {
    const user = await deps.verifyUser(context.req.raw);
    if (!user.ok) return answerRefusal(context, user.error);
    return context.json(await list(), 200, noStore);
  });

  app.post('/:name', async (context) => {
    const user = await liveUser(context.req.raw, deps);
    if (!user.ok) return answerRefusal(context, user.error);
    const backend = deps.makers.find(({ name }) => name === context.req.param('name'));
    if (!backend) return answerRefusal(context, { status: 404, words: 'There is no such service here.' });
    const wish = await readWish(context.req.raw);
    if (!wish.ok) return answerRefusal(context, wish.error);
    const { id } = user.value;
    if ((open.get(id) ?? 0) >= mostOpen) {
      const words = `${mostOpen} of your pictures are in the making. Please wait for one of them.`;
      return answerRefusal(context, { status: 429, words, code: 'limited', retryAfterS: 10 });
    }
    // Before anything is waited for: requests that come at once would each see room for themselves.
    open.set(id, (open.get(id) ?? 0) + 1);
    const ended = () => {
      const left = (open.get(id) ?? 1) - 1;
      if (left > 0) open.set(id, left);
      else open.delete(id);
    };
    let isBegun = false;
    try {
      for (const limit of [
        { key: `backends:minute:${id}`, most: perMinute, windowS: 60 },
        { key: `backends:day:${id}`, most: deps.mostADay, windowS: dayS },
      ]) {
        const may = await takeLimit(deps, limit);
        if (!may.ok) return answerRefusal(context, may.error);
      }
      const body = make(deps, backend, { ...wish.value, requestId: id }, context.req.raw.signal, ended);
      isBegun = true;
      return new Response(body, {
        headers: { ...noStore, 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' },
      });
    } finally {
      if (!isBegun) ended();
    }
  });

  return app;
}

/** The lines of an answer, as they come. Whoever stops reading stops the picture. */
function make(
  deps: ImageBackendDeps,
  { name, label, maker }: BackendMaker,
  wish: PictureWish,
  asked: AbortSignal,
  ended: () => void,
): ReadableStream<Uint8Array> {
  const stop = new AbortController();
  const onGone = () => stop.abort();
  asked.addEventListener('abort', onGone, { once: true });
  if (asked.aborted) stop.abort();
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => {
      const write = (text: string) => {
        if (!stop.signal.aborted) controller.enqueue(encoder.encode(`${text}\n`));
      };
      const say = (line: HouseLine) => write(JSON.stringify(line));
      // An empty line shows proxies that somebody is at work, and this server that nobody listens.
      const beat = setInterval(() => write(''), deps.beatMs ?? 15_000);
      const work = async () => {
        try {
          const made = await maker.make(wish, stop.signal, ({ part, waiting }) =>
            say({ progress: { part, ...(waiting === undefined ? {} : { waiting }) } }),
          );
          if (made?.ok) {
            const base64 = Buffer.from(made.value.bytes).toString('base64');
            say({ picture: { base64, model: made.value.model } });
          } else if (made) {
            // The service's own words may hold its key; they are the operator's matter and not even his log's.
            deps.log.warn('image backend', { name, why: made.error.why });
            say({ failure: wordsFor(made.error, label) });
          }
        } catch (thrown) {
          deps.log.error('image backend', { name, why: thrown instanceof Error ? thrown.name : 'unknown' });
          say({ failure: { why: 'failed', message: `${label} could not make this picture.` } });
        } finally {
          clearInterval(beat);
          asked.removeEventListener('abort', onGone);
          ended();
          if (!stop.signal.aborted) controller.close();
        }
      };
      void work();
    },
    cancel: () => stop.abort(),
  });
}

/** What a player is told: what is wrong with the service itself is for whoever runs it. */
function wordsFor(
  { why }: PictureFailure,
  label: string,
): Extract<HouseLine, { failure: unknown }>['failure'] {
  switch (why) {
    case 'unreachable':
      return {
        why,
        message: `${label} does not answer just now. Whoever runs this game’s server may have to start it.`,
      };
    case 'refused':
      return {
        why,
        message: `${label} does not draw this. Tell the scene in other words, or take another service.`,
      };
    case 'busy':
      return { why, message: `${label} has too much to do just now. Please try again soon.` };
    case 'timed-out':
      return { why, message: 'Image generation timed out' };
    default:
      return {
        why: 'failed',
        message: `${label} could not make this picture. Try again, or take another service.`,
      };
  }
}

async function readWish(request: Request): Promise<Result<Omit<PictureWish, 'requestId'>, Refusal>> {
  const bytes = await readBody(request, maxHouseWishBytes);
  if (!bytes.ok) return err({ status: 413, words: 'This picture of the hero is too large.' });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes.value));
  } catch {
    return err({ status: 400, words: 'This request is not understood.' });
  }
  const read = houseWishSchema.safeParse(value);
  if (!read.success) return err({ status: 400, words: 'This request is not understood.' });
  const { reference, ...said } = read.data;
  const wish = said satisfies Omit<HouseWish, 'reference'>;
  if (reference === undefined) return ok(withoutGaps(wish));
  const photo = Uint8Array.from(Buffer.from(reference, 'base64'));
  const seen = seePicture(photo);
  if (seen === null) {
    return err({ status: 422, words: 'The picture of the hero is no picture, or not a whole one.' });
  }
  return ok({ ...withoutGaps(wish), reference: { type: seen.type, bytes: photo } });
}

/** The same, without what was not said. */
function withoutGaps(wish: Omit<HouseWish, 'reference'>): Omit<PictureWish, 'requestId' | 'reference'> {
  const { prompt, model, ...numbers } = wish;
  const said = Object.entries(numbers).filter(([, value]) => value !== undefined);
  return { prompt, model, ...Object.fromEntries(said) };
}

/** What is listed, asked at most once a minute for all players. */
function createList({ makers, now }: ImageBackendDeps): () => Promise<HouseList> {
  let kept: { readonly until: number; readonly list: Promise<HouseList> } | undefined;
  const ask = async (): Promise<HouseList> => ({
    backends: await Promise.all(
      makers.map(async ({ name, label, maker }) => {
        const checked = await maker.check(AbortSignal.timeout(20_000));
        const models = checked.ok ? checked.value.models : [];
        return {
          name,
          label,
          works: checked.ok,
          models: models
            .slice(0, 300)
            .map(({ id, name: called, reference }) => ({ id, name: called, reference })),
        };
      }),
    ),
  });
  return () => {
    if (!kept || kept.until <= now()) kept = { until: now() + listMs, list: ask() };
    return kept.list;
  };
}
