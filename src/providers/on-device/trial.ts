import { deviceContext, deviceRooms } from '../../domain/device-shelf.ts';
import type { ProviderError } from '../../domain/errors.ts';
import type { DevicePlace, DeviceRun } from '../../domain/model.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import { err, ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import { createAnswerReader } from '../chat-completions/answer-reader.ts';
import { numberOf, objectOf } from '../wire/json-value.ts';
import { reckonsAlike, reckonText, reckonTokens } from './arithmetic.ts';
import type { DeviceEngine } from './device-engine.ts';
import type { GgufHead } from './gguf.ts';
import type { LoadedModel, Runtime } from './runtime.ts';

export type TrialDeps = { readonly engine: DeviceEngine; readonly runtime: Runtime; readonly clock: Clock };

/** What a model that was just loaded said and how fast; `null` for a speed that it did not tell. */
type Heard = Pick<DeviceRun, 'readPerSecond' | 'tellPerSecond'> & { readonly alive: boolean };

/** What became of the graphics card; `heard` when it could be used. */
type CardTrial = {
  readonly card: DeviceRun['card'];
  readonly room: number;
  readonly heard: Heard | null;
};

/** Bytes that the room of a model may take beside the model itself. */
const mostRoomBytes = 1024 ** 3;
/** How long a whole room may take to be read over, as after a start, in seconds. */
const readingPatience = 60;
/** What a turn reads anew and tells, in tokens: by this the faster place is found. */
const turn = { read: 500, tell: 300 };
/** How often another tab is asked whether it still needs its model, in milliseconds, and for how long. */
const askAgainMs = 2_000;
const mostAsks = 300;

/** Some hundred tokens to read, and a few to tell. */
const question = {
  messages: [
    {
      role: 'user' as const,
      content:
        'This is the beginning of a story. The harbour lay still, and the last of the boats had come home before the rain. In the tower above it a lamp burned low, for the keeper had gone down the stairs to see who knocked, and had not come back. Her dog sat at the top of the steps and listened. Below, an old door moved on its hinges, slowly, as if it had waited for a guest; then there was a light in the yard where no light should be, and somebody called her by a name that she had not used since she was a child. Go on in two sentences.',
    },
  ],
  maxTokens: 32,
  temperature: 0.7,
  stop: [],
};

/**
 * Finds out how a model runs here: whether it says anything; whether the graphics card comes to the same sums as the processor, whose answer is the
 * measure; which of them is faster; and how much room it may have.
 */
export async function tryModel(
  { engine, runtime, clock }: TrialDeps,
  { id, name }: { readonly id: string; readonly name: string },
  head: GgufHead,
  signal: AbortSignal,
): Promise<Result<DeviceRun, ProviderError>> {
  const rooms = roomsFor(head);
  const least = rooms.at(-1) ?? deviceContext;

  /** Waits for another tab that is at work with a model: what was fetched for an hour is not thrown away for that. */
  async function use<T>(place: DevicePlace, room: number, work: (loaded: LoadedModel) => Promise<T>) {
    for (let asked = 1; ; asked += 1) {
      const result = await engine.use({ id, name, room, place, exactly: true }, work, signal);
      if (result.ok || result.error.type !== 'model-busy' || asked === mostAsks || signal.aborted)
        return result;
      await clock.sleep(askAgainMs, signal);
    }
  }

  async function onCard(reference: unknown): Promise<CardTrial> {
    for (const room of rooms) {
      const tried = await use('card', room, async (loaded): Promise<CardTrial> => {
        if (loaded.place !== 'card') return { card: 'none', room, heard: null };
        if (!reckonsAlike(await loaded.reckon(reckonText, reckonTokens, signal), reference))
          return { card: 'wrong', room, heard: null };
        const heard = await listen(loaded, signal);
        return heard.alive ? { card: 'used', room, heard } : { card: 'wrong', room, heard: null };
      });
      if (tried.ok) return tried.value;
      // Less room may help when there was too little memory, which a card does not say; not against silence.
      if (signal.aborted || tried.error.type === 'timeout') break;
    }
    return { card: 'broke', room: least, heard: null };
  }

  const measured = await use('processor', least, async (loaded) => ({
    reference: await loaded.reckon(reckonText, reckonTokens, signal),
    heard: await listen(loaded, signal),
  }));
  if (!measured.ok) return measured;
  const { reference, heard } = measured.value;
  if (!heard.alive) return err({ type: 'model-broken', model: name, reason: 'damaged' });

  const card: CardTrial = (await runtime.hasCard())
    ? await onCard(reference)
    : { card: 'none', room: least, heard: null };
  if (card.heard !== null && secondsOf(card.heard) <= secondsOf(heard))
    return ok(runOf('card', 'used', card.heard, [card.room, ...rooms.filter((room) => room < card.room)]));
  return ok(runOf('processor', card.card === 'used' ? 'slower' : card.card, heard, rooms));
}

/** The largest room that is read over soon enough. */
function runOf(
  place: DevicePlace,
  card: DeviceRun['card'],
  { readPerSecond, tellPerSecond }: Heard,
  rooms: readonly number[],
): DeviceRun {
  const soon = rooms.find((room) => room <= (readPerSecond ?? 0) * readingPatience);
  return { place, card, room: soon ?? rooms.at(-1) ?? deviceContext, readPerSecond, tellPerSecond };
}

/** What a model's file and the memory allow, the largest first; never none. */
function roomsFor({ contextLength, tokenBytes }: GgufHead): readonly number[] {
  const most = contextLength ?? deviceContext;
  const fits = deviceRooms.filter((room) => room <= most && room * (tokenBytes ?? 0) <= mostRoomBytes);
  return fits.length > 0 ? fits : [Math.min(most, deviceContext)];
}

/** Thought is a sign of life too. */
async function listen(loaded: LoadedModel, signal: AbortSignal): Promise<Heard> {
  let alive = false;
  let timings: unknown;
  const reader = createAnswerReader((event) => {
    alive ||= event.type === 'reasoning' || (event.type === 'text' && /\S/.test(event.text));
  });
  await loaded.ask(
    question,
    (delta) => {
      timings = objectOf(delta)?.['timings'] ?? timings;
      reader.value(delta);
    },
    signal,
  );
  reader.end(true);
  const told = objectOf(timings);
  return {
    alive: alive || signal.aborted,
    readPerSecond: numberOf(told?.['prompt_per_second']),
    tellPerSecond: numberOf(told?.['predicted_per_second']),
  };
}

/** How long a turn takes; a model that does not tell its speed is as slow as can be, and so are all that do not. */
function secondsOf({ readPerSecond, tellPerSecond }: Heard): number {
  if (readPerSecond === null || tellPerSecond === null) return Number.MAX_VALUE;
  return turn.read / readPerSecond + turn.tell / tellPerSecond;
}
