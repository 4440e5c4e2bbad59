import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';

import type { PictureMaker } from '../../src/domain/ports/picture-maker.ts';
import { ok } from '../../src/domain/result.ts';
import { consumedEvent } from '../../src/state/credit-events.ts';
import { handlesAtom } from '../../src/state/handles.ts';
import { makePictureAtom } from '../../src/state/picture-actions.ts';
import { fakeForm } from '../fakes.ts';
import { openGame } from '../game-table.ts';

// A live query is silent where there is no database at all.
Dexie.dependencies.indexedDB = new IDBFactory();

afterEach(() => void vi.unstubAllGlobals());

const unit = {
  success: true,
  credits_remaining: 0,
  error_message: null,
  credit_id: null,
  pay_as_you_go: true,
  requires_purchase: false,
};

test('what a picture took is told once, and not again by an ask that nobody took up', async () => {
  const page = new EventTarget();
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  let told = 0;
  page.addEventListener(consumedEvent, () => (told += 1));
  const maker: PictureMaker = {
    make: ({ requestId, model }) => {
      const bytes = new TextEncoder().encode(requestId);
      return Promise.resolve(ok({ type: 'image/webp', bytes, model, credit: unit }));
    },
    check: () => Promise.resolve(ok({ models: [], notes: [] })),
  };
  const { engine, database, deviceDatabase, store: stories, newId, clock } = await openGame({ maker });
  const space = { id: 'credit', user: null, label: 'Demo', createdAt: 0 };
  const store = createStore();
  store.set(handlesAtom, { database, deviceDatabase, engine, space });
  await stories.changeSettings({ pictureConsent: ['replicate'] });
  await engine.startStory({ story: newId(), form: fakeForm() });
  const [scene] = await database.scenes.toArray();
  const ask = () => {
    clock.advance(1);
    return store.set(makePictureAtom, { scene: scene?.id ?? '', asked: true, again: true, mobile: false });
  };
  expect((await ask()).ok).toBe(true);
  expect(told).toBe(1);
  await stories.changeSettings({ pictureConsent: [] });
  expect((await ask()).ok).toBe(false);
  expect(told).toBe(1);
  await stories.changeSettings({ pictureConsent: ['replicate'] });
  expect((await ask()).ok).toBe(true);
  expect(told).toBe(2);
});
