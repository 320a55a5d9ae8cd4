import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { IncomingHttpHeaders } from 'node:http';

export type Encoding = 'identity' | 'gzip' | 'br';

const gzipOf = promisify(gzip);
const brotliOf = promisify(brotliCompress);

/** Below this, headers weigh more than compression saves. */
const leastWorthwhile = 800;

export interface Compressed {
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** Both compressed forms, made off the main thread; undefined where it does not pay. */
export async function compressed(bytes: Buffer): Promise<Compressed | undefined> {
  if (bytes.length < leastWorthwhile) return undefined;
  const [gz, br] = await Promise.all([
    gzipOf(bytes, { level: 6 }),
    brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  ]);
  return { gzip: gz, br };
}

/** The best encoding that there is and that a client takes. A `q=0` refuses one; other weights are not compared. */
export function encodingFor(headers: IncomingHttpHeaders, forms: Partial<Record<Encoding, unknown>>): Encoding {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  if (forms.br !== undefined && accepts(accepted, 'br')) return 'br';
  return forms.gzip !== undefined && accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

function accepts(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false;
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
