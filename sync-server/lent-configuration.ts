import { err, ok, type Result } from '../src/domain/result.ts';
import type { Environment } from './account-configuration.ts';
import { isLoopback } from './loopback.ts';

/** The text models that players may use without a key of their own. */
export type LentText = {
  readonly key: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Ids of the models; never empty. */
  readonly models: readonly string[];
  /** How many calls a player has on one day (UTC). */
  readonly mostADay: number;
};

/** @returns `lent` is `null` where nothing is lent; `notes` are sentences that the operator hears at start */
export function readLentText(
  env: Environment,
): Result<{ readonly lent: LentText | null; readonly notes: readonly string[] }, string> {
  const key = (env['OPENROUTER_API_KEY'] ?? '').trim();
  const given = env['OPENROUTER_BASE_URL'] || 'https://openrouter.ai/api/v1';
  const baseUrl = baseOf(given);
  if (baseUrl === undefined) {
    return err(`OPENROUTER_BASE_URL is ${given}; give an address such as https://openrouter.ai/api/v1.`);
  }
  const mostADay = Number(env['MAX_TEXT_CALLS_PER_DAY'] || '500');
  if (!Number.isInteger(mostADay) || mostADay < 0 || mostADay > 1_000_000) {
    return err(
      `MAX_TEXT_CALLS_PER_DAY is ${env['MAX_TEXT_CALLS_PER_DAY']}; give a number from 0 to 1000000.`,
    );
  }
  // What stands in a header must be of one line and of its signs.
  if (!/^[\x21-\x7e]*$/.test(key)) return err('OPENROUTER_API_KEY holds signs that no key has.');
  const models = [...new Set((env['LENT_MODELS'] ?? '').split(/[\s,]+/).filter(Boolean))];
  if (models.length > 200 || models.some((id) => id.length > 300)) {
    return err('LENT_MODELS holds more than 200 models, or something that is no id of one.');
  }
  if (key === '') {
    const notes =
      models.length > 0 ? ['LENT_MODELS is set without OPENROUTER_API_KEY: no model is lent.'] : [];
    return ok({ lent: null, notes });
  }
  if (models.length === 0) {
    return ok({ lent: null, notes: ['OPENROUTER_API_KEY is set without LENT_MODELS: no model is lent.'] });
  }
  const notes = isLoopback(new URL(baseUrl).hostname)
    ? [`OPENROUTER_BASE_URL is ${baseUrl}, on this machine: lent models are asked for there.`]
    : [];
  return ok({ lent: { key, baseUrl, models, mostADay }, notes });
}

/** Over a network a key goes by TLS alone. */
function baseOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password || url.search || url.hash) return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  return isSafe ? url.href.replace(/\/+$/, '') : undefined;
}
