import { expect, test } from 'vitest';

import type { AnswerForm } from '../../../src/domain/ports/chat-model.ts';
import type { Play } from '../../model-server/faults.ts';
import { collect, entry, modelWith, request } from './call-model.ts';
import { startStandIn } from './stand-in.ts';

const server = await startStandIn();
const { signal } = new AbortController();

const form: AnswerForm = { name: 'pair', schema: { type: 'object' } };
const withForms = entry({ supportedParameters: ['structured_outputs'] });

test('PLAY-14 a form that the server refuses is not asked for again, whatever the refusal says', async () => {
  server.play({ play: { type: 'status', status: 400, body: { error: { message: 'Bad sampler.' } } } });
  const { model } = modelWith({ baseUrl: server.url, entry: withForms });
  expect((await collect(model.stream({ ...request, form }, signal))).at(-1)?.type).toBe('finish');
  await collect(model.stream({ ...request, form }, signal));
  const formats = server.requests.map(
    ({ body }) => (body as { readonly response_format?: unknown }).response_format,
  );
  expect(formats).toEqual([
    { type: 'json_schema', json_schema: { name: 'pair', strict: true, schema: { type: 'object' } } },
    undefined,
    undefined,
  ]);
});

test('PLAY-14 a call that is refused for something else is refused without the form too, and that is told', async () => {
  const play: Play = { type: 'status', status: 422, body: { error: { message: 'No.' } } };
  server.play({ times: 2, play });
  const { model } = modelWith({ baseUrl: server.url, entry: withForms });
  const events = await collect(model.stream({ ...request, form }, signal));
  expect(events.at(-1)).toMatchObject({ error: { type: 'bad-request', status: 422 } });
  expect(server.requests).toHaveLength(2);
});

test.each([
  ['no entry', null],
  ['an entry that does not name it', entry()],
  ['an entry that names no schemas', entry({ supportedParameters: ['response_format'] })],
])('PLAY-25 with %s no form is sent', async (_, known) => {
  const { model } = modelWith({ baseUrl: server.url, entry: known });
  await collect(model.stream({ ...request, form }, signal));
  expect(server.requests[0]?.body).not.toHaveProperty('response_format');
});
