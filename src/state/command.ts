import { atom } from 'jotai';

import type { GameError } from '../domain/errors.ts';
import type { CommandResult, EngineApi } from '../domain/ports/engine-api.ts';
import { openHandlesAtom } from './handles.ts';
import { notifyAtom } from './notices.ts';

/** What a command of the engine takes. */
export type Input<K extends keyof EngineApi> = Parameters<EngineApi[K]>[0];

type Inputs = { readonly [K in keyof EngineApi]: Parameters<EngineApi[K]> };
/** The engine, as whoever runs any one of its commands sees it. */
type Commands = { readonly [K in keyof Inputs]: (...input: Inputs[K]) => Promise<CommandResult> };

/**
 * An atom that runs the command of this name and takes what it takes. It answers as the command does, and shows a notice when that failed.
 * @param quiet the screen itself says what went wrong; said aloud when left out.
 */
export function command<K extends keyof EngineApi>(name: K, quiet?: 'quiet') {
  return atom(null, async (get, set, ...input: Inputs[K]): Promise<CommandResult> => {
    let result: CommandResult;
    try {
      const engine: Commands = get(openHandlesAtom).engine;
      result = await engine[name](...input);
    } catch (thrown) {
      // The worker is gone or broke an invariant; the words for it are the same as for any other failure.
      const error: GameError = {
        type: 'defect',
        message: thrown instanceof Error ? thrown.message : String(thrown),
      };
      result = { ok: false, error };
    }
    if (!result.ok && !quiet) set(notifyAtom, { type: 'error', error: result.error });
    return result;
  });
}
