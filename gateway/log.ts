import { pino, type Logger } from 'pino';

export type Log = Logger;

const secrets = ['token', 'password', 'confirmPassword', 'cookie', 'authorization', 'set-cookie'];

/** C0 is escaped by JSON already; DEL, C1 and the two line separators reach a terminal unless they are too. */
const escapeControls = (line: string): string =>
  line.replace(/[\u007f-\u009f\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * JSON lines on standard output. Secrets are redacted at the top of an entry and up to two levels
 * below it. `buffered` collects lines before they are written; `flush` writes what is left.
 */
export function createLog(options: { readonly level: string; readonly buffered: boolean }): Log {
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  return pino(
    {
      level: options.level,
      base: null,
      redact: { paths, censor: '[redacted]' },
      hooks: { streamWrite: escapeControls },
    },
    pino.destination({ dest: 1, sync: !options.buffered, minLength: options.buffered ? 4096 : 0 }),
  );
}

export const silentLog = (): Log => pino({ level: 'silent' });
