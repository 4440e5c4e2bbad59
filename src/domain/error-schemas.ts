import * as z from 'zod/mini';

import { remoteNames } from './provider-names.ts';
import { amount } from './schema-parts.ts';

const host = z.string();
const message = z.string();

const knownErrorSchema = z.discriminatedUnion('type', [
  /** No connection to the provider could be made: offline, refused, blocked by CORS or by the browser. */
  z.object({ type: z.literal('unreachable'), host, offline: z.boolean() }),
  /** No first word within the time allowed, or none for too long; `afterMs` is how long it waited. */
  z.object({ type: z.literal('timeout'), host, afterMs: amount }),
  /** The stream ended before the passage did. */
  z.object({ type: z.literal('cut-off'), host }),
  /** The chosen model needs a key and there is none. */
  z.object({ type: z.literal('key-missing'), provider: z.enum(remoteNames) }),
  /** 401, or 403 for missing permission. */
  z.object({ type: z.literal('key-refused'), host, message }),
  /**
   * The server of the game lends no model for this call: nobody is signed in, the player's calls of the day are used up, or this model is
   * none of those that it lends. `retryAfterMs`: until there are new calls.
   */
  z.object({
    type: z.literal('not-lent'),
    reason: z.enum(['signed-out', 'used-up', 'other-model']),
    retryAfterMs: z.nullable(amount),
  }),
  /** 402: no money or no free requests left at the provider. */
  z.object({ type: z.literal('out-of-funds'), host, message }),
  /** 429; `retryAfterMs` is `null` when the provider does not say. */
  z.object({ type: z.literal('rate-limited'), host, retryAfterMs: z.nullable(amount) }),
  /** 404 or a message that says so. */
  z.object({ type: z.literal('model-unknown'), host, model: z.string() }),
  /** The story is longer than the model can read, even after it was shortened. */
  z.object({ type: z.literal('context-too-long'), host }),
  /** The provider refused the content. */
  z.object({ type: z.literal('refused-content'), host, message }),
  /** 5xx, or an error event without a better name. */
  z.object({ type: z.literal('provider-failed'), host, status: z.nullable(amount), message }),
  /** 400, 413, 422: the request was not understood. */
  z.object({ type: z.literal('bad-request'), host, status: amount, message }),
  /** The answer was not one: HTML, a foreign format, nothing visible. */
  z.object({ type: z.literal('bad-answer'), host, message }),
  /** The address of the own server is no http or https address. */
  z.object({ type: z.literal('bad-address'), address: z.string() }),
  /** OpenRouter did not hand over a key: the code was used, is too old, or the request was not the one that began here. */
  z.object({ type: z.literal('connect-failed'), host, message }),
  /** The chosen model is not installed on this device. */
  z.object({ type: z.literal('model-missing'), model: z.string() }),
  /** The file of a model is none, is not whole, cannot be run here, or has other bytes than its publisher names or than it had ('altered'). */
  z.object({
    type: z.literal('model-broken'),
    model: z.string(),
    reason: z.enum(['not-a-model', 'incomplete', 'damaged', 'altered', 'too-big', 'no-memory']),
  }),
  /** Another tab runs a model: one at a time, or their memory adds up. */
  z.object({ type: z.literal('model-busy'), model: z.string() }),
  /** The file of a model could not be fetched or written; `status` is HTTP's. */
  z.object({
    type: z.literal('download-failed'),
    host,
    status: z.nullable(amount),
    reason: z.enum(['offline', 'refused', 'broke-off', 'stopped', 'no-room']),
  }),
  /** This browser cannot do it. */
  z.object({
    type: z.literal('not-here'),
    what: z.enum(['browser-model', 'device-model', 'browser-model-language']),
  }),
  /** Content of the built-in storyteller could not be loaded from the cache or the host. */
  z.object({ type: z.literal('pack-missing'), pack: z.string() }),
]);

/** An error of a later version is still an error, and no reason to lose the scene. */
export const providerErrorSchema = z.catch(knownErrorSchema, {
  type: 'provider-failed',
  host: '',
  status: null,
  message: '',
});
