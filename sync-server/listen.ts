import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { err, ok, type Result } from '../src/domain/result.ts';

/** A server that listens. */
export type Listening = {
  readonly address: AddressInfo;
  /** Takes no more requests, lets running ones end for a moment, then closes the rest. */
  readonly close: () => Promise<void>;
};

export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/** How long running requests get when the server is told to stop; `npm start` must be gone within 5 s. */
const graceMs = 2500;

/** Listens, or says in a sentence why it cannot. */
export function listen(options: {
  readonly host: string;
  readonly port: number;
  readonly fetch: (request: Request) => Promise<Response>;
}): Promise<Result<Listening, string>> {
  const server = createHttpServer(toNodeListener(options.fetch));
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(err(explain(error, options))));
    server.listen(options.port, options.host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('a TCP server has an address');
      resolve(ok({ address, close: () => close(server) }));
    });
  });
}

/** The server as Node's HTTP modules (and the development server) call it. */
export function toNodeListener(fetch: (request: Request) => Promise<Response>): NodeListener {
  const handle = getRequestListener(fetch, { overrideGlobalObjects: false });
  return (request, response) => void handle(request, response);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const hurry = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(hurry);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function explain(error: NodeJS.ErrnoException, at: { readonly host: string; readonly port: number }): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${at.port} on ${at.host} is in use. Stop the program that uses it, or start with another one: PORT=${at.port === 65_535 ? 8787 : at.port + 1}.`;
    case 'EACCES':
      return `This user may not listen on port ${at.port}. Choose a PORT above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is ${at.host}, which is no address of this machine.`;
    default:
      return `The server cannot listen on ${at.host}:${at.port}: ${error.message}`;
  }
}
