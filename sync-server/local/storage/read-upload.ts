import * as z from 'zod/mini';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import { readBody } from '../read-body.ts';
import { invalidRequest, tooLarge, type StorageError } from './storage-error.ts';

/** The bytes of an upload and what was said about them. */
export type Upload = {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly cacheControl: string;
  /** What the client keeps beside the file, as JSON text. */
  readonly userMetadata: string | null;
};

/** What a form may say beside the file, in bytes. */
const formBytes = 16_000;

/** Reads a raw body, or the file of a form. @param most in bytes */
export async function readUpload(request: Request, most: number): Promise<Result<Upload, StorageError>> {
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  const isForm = /^multipart\/form-data\b/i.test(type);
  const body = await readBody(request, isForm ? most + formBytes : most);
  if (!body.ok) return err(tooLarge);
  const upload = isForm ? await readForm(body.value, type) : readRaw(body.value, type, request.headers);
  if (!upload.ok) return upload;
  if (upload.value.bytes.byteLength > most) return err(tooLarge);
  return upload;
}

/** The library puts the file into a field without a name. */
async function readForm(bytes: Uint8Array, type: string): Promise<Result<Upload, StorageError>> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    return err(invalidRequest('The form could not be read.'));
  }
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined || typeof file === 'string')
    return err(invalidRequest('There is no file in the form.'));
  const userMetadata = readMetadata(textOf(form.get('metadata')));
  if (!userMetadata.ok) return userMetadata;
  const seconds = textOf(form.get('cacheControl')) ?? '3600';
  return ok({
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: file.type === '' ? 'application/octet-stream' : file.type,
    cacheControl: /^\d{1,9}$/.test(seconds) ? `max-age=${seconds}` : 'no-cache',
    userMetadata: userMetadata.value,
  });
}

function readRaw(bytes: Uint8Array, type: string, headers: Headers): Result<Upload, StorageError> {
  const encoded = headers.get('x-metadata');
  const userMetadata = readMetadata(encoded === null ? null : Buffer.from(encoded, 'base64').toString());
  if (!userMetadata.ok) return userMetadata;
  const cacheControl = headers.get('cache-control') ?? 'no-cache';
  return ok({
    bytes,
    type,
    cacheControl: /^max-age=\d{1,9}$/.test(cacheControl) ? cacheControl : 'no-cache',
    userMetadata: userMetadata.value,
  });
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : null);

const metadataSchema = z.record(z.string(), z.unknown());

function readMetadata(text: string | null): Result<string | null, StorageError> {
  if (text === null || text === '') return ok(null);
  try {
    const value = metadataSchema.safeParse(JSON.parse(text));
    if (value.success && text.length <= 4000) return ok(JSON.stringify(value.data));
  } catch {
    // Answered below, as any other text that is no object.
  }
  return err(invalidRequest('The metadata is no JSON object of at most 4000 characters.'));
}
