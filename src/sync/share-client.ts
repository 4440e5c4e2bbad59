import * as z from 'zod/mini';

import type { OpenShare, ShareError } from '../domain/open-book.ts';
import { ownSharesSchema, type OwnShare } from '../domain/own-share.ts';
import type { StoredPicture } from '../domain/parcel.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { readSharedStory, shareSnapshotSchema, type SharedStory } from '../domain/share-snapshot.ts';

/** Why something about a share was not done. @property code the server's, as 'taken-down'; '' when it gave none, 'unreachable' where there was no answer */
export type ShareRefusal = { readonly code: string; readonly words: string };

/**
 * Everything that a page asks about shared stories. Nobody needs an account, or a library, to read one.
 * @param options.cloud of `/api/config`
 */
export function createShareClient(options: {
  readonly fetch: typeof fetch;
  readonly cloud: { readonly url: string; readonly publishableKey: string };
  /** Where the game's own server is; default the page's origin. */
  readonly origin?: string;
}) {
  const { fetch: ask, cloud, origin = '' } = options;

  /** Columns of a share. */
  const row = async (id: string, columns: string): Promise<Result<unknown, ShareError>> => {
    try {
      const address = `${cloud.url}/rest/v1/shared_stories?id=eq.${encodeURIComponent(id)}&select=${columns}`;
      const response = await ask(address, {
        headers: { apikey: cloud.publishableKey, Accept: 'application/vnd.pgrst.object+json' },
      });
      const body: unknown = await response.json();
      if (response.ok) return ok(body);
      const said = saidSchema.safeParse(body);
      return err({
        code: said.data?.code ?? '',
        message: said.data?.message ?? `The server answered ${response.status}.`,
      });
    } catch {
      return err(unreachable);
    }
  };

  const own = async <T>(
    path: string,
    given: RequestInit & { readonly token?: string },
    schema: z.ZodMiniType<T>,
  ): Promise<Result<T, ShareRefusal & { readonly missing: readonly string[] }>> => {
    const { token, ...init } = given;
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    try {
      const response = await ask(`${origin}/api/shares${path}`, { ...init, headers });
      const body: unknown =
        response.status === 204 || response.status === 202 ? null : await response.json().catch(() => null);
      const read = schema.safeParse(body);
      if (response.ok && read.success) return ok(read.data);
      const said = refusedSchema.safeParse(body);
      const { error = '', code = '', missing = [] } = said.success ? said.data : {};
      return err({ code, words: error === '' ? unreachable.message : error, missing });
    } catch {
      return err({ code: 'unreachable', words: unreachable.message, missing: [] });
    }
  };

  return {
    /** A story to be read. */
    read: async (id: string): Promise<Result<OpenShare, ShareError>> => {
      const found = await row(id, 'updated_at,snapshot');
      if (!found.ok) return found;
      const read = z.object({ updated_at: z.string(), snapshot: shareSnapshotSchema }).safeParse(found.value);
      if (!read.success) return err(unreadable);
      return ok({ updatedAt: read.data.updated_at, snapshot: read.data.snapshot });
    },
    /** The same with what playing on needs. */
    readWhole: async (id: string): Promise<Result<SharedStory, ShareError>> => {
      const found = await row(id, 'snapshot,playing');
      if (!found.ok) return found;
      const parts = z.object({ snapshot: z.unknown(), playing: z.unknown() }).safeParse(found.value);
      const shared = parts.success ? readSharedStory(parts.data.snapshot, parts.data.playing) : null;
      return shared ? ok(shared) : err(unreadable);
    },
    /** Where a picture that a snapshot names is. */
    pictureUrl: (id: string, name: string) => `${origin}/api/images/shares/${id}/${name}`,
    /** What the player shows. */
    list: async (token: string): Promise<Result<readonly OwnShare[], ShareRefusal>> => {
      const found = await own('', { token }, listSchema);
      return found.ok ? ok(found.value.shares) : found;
    },
    /** Shows a story, or shows it anew: as often as it takes for all its pictures to come. */
    publish: async (
      token: string,
      story: string,
      share: SharedStory & { readonly pictures: ReadonlyMap<string, StoredPicture> },
      card: Blob | null,
    ): Promise<Result<{ readonly id: string; readonly url: string }, ShareRefusal>> => {
      let sending = firstOf(share.pictures, [...share.pictures.keys()]);
      for (;;) {
        const body = formOf(share, sending, card);
        const answer = await own(`/${story}`, { method: 'PUT', token, body }, publishedSchema);
        if (answer.ok) return answer;
        const { missing } = answer.error;
        const next = firstOf(share.pictures, missing);
        // What was just sent and is missing still never comes.
        if (next.every((name) => sending.includes(name))) return answer;
        sending = next;
      }
    },
    /** Takes a story back: it and its pictures are gone. */
    withdraw: async (token: string, story: string): Promise<Result<null, ShareRefusal>> =>
      own(`/${story}`, { method: 'DELETE', token }, z.null()),
    /** Tells the operator what is wrong with a story; anybody may. */
    report: async (id: string, reason: string): Promise<Result<null, ShareRefusal>> =>
      own(`/${id}/report`, { method: 'POST', body: JSON.stringify({ reason }) }, z.null()),
  };
}

/** In bytes: what goes with one request, with room for the story itself. */
const mostAtOnce = 2_500_000;

/** As many of some pictures as one request takes. */
function firstOf(pictures: ReadonlyMap<string, StoredPicture>, names: readonly string[]): readonly string[] {
  let left = mostAtOnce;
  return names.filter((name) => {
    const size = pictures.get(name)?.bytes.length;
    if (size === undefined || left <= 0) return false;
    left -= size;
    return true;
  });
}

function formOf(
  { snapshot, playing, pictures }: SharedStory & { readonly pictures: ReadonlyMap<string, StoredPicture> },
  names: readonly string[],
  card: Blob | null,
): FormData {
  const form = new FormData();
  form.set('snapshot', JSON.stringify(snapshot));
  form.set('playing', JSON.stringify(playing));
  for (const name of names) {
    const picture = pictures.get(name);
    if (picture)
      form.append('picture', new Blob([new Uint8Array(picture.bytes)], { type: picture.mime }), name);
  }
  if (card) form.set('card', card, 'card.jpg');
  return form;
}

const saidSchema = z.object({ code: z.optional(z.string()), message: z.optional(z.string()) });
const refusedSchema = z.object({
  error: z.optional(z.string()),
  code: z.optional(z.string()),
  missing: z.optional(z.array(z.string())),
});
const publishedSchema = z.object({ id: z.string(), url: z.string() });
const listSchema = z.object({ shares: ownSharesSchema });

const unreachable: ShareError = { code: '', message: 'The server cannot be reached.' };
const unreadable: ShareError = { code: '', message: 'This story is of a later version of the game.' };
