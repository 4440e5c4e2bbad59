import { err, ok, type Result } from '../../src/domain/result.ts';
import { isLoopback, originOf } from '../loopback.ts';
import { replicateUrl } from '../replicate.ts';

/** What the environment says about pictures by a provider. */
export type PictureSettings = {
  /** The operator's, which credits pay for; `null`: players use their own. */
  readonly key: string | null;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Whether the provider takes money: it is not one of this machine. */
  readonly real: boolean;
  /** How many pictures a user may have in a day for credits. */
  readonly mostADay: number;
};

/** Whether a picture costs the operator money: credits of test payments never pay for one then. */
export function picturesCost({ real, key }: Pick<PictureSettings, 'real' | 'key'>): boolean {
  return real && key !== null;
}

/** Reads REPLICATE_API_TOKEN, REPLICATE_BASE_URL and MAX_IMAGES_PER_DAY. The error is a sentence the operator can act on. */
export function readPictures(
  env: Readonly<Record<string, string | undefined>>,
): Result<PictureSettings, string> {
  const key = env['REPLICATE_API_TOKEN'] || null;
  if (key !== null && !/^[\x21-\x7e]{8,200}$/.test(key)) {
    return err('REPLICATE_API_TOKEN is no token of Replicate: it begins with r8_ and holds no spaces.');
  }
  const given = env['REPLICATE_BASE_URL'] || replicateUrl;
  const baseUrl = originOf(given);
  if (baseUrl === undefined) {
    return err('REPLICATE_BASE_URL is no address; give one such as https://api.replicate.com, or unset it.');
  }
  const { hostname, protocol } = new URL(baseUrl);
  if (protocol !== 'https:' && !isLoopback(hostname)) {
    return err('REPLICATE_BASE_URL has to begin with https: where it is not on this machine.');
  }
  const mostADay = Number(env['MAX_IMAGES_PER_DAY'] || '200');
  if (!Number.isInteger(mostADay) || mostADay < 0) {
    return err(`MAX_IMAGES_PER_DAY is ${env['MAX_IMAGES_PER_DAY']}; give a whole number.`);
  }
  return ok({ key, baseUrl, real: !isLoopback(hostname), mostADay });
}
