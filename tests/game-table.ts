import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

import { createEngine } from '../src/engine/engine.ts';
import type { ProviderError } from '../src/domain/errors.ts';
import { createIdSource, createId } from '../src/domain/ids.ts';
import type { Clock, Locks } from '../src/domain/ports/clock.ts';
import type { EngineApi } from '../src/domain/ports/engine-api.ts';
import type { Storyteller, StoryEvent, TurnRequest } from '../src/domain/ports/storyteller.ts';
import type { Illustrator } from '../src/domain/illustrator.ts';
import { createBuiltinIllustrator } from '../src/providers/builtin-illustrator/client.ts';
import type { PictureMaker } from '../src/domain/ports/picture-maker.ts';
import { createPictureJobs } from '../src/storage/picture-jobs.ts';
import { createPictureStore } from '../src/storage/pictures.ts';
import { err, ok, type Result } from '../src/domain/result.ts';
import { openDatabase } from '../src/storage/database.ts';
import { DeviceDatabase } from '../src/storage/device-database.ts';
import { createSecrets } from '../src/storage/secrets.ts';
import { createStoryStore } from '../src/storage/story-store.ts';

/** A clock that stands still but for `sleep`, which moves it at once. */
export function fakeClock(startMs = Date.UTC(2026, 10, 21)): Clock & { advance: (ms: number) => void } {
  let now = startMs;
  return {
    now: () => now,
    sleep: async (ms) => {
      now += ms;
      await Promise.resolve();
    },
    advance: (ms) => {
      now += ms;
    },
  };
}

/** Bytes that differ from call to call and are the same in every run. */
function fakeBytes(): (length: number) => Uint8Array {
  let seed = 1;
  return (length) =>
    Uint8Array.from({ length }, () => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return (seed >> 16) & 0xff;
    });
}

/** Locks of one page: what two tabs share. */
export function fakeLocks(): Locks & { readonly held: Set<string> } {
  const held = new Set<string>();
  return {
    held,
    async tryHold(name, work) {
      if (held.has(name)) return 'busy';
      held.add(name);
      try {
        return await work();
      } finally {
        held.delete(name);
      }
    },
  };
}

/** What a scripted storyteller does with one request. */
export type Script = (request: TurnRequest, signal: AbortSignal) => AsyncIterable<StoryEvent>;

/** Tells every scene with the same events; each word event is an event of its own. */
export function tells(passage: string, rest: readonly StoryEvent[] = []): Script {
  return async function* (request, signal) {
    yield { type: 'title', text: `Scene ${request.depth}` };
    for (const paragraph of passage.split('\n\n')) {
      for (const word of paragraph.split(/(?<=\s)/)) {
        if (signal.aborted) return;
        yield { type: 'words', text: word };
      }
      yield { type: 'paragraph-end' };
    }
    yield { type: 'passage-end' };
    yield* rest;
    yield { type: 'done', state: { turn: request.depth } };
  };
}

/** Says some words and then fails. */
export function breaks(passage: string, error: ProviderError): Script {
  return async function* () {
    if (passage !== '') yield { type: 'words', text: passage };
    yield { type: 'failed', error };
  };
}

/** A game with a real store on an empty database in memory, and storytellers that do as they are told. */
export async function openGame(
  options: {
    factory?: IDBFactory;
    locks?: Locks;
    random?: (length: number) => Uint8Array;
    illustrator?: Illustrator;
    /** Who makes a provider's pictures. */
    maker?: PictureMaker;
    /** Which of the player's devices it is. */
    device?: string;
    /** 12 hex digits of the start of its worker. */
    boot?: string;
    clock?: ReturnType<typeof fakeClock>;
  } = {},
) {
  const factory = options.factory ?? new IDBFactory();
  const clock = options.clock ?? fakeClock();
  const device = options.device ?? firstDevice;
  const boot = options.boot ?? 'b007b007b007';
  const random = options.random ?? fakeBytes();
  const connection = { indexedDB: factory, IDBKeyRange };
  const database = await openDatabase('test', { durability: 'strict', ...connection });
  const quick = await openDatabase('test', { durability: 'relaxed', ...connection });
  const deviceDatabase = new DeviceDatabase({ durability: 'strict', ...connection });
  const ids = createIdSource(clock.now, random);
  await database.meta.put({ k: 'deviceId', value: device });
  const store = createStoryStore({
    database,
    quick,
    deviceDatabase,
    now: clock.now,
    boot,
    device,
  });
  const requests: TurnRequest[] = [];
  const scripts = new Map<string, Script>([
    ['builtin', tells('The lamp burned low. Nobody spoke.\n\nRain came over the hill.')],
  ]);
  const tellers = new Map<string, Storyteller>();
  const background: Promise<void>[] = [];
  const unavailable = new Map<string, ProviderError>();
  const log: string[] = [];
  const secrets = createSecrets({ database, deviceDatabase });
  const engine: EngineApi = createEngine({
    device,
    store,
    secrets,
    storyteller: (model): Promise<Result<Storyteller, ProviderError>> => {
      const teller = tellers.get(model);
      if (teller) return Promise.resolve(ok(teller));
      const refusal = unavailable.get(model);
      const script = scripts.get(model);
      if (refusal || !script)
        return Promise.resolve(err(refusal ?? { type: 'model-unknown', host: 'test', model }));
      return Promise.resolve(
        ok({
          turn: (request: TurnRequest, signal: AbortSignal) => {
            requests.push(request);
            return script(request, signal);
          },
          bookTitles: () => Promise.resolve(ok(['One', 'Two', 'Three', 'Four'])),
          fieldExample: () => Promise.resolve(ok('An example')),
        }),
      );
    },
    listModels: (provider) =>
      Promise.resolve(ok({ provider, host: 'test', models: [], source: 'provider', at: clock.now() })),
    exchangeKey: ({ code }) =>
      Promise.resolve(
        code === 'good-code'
          ? ok('sk-or-v1-traded')
          : err({ type: 'connect-failed', host: 'test', message: 'Invalid code' }),
      ),
    shelf: {
      install: () => Promise.resolve(ok(null)),
      stopInstall: () => Promise.resolve(ok(null)),
      check: () => Promise.resolve(ok(null)),
      remove: () => Promise.resolve(ok(null)),
      tidy: () => Promise.resolve(ok(null)),
    },
    pictureTools: async () =>
      ok({
        by: 'builtin',
        illustrator: options.illustrator ?? createBuiltinIllustrator(),
        pictures: createPictureStore({ database, now: clock.now, boot }),
      }),
    makerTools: async () =>
      ok({
        jobs: createPictureJobs(database),
        maker: () =>
          Promise.resolve(
            options.maker
              ? ok(options.maker)
              : err({ type: 'pack-missing', pack: 'picture-makers' } satisfies ProviderError),
          ),
        fit: (made) => Promise.resolve(made),
      }),
    clock,
    ids,
    random,
    locks: options.locks ?? fakeLocks(),
    wordDelayMs: 0,
    later: (work) => background.push(work()),
    log: (line) => log.push(line),
  });
  return {
    factory,
    device,
    writer: { database, now: clock.now, boot },
    clock,
    database,
    quick,
    deviceDatabase,
    store,
    secrets,
    engine,
    requests,
    scripts,
    /** Storytellers that are more than a script. */
    tellers,
    unavailable,
    /** Everything that goes on behind the turns is done. */
    settled: () => Promise.all(background),
    log,
    newId: () => ids.next(),
  };
}

/** The device that a game is played on when nothing else is said. */
const firstDevice = createId(0, new Uint8Array(16));
