import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { err, ok, type Result } from '../src/domain/result.ts';

/** A server that listens. */
export type Listening = {
  readonly address: AddressInfo;
  /** Takes no more requests, lets running ones end for a moment, then closes the rest. */
  readonly close: () => Promise<void>;
};

export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/** @param remote the other end of the connection, which may be a reverse proxy */
export type Fetch = (request: Request, remote: string | undefined) => Promise<Response>;

/** Takes a connection that is to speak another protocol from now on, and ends it when it will not. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** How long running requests get when the server is told to stop; `npm start` must be gone within 5 s. */
const graceMs = 2500;

/** Listens, or says in a sentence why it cannot. */
export function listen(options: {
  readonly host: string;
  readonly port: number;
  readonly fetch: Fetch;
  /** Without it no connection changes its protocol. */
  readonly upgrade?: Upgrade;
}): Promise<Result<Listening, string>> {
  const server = createHttpServer(toNodeListener(options.fetch));
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    // A connection that breaks is no failure of the server.
    socket.on('error', () => socket.destroy());
    if (options.upgrade) options.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(err(explain(error, options))));
    server.listen(options.port, options.host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('a TCP server has an address');
      resolve(ok({ address, close: () => close(server, upgraded) }));
    });
  });
}

/** The server as Node's HTTP modules (and the development server) call it. */
export function toNodeListener(fetch: Fetch): NodeListener {
  const handle = getRequestListener(
    (request, { incoming }) => fetch(request, incoming.socket.remoteAddress ?? undefined),
    { overrideGlobalObjects: false },
  );
  return (request, response) => void handle(request, response);
}

function close(server: Server, upgraded: ReadonlySet<Duplex>): Promise<void> {
  return new Promise((resolve) => {
    const hurry = setTimeout(() => {
      server.closeAllConnections();
      // Node does not count these among its connections, and waits for them all the same.
      for (const socket of upgraded) socket.destroy();
    }, graceMs);
    // A connection whose last answer has gone out is kept open by its client, for requests that nobody takes any more.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(hurry);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
    for (const socket of upgraded) socket.end();
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
