import { createTransport } from 'nodemailer';
import { isLoopback } from '#contract/isLoopback.ts';
import { type Transport, transportLimit, Undeliverable } from '../outgoing.ts';

/** Whoever takes mail on for the world, and in whose name it goes. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; where false, the connection is turned to TLS before anything is said, but on this machine. */
  readonly secure: boolean;
  readonly login?: { readonly user: string; readonly pass: string };
  readonly from: { readonly name: string; readonly address: string };
}

/** One address and nothing else: what could begin another address, a header or a command is none. */
const oneAddress = /^[^\s<>()[\],;:"\\@\p{Cc}]{1,64}@[^\s<>()[\],;:"\\@\p{Cc}]{1,189}$/u;
const connectLimit = 5_000;

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;

/** What is said of a failure: the server's own words may repeat the recipient, or the mail. */
function failureOf(error: unknown): Error {
  const [status, code, command] = [field(error, 'responseCode'), field(error, 'code'), field(error, 'command')];
  const what = typeof status === 'number' ? `answered ${status}` : 'failed';
  const text = `the mail server ${what} (${[code, command].filter((each) => typeof each === 'string').join(', ')})`;
  // A recipient or a mail that is refused for good; a wrong password or sender may be put right meanwhile.
  const isFinal = typeof status === 'number' && status >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return isFinal ? new Undeliverable(text) : new Error(text);
}

/** Mail through an SMTP server, one connection a mail. `limit` in milliseconds is for the whole of it. */
export function smtpMail({ host, port, secure, login, from }: SmtpServer, limit = transportLimit): Transport {
  const mailer = createTransport({
    host,
    port,
    secure,
    ...(login ? { auth: login } : {}),
    requireTLS: !secure && !isLoopback(host),
    ignoreTLS: !secure && isLoopback(host),
    connectionTimeout: connectLimit,
    dnsTimeout: connectLimit,
    greetingTimeout: connectLimit,
    socketTimeout: connectLimit,
    socketCloseTimeout: 0,
    maxResponseSize: 64 * 1024,
    maxRecipients: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return async ({ id, recipient, subject, body }) => {
    if (!oneAddress.test(recipient)) throw new Undeliverable('the recipient is no mail address');
    const mail = {
      messageId: `<${id}@${domain}>`,
      from,
      to: { name: '', address: recipient },
      envelope: { from: from.address, to: [recipient] },
      subject: subject.replaceAll(/\p{Cc}+/gu, ' '),
      text: body,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(limit),
    };
    await mailer.sendMail(mail).catch((error: unknown) => Promise.reject(failureOf(error)));
  };
}
