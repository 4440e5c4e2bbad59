import { json } from '../billing/answers.ts';
import { pictureModelSchemas } from '../../src/domain/picture-models.ts';
import type { ProviderError } from '../replicate.ts';
import type { PictureNow } from './advance.ts';
import type { PictureDeps } from './deps.ts';
import type { RowCredit } from './picture-rows.ts';

/** A picture in the provider's shape, with an address of our own in `output` and what became of its credit in `credit`. */
export async function answerPicture(
  deps: Pick<PictureDeps, 'files' | 'rows'>,
  user: string,
  { row, isProcessing }: PictureNow,
  request: Request,
  status = 200,
): Promise<Response> {
  const { origin } = new URL(request.url);
  const output = row.file?.startsWith(`${user}/`) ? await deps.files.sign(row.file, origin) : null;
  // From here on the file has served: it stays for a while, and not for ever.
  if (output !== null) await deps.rows.told(user, row.id);
  const at = `${origin}/api/replicate/v1/predictions/${row.id}`;
  return json(
    {
      id: row.id,
      version: pictureModelSchemas[row.model].version,
      model: pictureModelSchemas[row.model].version,
      status: isProcessing ? 'processing' : row.status,
      input: {},
      output,
      error: row.error,
      logs: '',
      metrics: {},
      created_at: row.created_at,
      started_at: null,
      completed_at: row.ended_at,
      urls: { get: at, cancel: `${at}/cancel` },
      credit: row.credit,
    },
    status,
  );
}

/** There is nothing to pay with, or one has to wait. */
export function answerNoCredit(credit: RowCredit): Response {
  const words = credit.error_message ?? 'Failed to use image credit';
  const { code } = credit;
  const wait = code === 'too-many' || code === 'daily-limit';
  const status = wait ? 429 : code === 'not-authenticated' ? 401 : 402;
  return json(
    { error: words, ...(code === undefined ? {} : { code }), credit },
    status,
    wait ? { 'Retry-After': code === 'too-many' ? '10' : '3600' } : {},
  );
}

/** The provider refused, or cannot be reached. Its status stands in the answer, for ours says who failed. */
export function answerProblem(
  call: 'create' | 'ask',
  { status, statusText, detail, retryAfterS }: ProviderError,
  credit: RowCredit | null = null,
): Response {
  const error =
    call === 'create' ? `Replicate API error: ${status} ${statusText}` : `Status check failed: ${status}`;
  return json(
    { error, code: 'provider', provider: { status, statusText, detail }, credit },
    status === 429 || status === 422 || status === 404 ? status : 502,
    status === 429 ? { 'Retry-After': String(retryAfterS ?? 30) } : {},
  );
}
