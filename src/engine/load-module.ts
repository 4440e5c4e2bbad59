import type { ProviderError } from '../domain/errors.ts';
import { err, ok, type Result } from '../domain/result.ts';

/** Loads a part of the engine that not every turn needs. One that is neither cached nor served any more, as after an update, is said in words. */
export async function loadModule<T>(pack: string, load: () => Promise<T>): Promise<Result<T, ProviderError>> {
  try {
    return ok(await load());
  } catch {
    return err({ type: 'pack-missing', pack });
  }
}
