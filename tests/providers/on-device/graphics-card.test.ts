import { expect, test } from 'vitest';

import { createDeviceModel } from '../../../src/providers/on-device/client.ts';
import { tinyGguf } from '../../device-model/tiny-gguf.ts';
import { fakeLocks } from '../../game-table.ts';
import { collect, request, textOf } from '../chat-completions/call-model.ts';
import {
  deviceOf,
  fakeRuntime,
  gguf,
  model,
  signal,
  source,
  speeds,
  sums,
  thought,
  type Script,
} from './device-table.ts';

const word = (content: string) => ({ choices: [{ index: 0, delta: { content } }] });
const reference = sums(
  [
    [' lit', -0.2],
    [' put', -1.9],
  ],
  [
    [' the', -0.01],
    [' a', -5],
  ],
);
const slow: Script = { says: [word('The lamp.'), speeds(40, 6)], sums: reference };
const fast: Script = { says: [word('The lamp.'), speeds(900, 60)], sums: reference };

/** A file of a model that was made for 32,768 tokens. */
const long = tinyGguf({ contextLength: 32_768 });
const hostOfLong = (address: string) =>
  address.includes('/raw/') ? new Response('', { status: 404 }) : new Response(long);

async function installed(card: Script | undefined, processor: Script = slow) {
  const scripted = fakeRuntime(card === undefined ? { processor } : { card, processor });
  const device = deviceOf(scripted.runtime, fakeLocks(), [], hostOfLong);
  const answer = await device.shelf.install(source);
  return { ...device, ...scripted, answer, run: device.rows.rows.get('tiny')?.run };
}

test('PLAY-26 a model that is sound on the graphics card is told by it, with the room that its file and its speed allow', async () => {
  const { run, log } = await installed(fast);
  expect(run).toEqual({
    place: 'card',
    card: 'used',
    room: 16_384,
    readPerSecond: 900,
    tellPerSecond: 60,
  });
  // The processor first: its sums are the measure.
  expect(log).toEqual(['load', 'ask user', 'close', 'load card 16384', 'ask user', 'keep']);
});

test.each([
  ['another likeliest token', sums([[' dog', -0.2]], [[' the', -0.01]])],
  ['another certainty', sums([[' lit', -1.4]], [[' the', -0.01]])],
  ['fewer tokens', sums([[' lit', -0.2]])],
  ['no numbers', sums([[' lit', Number.NaN]], [[' the', Number.NaN]])],
  ['nothing', {}],
])('PLAY-26 a graphics card whose sums come to %s is not used', async (_name, wrong) => {
  const { run, answer } = await installed({ ...fast, sums: wrong });
  expect(answer.ok).toBe(true);
  expect(run).toMatchObject({ place: 'processor', card: 'wrong', tellPerSecond: 6 });
});

test('PLAY-26 sums that differ by rounding are the same, also where it turns a tie the other way', async () => {
  const tie = sums(
    [
      [' lit', -0.7],
      [' put', -0.8],
    ],
    [[' the', -0.01]],
  );
  const turned = sums(
    [
      [' put', -0.75],
      [' lit', -0.76],
    ],
    [[' a', -0.3]],
  );
  const { run } = await installed({ ...fast, sums: turned }, { ...slow, sums: tie });
  expect(run).toMatchObject({ place: 'card', card: 'used' });
});

test.each<[string, Script | undefined, string]>([
  ['is none', undefined, 'none'],
  ['is not taken by the runtime', { ...fast, truly: 'processor' }, 'none'],
  ['cannot hold the model', { ...fast, breaks: { load: new Error('(ABORT)') } }, 'broke'],
  ['breaks while it tells', { ...fast, breaks: { ask: new Error('(ABORT)') } }, 'broke'],
  ['says nothing', { ...fast, says: [speeds(900, 60)] }, 'wrong'],
  ['is slower', { ...fast, says: [word('The lamp.'), speeds(30, 3)] }, 'slower'],
])(
  'PLAY-26 where the graphics card %s, the processor tells, in as much room as it reads over in a minute',
  async (_, card, why) => {
    const { run } = await installed(card);
    expect(run).toEqual({ place: 'processor', card: why, room: 2048, readPerSecond: 40, tellPerSecond: 6 });
    const quick = await installed(card, { ...slow, says: [word('The lamp.'), speeds(150, 40)] });
    expect(quick.run).toMatchObject({ place: 'processor', room: 8192 });
  },
);

test('PLAY-26 a graphics card with too little memory for much room is given less', async () => {
  const { runtime } = fakeRuntime({ card: fast, processor: slow });
  const cramped = {
    ...runtime,
    load: (...[file, how]: Parameters<typeof runtime.load>) =>
      how.place === 'card' && how.room > 4096
        ? Promise.reject(new Error('(ABORT)'))
        : runtime.load(file, how),
  };
  const { shelf, rows } = deviceOf(cramped, fakeLocks(), [], hostOfLong);
  await shelf.install(source);
  expect(rows.rows.get('tiny')?.run).toMatchObject({ place: 'card', room: 4096 });
});

test('PLAY-26 a model that only thinks when it is tried is installed', async () => {
  const thinks: Script = { says: [thought('Okay, the user wants'), thought(' a story'), speeds(40, 6)] };
  const { answer, run } = await installed(undefined, thinks);
  expect(answer).toEqual({ ok: true, value: null });
  expect(run).toMatchObject({ place: 'processor', tellPerSecond: 6 });
});

test('PLAY-26 checking a file tries it again, so that a graphics card that was not there is found', async () => {
  let there = false;
  const { runtime } = fakeRuntime({ card: fast, processor: slow });
  const later = { ...runtime, hasCard: () => Promise.resolve(there) };
  const { shelf, rows } = deviceOf(later, fakeLocks(), [], hostOfLong);
  await shelf.install(source);
  expect(rows.rows.get('tiny')?.run).toMatchObject({ place: 'processor', card: 'none' });
  there = true;
  expect(await shelf.check('tiny')).toEqual({ ok: true, value: null });
  expect(rows.rows.get('tiny')?.run).toMatchObject({ place: 'card', card: 'used' });
});

test('PLAY-26 a model that came while another tab was telling is tried when that is over, and not thrown away', async () => {
  const locks = fakeLocks();
  let refusals = 0;
  let tellOn = () => {};
  const telling = locks.tryHold('device-model', () => new Promise<void>((resolve) => (tellOn = resolve)));
  const counting: typeof locks = {
    ...locks,
    tryHold: async (name, work) => {
      const answer = await locks.tryHold(name, work);
      if (answer !== 'busy') return answer;
      refusals += 1;
      // More than one call waits for: three seconds, with five questions in each.
      if (refusals === 40) {
        tellOn();
        await telling;
      }
      return answer;
    },
  };
  const { runtime } = fakeRuntime({ processor: slow });
  const { shelf, rows } = deviceOf(runtime, counting);
  expect(await shelf.install(source)).toEqual({ ok: true, value: null });
  expect(rows.rows.get('tiny')).toMatchObject({ status: 'installed' });
  expect(refusals).toBe(40);
});

/** A model on the graphics card, which is lost in its first calls. */
async function losing(lost: readonly (readonly unknown[])[], processor: Script = slow) {
  let calls = 0;
  const { runtime, log } = fakeRuntime({ card: fast, processor });
  const unsteady = {
    ...runtime,
    load: async (...[file, how]: Parameters<typeof runtime.load>) => {
      const loaded = await runtime.load(file, how);
      if (how.place === 'processor') return loaded;
      return {
        ...loaded,
        ask: async (...[question, onDelta, halt]: Parameters<typeof loaded.ask>) => {
          const said = lost[calls];
          calls += 1;
          if (said === undefined) return loaded.ask(question, onDelta, halt);
          for (const delta of said) onDelta(delta);
          throw new Error('The graphics card was lost.');
        },
      };
    },
  };
  const { engine, files } = deviceOf(unsteady);
  const file = await files.create('tiny');
  file.write(gguf);
  file.close();
  const teller = createDeviceModel({ engine, model: { ...model, place: 'card' }, onUse: () => {} });
  return { teller, engine, log };
}

test('PLAY-27 a graphics card that is lost before the first word is taken up again, and the reader sees nothing of it', async () => {
  const { teller, log } = await losing([[thought('Hm')]]);
  const events = await collect(teller.stream(request, signal));
  expect(textOf(events)).toBe('The lamp.');
  expect(events.at(-1)).toEqual({ type: 'finish', reason: 'unknown' });
  expect(log).toEqual(['load card 2048', 'close', 'load card 2048', 'ask user']);
});

test('PLAY-27 a graphics card that is lost twice gives way to the processor, until the model has rested', async () => {
  const { teller, engine, log } = await losing([[], []]);
  expect(textOf(await collect(teller.stream(request, signal)))).toBe('The lamp.');
  expect(textOf(await collect(teller.stream(request, signal)))).toBe('The lamp.');
  expect(log).toEqual(['load card 2048', 'close', 'load card 2048', 'close', 'load', 'ask user', 'ask user']);
  await engine.free();
  await collect(teller.stream(request, signal));
  expect(log.slice(-3)).toEqual(['close', 'load card 2048', 'ask user']);
});

test('PLAY-27 words that were told before the graphics card was lost stay, and the next call is answered', async () => {
  const { teller } = await losing([[word('The lamp burned')]]);
  expect(await collect(teller.stream(request, signal))).toEqual([
    { type: 'text', text: 'The lamp burned' },
    {
      type: 'failed',
      error: {
        type: 'provider-failed',
        host: 'Tiny',
        status: null,
        message: 'The graphics card was lost.',
      },
    },
  ]);
  expect(textOf(await collect(teller.stream(request, signal)))).toBe('The lamp.');
});

test('PLAY-27 where a card is gone at the next visit, the processor tells, with less room if it must', async () => {
  const { runtime, log } = fakeRuntime({ card: { ...fast, breaks: { load: new Error('no adapter') } } });
  const small = {
    ...runtime,
    load: (...[file, how]: Parameters<typeof runtime.load>) =>
      how.place === 'processor' && how.room > 4096
        ? Promise.reject(new RangeError('out of memory'))
        : runtime.load(file, how),
  };
  const { engine, files } = deviceOf(small);
  const file = await files.create('tiny');
  file.write(gguf);
  file.close();
  const big = { ...model, place: 'card', room: 16_384 } as const;
  const teller = createDeviceModel({ engine, model: big, onUse: () => {} });
  expect(textOf(await collect(teller.stream(request, signal)))).toBe('The lamp burned.');
  expect(log).toEqual(['load card 16384', 'load', 'ask user']);
});
