// A Replicate of one's own on loopback, which keeps what it is told. Made from the published pages, as the adapter is: what both have wrong
// no test here shows.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { checkInput } from './inputs.ts';
import { colouredPng } from './coloured-png.ts';
import { sampleWebp } from './sample-pictures.ts';

export type Ending = 'succeeded' | 'failed' | 'canceled' | 'aborted';

/** What becomes of a prediction. */
export type Plan = {
  /** How often it is asked about before its end. */
  readonly polls: number;
  readonly end: Ending;
  readonly error: string | null;
  /** What lies at the address of its output. */
  readonly output:
    | 'picture'
    /** One that a browser can show, of another colour for each prediction. */
    | 'shown'
    | 'html'
    | 'truncated'
    | 'huge'
    | 'endless'
    | 'redirect'
    | 'cut'
    | 'busy'
    | 'other-type';
  /** Another address than that of its file, or none. */
  readonly address?: string | null;
};

export type Prediction = {
  readonly id: string;
  readonly key: string;
  readonly version: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly madeAtS: number;
  readonly plan: Plan;
  asked: number;
  status: 'starting' | 'processing' | Ending;
  fetched: number;
};

export type ReplicateServer = {
  readonly url: string;
  /** Unix time in seconds; an hour on, inputs, outputs and files are gone. */
  readonly clock: { nowS: number };
  /** What becomes of predictions, by the end of the model's name; '' is for all others. */
  readonly plans: Map<string, Plan>;
  /** So many of the next creations are answered with the status, by the end of the model's name; '' is for all. */
  readonly refusals: { model: string; status: number; times: number; detail?: string }[];
  /** So many of the next creations are carried out, and their answers are lost. */
  readonly trouble: { loseNext: number; hold: Promise<void> | null };
  readonly predictions: Prediction[];
  /** Bytes of files that were put there, by id. */
  readonly files: Map<string, { readonly key: string; readonly size: number }>;
  /** Method and path of every request. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
};

const done: Plan = { polls: 1, end: 'succeeded', error: null, output: 'picture' };
const hourS = 3600;

export const planOf = (plan: Partial<Plan>): Plan => ({ ...done, ...plan });

export async function startReplicateServer(
  options: { readonly keys?: readonly string[] } = {},
): Promise<ReplicateServer> {
  const clock = { nowS: 1_795_000_000 };
  const plans = new Map<string, Plan>();
  const refusals: ReplicateServer['refusals'] = [];
  const trouble: ReplicateServer['trouble'] = { loseNext: 0, hold: null };
  const predictions: Prediction[] = [];
  const files = new Map<string, { key: string; size: number }>();
  const requests: string[] = [];
  let url = '';

  const shown = (prediction: Prediction) => {
    const isGone = clock.nowS - prediction.madeAtS >= hourS;
    const name = `${url}/delivery/${prediction.id}/out-0.webp`;
    const address = prediction.plan.address === undefined ? name : prediction.plan.address;
    const isList = /flux-(dev|schnell)$/.test(prediction.version);
    const output =
      prediction.status !== 'succeeded' || isGone ? null : isList && address !== null ? [address] : address;
    return {
      id: prediction.id,
      model: prediction.version,
      version: 'hidden',
      input: isGone ? {} : prediction.input,
      output,
      error: prediction.status === 'failed' ? prediction.plan.error : null,
      status: prediction.status,
      logs: '',
      urls: {
        get: `${url}/v1/predictions/${prediction.id}`,
        cancel: `${url}/v1/predictions/${prediction.id}/cancel`,
      },
    };
  };

  const create = (key: string, body: Record<string, unknown>) => {
    const { version, input, ...rest } = body;
    const named = String(version).replace(/^black-forest-labs\//, '');
    const refusal = refusals.find(({ model, times }) => times > 0 && (model === '' || model === named));
    if (refusal) {
      refusal.times -= 1;
      return problem(refusal.status, refusal.detail ?? 'told to refuse');
    }
    const wrong = Object.keys(rest).length > 0 ? 'unknown fields' : checkInput(named, input, files);
    if (wrong !== null) return problem(422, wrong);
    const prediction: Prediction = {
      id: `p${String(predictions.length + 1).padStart(6, '0')}`,
      key,
      version: String(version),
      input: input as Record<string, unknown>,
      madeAtS: clock.nowS,
      plan: plans.get(named) ?? plans.get('') ?? done,
      asked: 0,
      status: 'starting',
      fetched: 0,
    };
    predictions.push(prediction);
    return { status: 201, value: shown(prediction) };
  };

  const get = (prediction: Prediction) => {
    if (prediction.status === 'starting' || prediction.status === 'processing') {
      prediction.asked += 1;
      prediction.status = prediction.asked >= prediction.plan.polls ? prediction.plan.end : 'processing';
    }
    return { status: 200, value: shown(prediction) };
  };

  const answer = async (request: IncomingMessage, path: string) => {
    const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (key === undefined || (options.keys && !options.keys.includes(key))) {
      return problem(401, `You did not pass a valid authentication token: ${key}`);
    }
    const body = await bodyOf(request);
    if (request.method === 'POST' && path === '/v1/predictions') {
      return create(key, JSON.parse(body.toString('utf8')) as Record<string, unknown>);
    }
    if (request.method === 'POST' && path === '/v1/files') {
      const id = `f${files.size + 1}`;
      files.set(id, { key, size: body.length });
      return { status: 201, value: { id, urls: { get: `${url}/v1/files/${id}` } } };
    }
    const [, id, cancel] = /^\/v1\/predictions\/(\w+)(\/cancel)?$/.exec(path) ?? [];
    const prediction = predictions.find((each) => each.id === id && each.key === key);
    if (!prediction || clock.nowS - prediction.madeAtS >= 24 * hourS) return problem(404, 'Not found');
    if (cancel === undefined) return get(prediction);
    if (prediction.status === 'starting' || prediction.status === 'processing')
      prediction.status = 'canceled';
    return { status: 200, value: shown(prediction) };
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    requests.push(`${request.method} ${pathname}`);
    const [, id] = /^\/delivery\/(\w+)\//.exec(pathname) ?? [];
    if (id !== undefined) {
      const prediction = predictions.find((each) => each.id === id);
      if (prediction) prediction.fetched += 1;
      return deliver(
        prediction && clock.nowS - prediction.madeAtS < hourS ? prediction.plan : null,
        Number(id.slice(1)),
        response,
      );
    }
    const { status, value } = await answer(request, pathname);
    if (request.method === 'POST' && pathname === '/v1/predictions') {
      if (trouble.hold) await trouble.hold;
      if (trouble.loseNext > 0) {
        trouble.loseNext -= 1;
        return void response.destroy();
      }
    }
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    clock,
    plans,
    refusals,
    trouble,
    predictions,
    files,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const problem = (status: number, detail: string) => ({ status, value: { title: 'Problem', detail, status } });

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

/** The file of an output. @param plan `null`: it is gone */
function deliver(plan: Plan | null, number: number, response: ServerResponse): void {
  const send = (bytes: Buffer, type = 'image/webp', length = bytes.length) => {
    response.writeHead(200, { 'content-type': type, 'content-length': length });
    response.end(bytes);
  };
  if (plan === null) return void response.writeHead(404).end();
  switch (plan.output) {
    case 'picture':
      return send(sampleWebp());
    case 'shown':
      return send(colouredPng(number), 'image/png');
    case 'other-type':
      return send(sampleWebp(), 'text/plain');
    case 'html':
      return send(Buffer.from('<!doctype html><script>alert(1)</script><p>no picture at all</p>'));
    case 'truncated':
      return send(sampleWebp(4000).subarray(0, 2000));
    case 'huge':
      return send(sampleWebp(25 * 1024 * 1024));
    case 'endless': {
      // Says nothing of its length.
      response.writeHead(200, { 'content-type': 'image/webp' });
      response.write(sampleWebp(3 * 1024 * 1024));
      return void response.end(Buffer.alloc(1024));
    }
    case 'redirect':
      return void response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end();
    case 'cut':
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 4000 });
      response.write(sampleWebp(4000).subarray(0, 1000));
      return void setImmediate(() => response.destroy());
    case 'busy':
      return void response.writeHead(503).end();
    default:
      return plan.output satisfies never;
  }
}
