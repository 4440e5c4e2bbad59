import { afterAll, beforeEach } from 'vitest';

import type { Play } from '../../model-server/faults.ts';
import { startModelServer, type ModelServer } from '../../model-server/model-server.ts';
import { collect, modelWith, request, textOf } from './call-model.ts';

/** A model server for one file of tests, which forgets everything before each of them. */
export async function startStandIn(): Promise<ModelServer> {
  const server = await startModelServer();
  afterAll(() => server.close());
  beforeEach(() => server.reset());
  return server;
}

const { signal } = new AbortController();

/** One call, with the last answers played as said. */
export async function callModel(
  server: ModelServer,
  plays: readonly Play[],
  props: Partial<Parameters<typeof modelWith>[0]> = {},
) {
  server.play(...plays.map((play) => ({ play })));
  const { model, clock } = modelWith({ baseUrl: server.url, ...props });
  const events = await collect(model.stream(request, signal));
  return { events, clock, text: textOf(events), last: events.at(-1), calls: server.calls().length };
}
