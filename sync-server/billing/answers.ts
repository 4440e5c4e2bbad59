import * as z from 'zod/mini';

import { err, ok, type Result } from '../../src/domain/result.ts';
import { readBody as readBytes } from '../local/read-body.ts';
import type { PaymentError } from './payments.ts';
import type { RpcError } from './rpc.ts';

/** An answer that no cache keeps. */
export const json = (
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json(value, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** A refusal in words that a player can act on. @param code for programs */
export const refuse = (status: number, error: string, code?: string): Response =>
  json(
    { error, ...(code === undefined ? {} : { code }) },
    status,
    status === 429 ? { 'Retry-After': '60' } : {},
  );

const mostBytes = 64 * 1024;

/** The body as a schema reads it; a refusal when there is none, it is too long, or it is something else. */
export async function readBody<T>(request: Request, schema: z.ZodMiniType<T>): Promise<Result<T, Response>> {
  const text = await readText(request, mostBytes);
  if (!text.ok) return text;
  const read = schema.safeParse(parse(text.value));
  return read.success ? ok(read.data) : err(refuse(400, 'This request is not understood.', 'bad-request'));
}

/** The body as text, of at most so many bytes. */
export async function readText(request: Request, most: number): Promise<Result<string, Response>> {
  const bytes = await readBytes(request, most);
  return bytes.ok
    ? ok(Buffer.from(bytes.value).toString('utf8'))
    : err(refuse(413, 'This request is too long.', 'too-long'));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the database's answer is taken for. A shape that is none of ours is a defect of ours. */
export function readAnswer<T>(
  answer: Result<unknown, RpcError>,
  schema: z.ZodMiniType<T>,
): Result<T, RpcError> {
  if (!answer.ok) return answer;
  return ok(schema.parse(answer.value));
}

/** The database gave no answer. @param words for a failure that no repetition mends */
export const unanswered = (
  error: RpcError,
  words = 'The server failed to answer. Please try again.',
): Response =>
  isRace(error) ? refuse(503, 'The server is busy. Please try again.', 'busy') : refuse(500, words, 'failed');

/** Whether somebody else was there at the same time: nothing has happened, and a repetition may succeed. */
export const isRace = ({ code }: RpcError): boolean =>
  code === '40P01' || code === '40001' || code === '55P03' || code === '57014';

/** The payment provider gave no answer. */
export const unpaid = (error: PaymentError): Response =>
  error.type === 'away'
    ? refuse(
        503,
        'The payment provider cannot be reached at the moment. You were not charged.',
        'provider-away',
      )
    : refuse(502, `The payment provider refused: ${error.message}`, 'provider-refused');
