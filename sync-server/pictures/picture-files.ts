import { err, ok, type Result } from '../../src/domain/result.ts';
import type { Backend } from '../backend.ts';
import type { PictureType } from './picture-bytes.ts';

/** The private files of players, as far as pictures need them. */
export type PictureFiles = {
  /** Under the same path it replaces what is there. */
  readonly put: (path: string, bytes: Uint8Array, type: PictureType) => Promise<Result<null, string>>;
  /** An address that opens the file for an hour, to whoever has it. @param origin that the player asked under */
  readonly sign: (path: string, origin: string) => Promise<string | null>;
  readonly read: (path: string) => Promise<Uint8Array | null>;
};

const bucket = 'story-images';
const signedForS = 3600;

/** @param options.storageUrl the address of the files' server; `null` where it is the origin under which the game is asked for */
export function createPictureFiles(options: {
  readonly client: Backend['client'];
  readonly storageUrl: string | null;
}): PictureFiles {
  const files = () => options.client.storage.from(bucket);
  return {
    put: async (path, bytes, type) => {
      const { error } = await files().upload(path, bytes, { contentType: type, upsert: true });
      return error ? err(error.message) : ok(null);
    },
    sign: async (path, origin) => {
      const { data } = await files().createSignedUrl(path, signedForS);
      if (!data) return null;
      // This server reaches the files by another name than players do.
      const { pathname, search } = new URL(data.signedUrl);
      return `${options.storageUrl ?? origin}${pathname}${search}`;
    },
    read: async (path) => {
      const { data } = await files().download(path);
      return data && new Uint8Array(await data.arrayBuffer());
    },
  };
}

/** The path of a file in the bucket, out of an address that opens it; `null` when it is none of ours. */
export function pathOfAddress(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== new URL(origin).origin) return null;
  const path = /^\/storage\/v1\/object\/(?:sign\/|authenticated\/)?story-images\/(.+)$/.exec(
    url.pathname,
  )?.[1];
  try {
    return path === undefined ? null : decodeURIComponent(path);
  } catch {
    return null;
  }
}
