import type {
  MadePicture,
  PictureFailure,
  PictureMaker,
  PictureMakerOptions,
  PictureWish,
} from '../../domain/ports/picture-maker.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { failure, noMemory, saysNoMemory } from '../picture-wire/failure.ts';
import { isUnheard, lookAround, type Steps } from '../picture-wire/look-around.ts';
import { madeOf, rasterOf, seedOf, sidesOf, unwanted } from '../picture-wire/made-picture.ts';
import { queuedPicture, type Look } from '../picture-wire/queued-picture.ts';
import { askService, callService, hostOf } from '../picture-wire/service-call.ts';
import { plainLine } from '../wire/call-failure.ts';
import { objectOf, wordOf } from '../wire/json-value.ts';
import { keyHeader } from '../wire/key-header.ts';
import { fillWorkflow, readWorkflow, type Workflow } from './workflow.ts';

const pace = { restMs: 1000, mostAsked: 300 } as const;
const patienceMs = 10_000;
const mostPixels = 1024 * 1280;

type Picture = Result<MadePicture, PictureFailure>;

/** Pictures by ComfyUI, in the way that the player's own workflow says. */
export function createComfyMaker(given: PictureMakerOptions): PictureMaker {
  const options = { ...given, address: given.address.replace(/\/api\/*$/, '') };
  const host = hostOf(options);
  const headers = keyHeader(given.key);
  /** What is to be said whether or not anybody still waits for a picture. */
  const aside = new AbortController().signal;

  async function upload(wish: PictureWish, signal: AbortSignal): Promise<Result<string, PictureFailure>> {
    const reference = rasterOf(wish.reference);
    if (reference === null) {
      return err(
        failure('wrong-settings', 'This workflow goes by a picture of the hero, and there is none yet.'),
      );
    }
    const form = new FormData();
    const name = `lamplit-hero.${reference.type.slice(6)}`;
    form.set('image', new Blob([reference.bytes], { type: reference.type }), name);
    form.set('overwrite', 'true');
    const answer = await askService(
      options,
      { path: '/upload/image', headers, body: form, patienceMs: 60_000 },
      signal,
    );
    if (!answer.ok) return answer;
    const kept = objectOf(answer.value);
    const folder = wordOf(kept?.['subfolder']);
    return ok(`${folder === null ? '' : `${folder}/`}${wordOf(kept?.['name']) ?? name}`);
  }

  async function begin(
    wish: PictureWish,
    workflow: Workflow,
    signal: AbortSignal,
  ): Promise<Result<string, PictureFailure>> {
    const reference = workflow.wantsReference ? await upload(wish, signal) : ok('');
    if (!reference.ok || signal.aborted) return reference;
    const prompt = fillWorkflow(workflow.nodes, {
      prompt: wish.prompt,
      negative: unwanted,
      seed: seedOf(wish, given.random),
      ...sidesOf(wish, { step: 8, most: mostPixels }),
      steps: Math.round(wish.steps ?? 28),
      guidance: wish.guidance ?? 7,
      strength: wish.strength ?? 0.65,
      reference: reference.value,
      model: wish.model,
    });
    const answer = await askService(
      options,
      { path: '/prompt', headers, body: { prompt }, patienceMs },
      aside,
    );
    if (!answer.ok) return err(aboutWorkflow(answer.error, host));
    const id = wordOf(objectOf(answer.value)?.['prompt_id']);
    return id !== null && /^[\w-]{1,100}$/.test(id)
      ? ok(id)
      : err(failure('failed', `${host} answered, but not as ComfyUI does.`));
  }

  async function stop(id: string): Promise<void> {
    await callService(options, { path: '/queue', headers, body: { delete: [id] }, patienceMs: 5000 }, aside);
    await callService(
      options,
      { path: '/interrupt', headers, body: { prompt_id: id }, patienceMs: 5000 },
      aside,
    );
  }

  async function waiting(id: string, signal: AbortSignal): Promise<number | null> {
    const answer = await askService(options, { path: '/queue', headers, patienceMs }, signal);
    const line: unknown = answer.ok ? objectOf(answer.value)?.['queue_pending'] : null;
    if (!Array.isArray(line)) return null;
    const place = line.findIndex((entry) => Array.isArray(entry) && entry[1] === id);
    return place < 0 ? null : place + 1;
  }

  async function look(id: string, wish: PictureWish, signal: AbortSignal): Promise<Look> {
    const answer = await askService(options, { path: `/history/${id}`, headers, patienceMs }, signal);
    if (!answer.ok) return { type: 'silent', failure: answer.error };
    const entry = objectOf(objectOf(answer.value)?.[id]);
    if (entry !== null) return { type: 'over', made: await readEntry(entry, wish, signal) };
    const before = await waiting(id, signal);
    return { type: 'coming', progress: { part: null, ...(before === null ? {} : { waiting: before }) } };
  }

  async function readEntry(
    entry: ReturnType<typeof objectOf>,
    wish: PictureWish,
    signal: AbortSignal,
  ): Promise<Picture> {
    const status = objectOf(entry?.['status']);
    if (status?.['status_str'] === 'error') return err(failed(status['messages'], host));
    const outputs = Object.values(objectOf(entry?.['outputs']) ?? {});
    const files = outputs.flatMap((output) => {
      const images: unknown = objectOf(output)?.['images'];
      return Array.isArray(images) ? images.map(objectOf) : [];
    });
    // One that is kept goes before one that is only looked at on the way.
    const file = files.find((each) => each?.['type'] === 'output') ?? files[0];
    const name = wordOf(file?.['filename']);
    if (name === null) {
      return err(
        failure('wrong-settings', 'The workflow ended without a picture. It needs a node that saves one.'),
      );
    }
    const query = new URLSearchParams({
      filename: name,
      subfolder: wordOf(file?.['subfolder']) ?? '',
      type: wordOf(file?.['type']) ?? 'output',
    });
    const bytes = await callService(options, { path: `/view?${query}`, headers, patienceMs: 60_000 }, signal);
    return bytes.ok ? madeOf(bytes.value, { host, model: wish.model }) : bytes;
  }

  return {
    make: async (wish, signal, onProgress) => {
      const workflow = readWorkflow(given.workflow);
      if (!workflow.ok) return workflow;
      return queuedPicture(
        {
          begin: () => begin(wish, workflow.value, signal),
          look: (id) => look(id, wish, signal),
          stop,
          ...pace,
        },
        options.clock,
        signal,
        onProgress,
      );
    },

    check: async (signal) => {
      const path = '/system_stats';
      const answer = await askService(options, { path, headers, patienceMs }, signal);
      if (!answer.ok && isUnheard(answer.error, options)) {
        return err(await lookAround(options, path, steps, signal));
      }
      if (!answer.ok && answer.error.why === 'key-refused') return err({ ...answer.error, steps: [] });
      if (!answer.ok || objectOf(objectOf(answer.value)?.['system']) === null) {
        const words = `Something answers at ${host}, but it is not ComfyUI. Its address usually ends in :8188.`;
        return err({ ...failure('wrong-settings', words), steps: [] });
      }
      const workflow = readWorkflow(given.workflow);
      if (!workflow.ok) return err({ ...workflow.error, steps: [] });
      const notes = workflow.value.wantsReference
        ? ['This workflow makes pictures only where there is one of the hero already.']
        : [
            'This workflow does not go by the hero’s picture; it could, with %reference% in the node that loads one.',
          ];
      return ok({ models: [], notes });
    },
  };
}

const steps: Steps = (origin) => [
  { label: 'ComfyUI', command: `python main.py --enable-cors-header ${origin}` },
];

/** A refused workflow: a node or a model that is not there, as the service names it. */
function aboutWorkflow(refused: PictureFailure, host: string): PictureFailure {
  return /\(400\)/.test(refused.message)
    ? failure('wrong-settings', refused.message.replace(/^.*?\(400\)\./, `${host} cannot run this workflow.`))
    : refused;
}

function failed(messages: unknown, host: string): PictureFailure {
  const all = Array.isArray(messages) ? messages : [];
  const said = all.map((each: unknown) => (Array.isArray(each) ? each : []));
  if (said.some(([kind]) => kind === 'execution_interrupted')) {
    return failure('failed', `Somebody stopped this picture at ${host}.`);
  }
  const error = objectOf(said.find(([kind]) => kind === 'execution_error')?.[1]);
  const words = plainLine(wordOf(error?.['exception_message']) ?? '');
  if (saysNoMemory(`${wordOf(error?.['exception_type']) ?? ''} ${words}`)) return noMemory(host);
  return failure('failed', `${host} could not make it.${words === '' ? '' : ` It says: ${words}`}`);
}
