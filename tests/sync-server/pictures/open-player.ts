import { err, ok } from '../../../src/domain/result.ts';
import { createReplicateMaker } from '../../../src/providers/replicate/maker.ts';
import type { KeptBalance } from '../../../src/domain/kept-balance.ts';
import { createBillingClient } from '../../../src/sync/billing-client.ts';
import { createBilling } from '../../../sync-server/billing/billing.ts';
import { standInBackend } from '../../../sync-server/backend.ts';
import { fakeForm } from '../../fakes.ts';
import { fakeClock, openGame } from '../../game-table.ts';
import { sampleJpeg } from '../../replicate-server/sample-pictures.ts';
import { site, type Pictures } from './open-pictures.ts';
import { drain } from './subscribe.ts';

const at = `${site}/api/replicate/v1/predictions`;
export const photo = sampleJpeg(20_000);

/** A player with an account of these servers, a photo on his device, and the game, which asks the servers and nobody else. */
export async function openPlayer(pictures: Pictures) {
  const { standIn, deps } = pictures;
  const user = await pictures.newUser();
  const ordered: unknown[] = [];
  /** What every device of his may ask, as a page asks it. */
  const call = (name: string, args: Readonly<Record<string, unknown>> = {}) =>
    standInBackend(standIn).call(name, { p_user: user, ...args });
  const maker = createReplicateMaker({
    key: null,
    address: '',
    workflow: '',
    clock: fakeClock(),
    online: () => true,
    random: () => 0.5,
    origin: site,
    token: () => Promise.resolve(`token-${user}`),
    fetch: async (input, init = {}) => {
      const url = String(input);
      if (!url.startsWith(at)) return standIn.fetch(new Request(url, init), { address: '127.0.0.1' });
      const body = typeof init.body === 'string' ? init.body : undefined;
      if (body !== undefined) ordered.push(JSON.parse(body));
      const { authorization: _, ...headers } = Object.fromEntries(new Headers(init.headers));
      const answer = await pictures.ask(user, init.method ?? 'GET', url.slice(at.length), body, headers);
      return Response.json(answer.body, { status: answer.status });
    },
  });
  const billing = createBilling({
    rpc: standInBackend(standIn).rpc,
    verifyUser: async (request) => {
      const known = await deps.verifyUser(request);
      return known.ok ? ok({ ...known.value, email: '' }) : err({ status: 401, words: 'Not authenticated' });
    },
    payments: null,
    picturesCost: false,
    takeLimit: deps.takeLimit,
    newId: deps.newId,
    log: deps.log,
  });
  const game = await openGame({ maker });
  const { engine, database, store } = game;
  await store.changeSettings({ pictures: 'provider', pictureConsent: ['replicate'] });
  await engine.keepPicture({ picture: { type: 'image/jpeg', bytes: new Uint8Array(photo) }, nonce: 1 });
  const image = (await database.suggestions.get('photo'))?.values[0] ?? '';
  let nonce = 1;
  return {
    user,
    store,
    database,
    call,
    /** Takes his free credits away. */
    drain: () => drain(pictures, user),
    /** What the game sent to have pictures made. */
    ordered,
    /** What the page asks about credits. @param keep takes what the server said */
    billing: (keep: (balance: KeptBalance['balance']) => Promise<void>, fetch?: typeof globalThis.fetch) =>
      createBillingClient({
        fetch: fetch ?? ((input, init) => billing.fetch(new Request(new URL(String(input), site), init))),
        bearer: () => Promise.resolve(ok({ token: `token-${user}`, user })),
        keep: (_user, balance) => keep(balance),
      }),
    /** Tells a first scene, and has its picture made by itself, as a page does that shows it, or because the player asks. */
    tellOne: async ({ asked = false } = {}) => {
      const story = game.newId();
      await engine.startStory({ story, form: fakeForm() });
      const scene = (await database.scenes.toArray()).find((row) => row.story === story);
      if (!scene) throw new Error('no scene was told');
      const ended = await engine.makePicture({ scene: scene.id, asked, again: false, mobile: false });
      const [meta, job] = [
        await database.sceneMeta.get(scene.id),
        await database.pictureJobs.get(scene.id),
      ] as const;
      return { isMade: meta?.image !== undefined, ended, status: job?.status };
    },
    /** Asks for a portrait; answers the picture that is the hero's then, or `null`. */
    portrait: async (
      given: Parameters<typeof fakeForm>[0] & { readonly byPhoto?: boolean; readonly mobile?: boolean } = {},
    ) => {
      const { byPhoto = true, mobile = false, ...form } = given;
      nonce += 1;
      const hero = fakeForm({ ...form, ...(byPhoto ? { photo: { image, looks: '' } } : {}) });
      await engine.makePortrait({ form: hero, seed: 'Mira#1', nonce, mobile });
      const made = await database.suggestions.get('portrait');
      if (made?.nonce !== nonce) return null;
      return (await database.blobs.get(made.values[0] ?? '')) ?? null;
    },
  };
}
