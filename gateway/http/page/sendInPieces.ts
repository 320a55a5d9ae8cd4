import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import { encodingFor } from '../cache/encodings.ts';
import type { HeaderList } from '../securityHeaders.ts';

export interface Pieces {
  readonly headers: HeaderList;
  readonly first: string;
  readonly rest: Promise<string>;
}

/** Sends a text whose end is not known yet: the first piece at once, as a browser can use it, the rest when it is there. */
export async function sendInPieces(request: IncomingMessage, response: ServerResponse, { headers, first, rest }: Pieces): Promise<number> {
  const isZipped = encodingFor(request.headers, { gzip: true }) === 'gzip';
  response.writeHead(200, ['Vary', 'Accept-Encoding', ...(isZipped ? ['Content-Encoding', 'gzip'] : []), ...headers]);
  if (!isZipped) {
    response.write(first);
    response.end(await rest);
    return 200;
  }
  const zip = createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
  zip.pipe(response);
  zip.write(first);
  zip.end(await rest);
  return 200;
}
