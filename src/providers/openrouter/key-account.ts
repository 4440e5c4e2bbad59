import type { KeyAccount } from '../../domain/model.ts';
import { numberOf, objectOf } from '../wire/json-value.ts';

/** What OpenRouter's answer to `GET /key` says of a key; `null` when it is no such answer. */
export function readAccount(body: unknown): KeyAccount | null {
  const data = objectOf(objectOf(body)?.['data']);
  if (data === null || !('limit_remaining' in data || 'usage' in data || 'is_free_tier' in data)) return null;
  return {
    status: 'valid',
    remaining: numberOf(data['limit_remaining']),
    used: numberOf(data['usage']),
    usedToday: numberOf(data['usage_daily']),
    freeTier: data['is_free_tier'] === true,
  };
}
