import { describe, expect, test } from 'vitest';

import { ok } from '../../src/domain/result.ts';
import { remoteNames } from '../../src/domain/provider-names.ts';
import { remoteProviders } from '../../src/domain/providers.ts';
import { createSecret } from '../../src/domain/secret.ts';
import type { Secrets } from '../../src/domain/ports/store.ts';
import { contactOf, readCatalog } from '../../src/providers/catalog.ts';
import { createWireModel } from '../../src/providers/wire/client.ts';
import { createFakeClock } from '../model-server/fake-clock.ts';
import { collect, request } from './chat-completions/call-model.ts';

const { signal } = new AbortController();
const serverUrl = 'https://own.test/v1';
const origin = 'https://game.test';
const signIn = async () => ok(createSecret('key-of-sign-in-0123456789'));

/** A player who has a key of every provider, each with the provider's name in it. */
const secrets: Secrets = {
  get: async (name) => ok(createSecret(`key-of-${name}-0123456789`)),
  set: async () => ok(null),
  hold: async () => ok(null),
};

/** All that leaves when a provider's models are listed and one of them is asked for a story; nobody answers well. */
async function sentTo(name: (typeof remoteNames)[number], answer: () => Response) {
  const sent: Request[] = [];
  const options = {
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      sent.push(new Request(input, init));
      return answer();
    },
    clock: createFakeClock([1000, 3000]),
    online: () => true,
  };
  const contact = await contactOf(name, { secrets, serverUrl, origin, signIn });
  if (!contact.ok) throw new Error(contact.error.type);
  await readCatalog(options, contact.value, signal);
  const model = createWireModel({
    ...options,
    contact: contact.value,
    model: 'some/model',
    random: () => 0.5,
    entry: null,
  });
  await collect(model.stream(request, signal));
  return sent;
}

describe.each(remoteNames)('SET-10 %s', (name) => {
  const { baseUrl, secret } = remoteProviders[name];
  const own = `key-of-${secret ?? 'sign-in'}-0123456789`;

  test.each([200, 401, 500])(
    'is sent its own key, at its own address, and nobody else’s, when it answers %i',
    async (status) => {
      const sent = await sentTo(name, () => Response.json({ error: { message: 'no' } }, { status }));
      expect(sent.length).toBeGreaterThanOrEqual(2);
      const origins = sent.map(({ url }) => new URL(url).origin);
      expect([...new Set(origins)]).toEqual([new URL(baseUrl ?? serverUrl, origin).origin]);
      const carried = await Promise.all(
        sent.map(async (each) =>
          [each.url, ...[...each.headers].flat(), each.body === null ? '' : await each.text()].join(' '),
        ),
      );
      expect(carried.filter((text) => text.includes(own)).length).toBeGreaterThanOrEqual(2);
      for (const text of carried) expect(text.replaceAll(own, '')).not.toContain('key-of-');
      for (const { url } of sent) expect(url).not.toContain('key-of-');
    },
  );

  test('is followed to no other address with its key, unless the player runs it himself', async () => {
    const sent = await sentTo(name, () => Response.json({}));
    for (const { redirect, credentials } of sent) {
      expect(credentials).toBe('omit');
      expect(redirect).toBe(baseUrl === null ? 'follow' : 'error');
    }
  });
});
