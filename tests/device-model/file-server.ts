import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host of model files on this machine: each path gives its bytes. */
export type FileServer = {
  readonly url: string;
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
};

export type Served = {
  readonly body: Uint8Array;
  readonly type?: string;
  readonly status?: number;
  /** Sends half of it and tears the connection down. */
  readonly breaksOff?: boolean;
  /** Sends half of it and then nothing. */
  readonly hangs?: boolean;
};

export async function startFileServer(files: { readonly [path: string]: Served }): Promise<FileServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    response.setHeader('Access-Control-Allow-Origin', '*');
    const file = files[path];
    if (!file) return void response.writeHead(404).end('not found');
    const { body, type = 'application/octet-stream', status = 200 } = file;
    response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
    if (!file.breaksOff && !file.hangs) return void response.end(body);
    response.write(body.subarray(0, body.length / 2), () => {
      if (file.breaksOff) response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
