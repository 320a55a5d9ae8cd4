import { LRUCache } from 'lru-cache';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const secrets = new Set(['token', 'password', 'confirmpassword', 'cookie', 'authorization', 'set-cookie']);
// Entries are made of the same few names, and lower-casing each of them each time adds up.
const known = new LRUCache<string, boolean>({ max: 200 });
function isSecret(name: string): boolean {
  let secret = known.get(name);
  if (secret === undefined) known.set(name, (secret = secrets.has(name.toLowerCase())));
  return secret;
}
const deepest = 4;

/** Copies an entry without what nobody may read in a log. Walks it itself: pino's own redaction took a seventh of all time. */
function withoutSecrets(entry: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(entry)) copy[name] = isSecret(name) ? '[redacted]' : copied(entry[name], depth);
  return copy;
}

function copied(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth >= deepest) return '[deep]';
  if (Array.isArray(value)) return value.map((each) => copied(each, depth + 1));
  return withoutSecrets(value as Record<string, unknown>, depth + 1);
}

/** What an error says, and nothing that was hung on it: payloads and answers hang there. */
const errorText = (error: unknown): Record<string, unknown> =>
  error instanceof Error ? { type: error.constructor.name, message: error.message, stack: error.stack } : { type: typeof error };

/** C0 is escaped by JSON already; DEL, C1 and the two line separators reach a terminal unless they are too. */
const escapeControls = (line: string): string =>
  line.replace(/[\u007f-\u009f\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const standardOutput = (buffered: boolean): DestinationStream =>
  pino.destination({ dest: 1, sync: !buffered, minLength: buffered ? 16_000 : 0, periodicFlush: buffered ? 1_000 : 0 });

/** JSON lines, on standard output if nothing else is said. `buffered` collects lines for up to a second; `flush` writes what is left. */
export function createLog(
  options: { readonly level: string; readonly buffered: boolean },
  destination: DestinationStream = standardOutput(options.buffered),
): Log {
  return pino(
    {
      level: options.level,
      base: null,
      formatters: { log: (entry) => withoutSecrets(entry) },
      serializers: { err: errorText },
      hooks: { streamWrite: escapeControls },
    },
    destination,
  );
}

export const silentLog = (): Log => pino({ level: 'silent' });
