import type {
  MadePicture,
  PictureFailure,
  PictureMaker,
  PictureMakerOptions,
  PictureProgress,
  PictureWish,
} from '../../domain/ports/picture-maker.ts';
import {
  houseLineSchema,
  houseListSchema,
  type HouseList,
  type HouseWish,
} from '../../domain/house-pictures.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { asPlayer } from '../picture-wire/as-player.ts';
import { base64Of } from '../picture-wire/base64.ts';
import { failure } from '../picture-wire/failure.ts';
import { madeOfText, rasterOf } from '../picture-wire/made-picture.ts';
import { parse, pictureMs } from '../picture-wire/service-call.ts';
import { objectOf, wordOf } from '../wire/json-value.ts';

const at = '/api/images/backends';
/** Of the whole answer, in letters. */
const mostLetters = 24 * 1024 * 1024;

/**
 * Pictures by the services that whoever runs the game's server lists, asked through that server as the player who is signed in. A model is
 * 'name/model', or a name alone for the service's own choice.
 */
export function createHouseMaker(options: PictureMakerOptions): PictureMaker {
  async function ask(path: string, init: RequestInit): Promise<Result<Response, PictureFailure>> {
    try {
      const response = await asPlayer(options.token, (authorization) => {
        const headers = new Headers(init.headers);
        headers.set('Authorization', authorization);
        const how: RequestInit = { ...init, headers, redirect: 'error', cache: 'no-store' };
        return options.fetch(`${options.origin}${at}${path}`, how);
      });
      if (response !== null && response.status !== 401) return ok(response);
      await response?.body?.cancel();
      return err(failure('not-signed-in', 'Sign in to have pictures made by this game’s server.'));
    } catch {
      return err(failure('unreachable', away(options.online())));
    }
  }

  async function list(signal: AbortSignal): Promise<Result<HouseList, PictureFailure>> {
    const answer = await ask('', { signal });
    if (!answer.ok) return answer;
    if (answer.value.status === 404 || answer.value.status === 503) return err(noneListed);
    const read = houseListSchema.safeParse(parse(await answer.value.text().catch(() => '')));
    return read.success ? ok(read.data) : err(failure('failed', 'This game’s server did not answer.'));
  }

  return {
    make: async (wish, signal, onProgress) => {
      const slash = wish.model.indexOf('/');
      const name = slash < 0 ? wish.model : wish.model.slice(0, slash);
      if (!/^[a-z0-9-]{1,60}$/.test(name))
        return err(failure('wrong-settings', 'Choose one of the services in Settings.'));
      const late = new AbortController();
      const over = new AbortController();
      void options.clock.sleep(lateMs, over.signal).then(() => {
        if (!over.signal.aborted) late.abort();
      });
      try {
        const answer = await ask(`/${name}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(wordsOf(wish, slash < 0 ? '' : wish.model.slice(slash + 1))),
          signal: AbortSignal.any([signal, late.signal]),
        });
        const made = answer.ok
          ? await readAnswer(answer.value, wish.model, onProgress ?? (() => {}))
          : answer;
        if (signal.aborted) return null;
        return late.signal.aborted ? err(failure('timed-out', 'Image generation timed out')) : made;
      } finally {
        over.abort();
      }
    },

    check: async (signal) => {
      const listed = await list(signal);
      if (!listed.ok) return err({ ...listed.error, steps: [] });
      const { backends } = listed.value;
      if (backends.length === 0) return err({ ...noneListed, steps: [] });
      const models = backends
        .filter(({ works }) => works)
        .flatMap(({ name, label, models: theirs }) =>
          theirs.length === 0
            ? [{ id: name, name: label, price: null, reference: true }]
            : theirs.map((model) => ({
                id: `${name}/${model.id}`,
                name: `${label}: ${model.name}`,
                price: null,
                reference: model.reference,
              })),
        );
      const silent = backends
        .filter(({ works }) => !works)
        .map(({ label }) => `${label} does not answer just now.`);
      return models.length === 0
        ? err({ ...failure('unreachable', silent.join(' ')), steps: [] })
        : ok({ models, notes: silent });
    },
  };
}

/** Longer than the server itself waits for a service. */
const lateMs = 2 * pictureMs + 30_000;
const noneListed = failure('wrong-settings', 'This game’s server lists no picture services.');
const away = (online: boolean) =>
  online
    ? 'This game’s server did not answer.'
    : 'You are offline, and this game’s server cannot be reached.';

function wordsOf(wish: PictureWish, model: string): HouseWish {
  const { prompt, width, height, seed, strength, guidance, steps } = wish;
  const reference = rasterOf(wish.reference);
  return {
    prompt,
    model,
    ...(width === undefined ? {} : { width: Math.round(width) }),
    ...(height === undefined ? {} : { height: Math.round(height) }),
    ...(seed === undefined ? {} : { seed: Math.abs(Math.trunc(seed)) }),
    ...(strength === undefined ? {} : { strength }),
    ...(guidance === undefined ? {} : { guidance }),
    ...(steps === undefined ? {} : { steps: Math.round(steps) }),
    ...(reference === null ? {} : { reference: base64Of(reference.bytes) }),
  };
}

async function readAnswer(
  response: Response,
  model: string,
  say: (progress: PictureProgress) => void,
): Promise<Result<MadePicture, PictureFailure>> {
  const broke = err(failure('failed', 'This game’s server broke off before the picture had come.'));
  if (!response.ok || response.body === null) {
    const words = wordOf(objectOf(parse(await response.text().catch(() => '')))?.['error']);
    return err(
      failure(response.status === 429 ? 'busy' : 'failed', words ?? 'This game’s server did not answer.'),
    );
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return broke;
      rest += decoder.decode(value, { stream: true });
      if (rest.length > mostLetters) return broke;
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const text of lines) {
        const line = houseLineSchema.safeParse(parse(text));
        if (!line.success) continue;
        if ('progress' in line.data) {
          const { part, waiting } = line.data.progress;
          say({ part, ...(waiting === undefined ? {} : { waiting }) });
        } else if ('picture' in line.data) {
          return madeOfText(line.data.picture.base64, { host: 'this game’s server', model });
        } else return err(failure(line.data.failure.why, line.data.failure.message));
      }
    }
  } catch {
    return broke;
  } finally {
    // Whoever reads no further has the server stop.
    await reader.cancel().catch(() => {});
  }
}
