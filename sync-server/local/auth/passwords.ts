import { timingSafeEqual } from 'node:crypto';

import { ok, type Result } from '../../../src/domain/result.ts';
import type { HashPool } from './hash-pool.ts';

/** Hashes passwords and compares them with what is stored. 'busy': too many wait already. */
export type Passwords = {
  /** The text to store. */
  readonly hash: (password: string) => Promise<Result<string, 'busy'>>;
  /**
   * Always computes one hash, also when nothing is stored: that nobody has this address is not to be read from the time of the answer.
   * `outdated`: it was stored with other parameters than those of today.
   */
  readonly verify: (
    password: string,
    stored: string | null,
  ) => Promise<Result<{ readonly matches: boolean; readonly outdated: boolean }, 'busy'>>;
};

/** How much work a hash of argon2id is. */
export type HashParameters = {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
};

/** What OWASP names first; 150 ms of one core of a two-core server of 2026, in plain JavaScript. */
export const hashParameters: HashParameters = { memoryKib: 19_456, passes: 2, lanes: 1 };

const hashLength = 32;

/** @param deps.parameters of new hashes; those that are stored carry their own */
export function createPasswords(deps: {
  readonly pool: HashPool;
  readonly random: (bytes: number) => Uint8Array;
  readonly parameters: HashParameters;
}): Passwords {
  const { pool, random, parameters } = deps;
  return {
    hash: async (password) => {
      const salt = random(16);
      const computed = await pool.compute({ password, salt, ...parameters, length: hashLength });
      return computed.ok ? ok(toPhc({ ...parameters, salt, hash: computed.value })) : computed;
    },
    verify: async (password, stored) => {
      const known = stored === null ? undefined : fromPhc(stored);
      const { memoryKib, passes, lanes } = known ?? parameters;
      const [salt, length] = [known?.salt ?? new Uint8Array(16), known?.hash.length ?? hashLength];
      const computed = await pool.compute({ password, salt, memoryKib, passes, lanes, length });
      if (!computed.ok) return computed;
      const matches = known !== undefined && timingSafeEqual(computed.value, known.hash);
      const outdated =
        memoryKib !== parameters.memoryKib || passes !== parameters.passes || lanes !== parameters.lanes;
      return ok({ matches, outdated });
    },
  };
}

type Phc = HashParameters & { readonly salt: Uint8Array; readonly hash: Uint8Array };

/** The text form in which hosted Supabase takes such a hash over. */
function toPhc({ memoryKib, passes, lanes, salt, hash }: Phc): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${base64(salt)}$${base64(hash)}`;
}

function fromPhc(text: string): Phc | undefined {
  const [, m, t, p, salt = '', hash = ''] =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]{11,86})\$([\w+/]{16,86})$/.exec(text) ?? [];
  if (m === undefined) return undefined;
  const bytes = (encoded: string) => new Uint8Array(Buffer.from(encoded, 'base64'));
  return {
    memoryKib: Number(m),
    passes: Number(t),
    lanes: Number(p),
    salt: bytes(salt),
    hash: bytes(hash),
  };
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
