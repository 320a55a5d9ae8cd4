import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { portOf } from '#contract/portOf.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** By its name in small letters; unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** A real SMTP server on this machine that keeps what it gets. */
export interface MailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** Connections that were made, whatever came of them. */
  readonly connections: number;
  /** What comes next is answered by this code: a recipient, or the mail itself; undefined to take it. */
  refuse(what: { readonly recipient?: number; readonly mail?: number }): void;
  close(): Promise<void>;
}

const refusal = (code: number) => Object.assign(new Error(`no: <tell-tale@example.com> ${code}`), { responseCode: code });

function decoded(encoding: string, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function parsed(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const),
  );
  return {
    headers,
    text: decoded(headers.get('content-transfer-encoding') ?? '', raw.slice(end + 4))
      .replaceAll('\r\n', '\n')
      .trimEnd(),
  };
}

/** Takes the login `sampan` with the password `p@ss:word`, and mail without one where `options` say so. */
export async function openMailServer(options: SMTPServerOptions = {}, host = '127.0.0.1'): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  let refused: { readonly recipient?: number; readonly mail?: number } = {};
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onAuth({ username, password }, _session, done) {
      if (username === 'sampan' && password === 'p@ss:word') done(null, { user: username });
      else done(refusal(535));
    },
    onRcptTo(_address, _session, done) {
      done(refused.recipient === undefined ? null : refusal(refused.recipient));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refused.mail !== undefined) return done(refusal(refused.mail));
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          ...parsed(Buffer.concat(chunks).toString('utf8')),
        });
        done();
      });
    },
    ...options,
  });
  // A client that turns away in mid-handshake is no fault of the test.
  server.on('error', () => undefined);
  server.listen(0, host);
  await once(server.server, 'listening');
  return {
    port: portOf(server.server),
    received,
    get connections() {
      return connections;
    },
    refuse(what) {
      refused = what;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
