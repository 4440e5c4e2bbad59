import { SMTPServer } from 'smtp-server';

/** A mail that arrived. */
export type Letter = { readonly to: readonly string[]; readonly raw: string; readonly text: string };

/** A mail server on a free port, which keeps what it is given. */
export async function openMailBox() {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString('utf8');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        letters.push({ to, raw, text: decode(raw) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port.');
  return {
    letters,
    url: `smtp://127.0.0.1:${address.port}`,
    /** The link in the newest mail. */
    link: () => new URL(/https?:\/\/\S+/.exec(letters.at(-1)?.text ?? '')?.[0] ?? 'none:'),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Quoted-printable, in which long lines travel. */
function decode(raw: string): string {
  if (!/^content-transfer-encoding: quoted-printable/im.test(raw)) return raw;
  return raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
