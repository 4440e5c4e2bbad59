import { createHash } from 'node:crypto';

import type { SharedStory } from '../../src/domain/share-snapshot.ts';
import type { ShareChoice } from '../../src/domain/prepared-share.ts';
import { prepareShare } from '../../src/formats/share-snapshot.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import type { WholeStory } from '../../src/domain/parcel.ts';
import { colourPng } from '../../src/formats/png.ts';
import { wholeStory } from '../formats/stories.ts';
import { fakeSceneMeta } from '../fakes.ts';
import type { TestGame } from './test-game.ts';

/** A picture of a colour of its own, under its name in a share. */
export function picture(shade: number) {
  const bytes = new Uint8Array(colourPng(new Uint8Array(12).fill(shade), 2, 2));
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { hash, name: `${hash}.png`, mime: 'image/png', bytes };
}

/** The head of a JPEG of a size, which is all that is looked at. */
export function jpeg(width: number, height: number, more: readonly number[] = []): Uint8Array<ArrayBuffer> {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  return new Uint8Array([0xff, 0xd8, ...more, ...frame, 0xff, 0xd9]);
}

const base = wholeStory();
/** The story of two branches, each scene with a picture. */
export function storyWithPictures(props: Partial<WholeStory> = {}): WholeStory {
  const metas = [...base.metas];
  for (const [index, { id }] of base.scenes.entries()) {
    const at = metas.findIndex((meta) => meta.id === id);
    const image = picture(index).hash;
    if (at < 0) metas.push(fakeSceneMeta({ id, image }));
    else metas[at] = { ...(metas[at] ?? fakeSceneMeta()), image };
  }
  return { ...base, metas, ...props };
}

const choice: ShareChoice = { leaf: null, lore: true, ownFacts: false };

/** A road of a story as its owner's browser makes it. */
export async function prepared(whole: WholeStory = storyWithPictures(), chosen: Partial<ShareChoice> = {}) {
  const share = await prepareShare({
    whole,
    choice: { ...choice, ...chosen },
    settings: defaultSettings,
    toSharePicture: (hash) => {
      const found = Array.from({ length: 9 }, (_, shade) => picture(shade)).find(
        (each) => each.hash === hash,
      );
      return Promise.resolve(found ?? null);
    },
  });
  if (!share) throw new Error('the story cannot be shared');
  return share;
}

type Form = {
  readonly snapshot?: unknown;
  readonly playing?: unknown;
  readonly pictures?: readonly Uint8Array<ArrayBuffer>[];
  readonly card?: Uint8Array<ArrayBuffer> | string;
};

/** Sends a story to be published, whatever it is. */
export async function put(game: TestGame, token: string, story: string, given: Form) {
  const form = new FormData();
  if (given.snapshot !== undefined) form.set('snapshot', JSON.stringify(given.snapshot));
  if (given.playing !== undefined) form.set('playing', new Blob([JSON.stringify(given.playing)]));
  for (const bytes of given.pictures ?? []) form.append('picture', new Blob([bytes]), 'picture');
  if (given.card !== undefined)
    form.set('card', typeof given.card === 'string' ? given.card : new Blob([given.card]));
  return fetch(`${game.url}/api/shares/${story}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
}

/** Publishes a story with its pictures; answers where it is. */
export async function publish(
  game: TestGame,
  token: string,
  story: string,
  share?: SharedStory & { readonly pictures: ReadonlyMap<string, { readonly bytes: Uint8Array }> },
): Promise<{ readonly id: string; readonly url: string }> {
  const { snapshot, playing, pictures } = share ?? (await prepared());
  const response = await put(game, token, story, {
    snapshot,
    playing,
    pictures: [...pictures.values()].map(({ bytes }) => new Uint8Array(bytes)),
    card: jpeg(1200, 630),
  });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

/** The row of a share as a page asks for it that is not signed in. */
export async function row(game: TestGame, id: string, select = '*') {
  const wire = game.page();
  return wire.from('shared_stories').select(select).eq('id', id).single();
}

/** Everything that somebody who is not signed in can fetch of shared stories, as one text. */
export async function allThatAnybodyReads(game: TestGame, id: string): Promise<string> {
  const wire = game.page();
  const { data } = await wire.from('shared_stories').select('*');
  const page = await (await fetch(`${game.url}/shared/${id}`)).text();
  const rows = JSON.stringify(data);
  // Every file that a row or the page names, as it is sent; and whatever the store gives to a stranger.
  const names = new Set(`${rows}${page}`.match(/[0-9a-f]{64}\.(?:webp|png|jpg)/g));
  const files = await Promise.all(
    [...names].map(async (name) => {
      const answer = await fetch(`${game.url}/api/images/shares/${id}/${name}`);
      if (!answer.ok) return '';
      return Buffer.from(await answer.arrayBuffer()).toString('latin1') + JSON.stringify([...answer.headers]);
    }),
  );
  if (files.every((file) => file === '')) throw new Error('No file of the share was read.');
  const kept = await Promise.all(
    ['shared-images', 'story-images'].map((bucket) => wire.storage.from(bucket).list(id)),
  );
  return rows + page + files.join('') + JSON.stringify(kept.map((each) => each.data));
}
