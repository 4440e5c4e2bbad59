import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Sql } from 'postgres';

import { err, type Result } from '../../src/domain/result.ts';
import type { Configuration } from '../configuration.ts';
import type { Handler } from './handler.ts';
import type { Log } from '../log.ts';
import type { ServerKeys } from './keys.ts';

/** What stands in for a Supabase project: the parts of its wire that this product uses, before a PostgreSQL. */
export type StandIn = {
  /** Answers /auth/v1, /rest/v1, /storage/v1 and /realtime/v1. */
  readonly fetch: Handler;
  /** Takes the WebSocket of /realtime/v1. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly publishable: string;
  readonly secret: string;
  readonly jwks: ServerKeys['jwks'];
  readonly isReady: () => Promise<boolean>;
  readonly close: () => Promise<void>;
  /** For the operator's commands alone. */
  readonly admin: Sql;
};

export type StandInOptions = {
  readonly configuration: Configuration;
  /** The address players use; known once the server listens, and not asked before. */
  readonly publicUrl: () => string;
  /** The time in ms. */
  readonly now: () => number;
  readonly log: Log;
  /** On a folder that a running server has, use that server's PostgreSQL instead of saying that the folder is taken; default false. */
  readonly join?: boolean;
};

/** Starts all of it, or says in a sentence for the operator why not. */
export function startStandIn(_options: StandInOptions): Promise<Result<StandIn, string>> {
  return Promise.resolve(err('The embedded server is not part of this build.'));
}
