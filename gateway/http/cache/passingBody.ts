import { batchedEnd } from '../batchedEnd.ts';
import type { HeaderList } from '../securityHeaders.ts';
import type { SendableBody } from './encodedBody.ts';

/** A body for those who wait for it and nobody after them: as it is, without an entity tag. */
export function createPassingBody(text: string, contentType: string, headers: HeaderList, status: number): SendableBody {
  const length = String(Buffer.byteLength(text));
  return {
    send(request, response, more = []) {
      response.writeHead(status, ['Content-Type', contentType, 'Content-Length', length, 'Vary', 'Accept-Encoding', ...headers, ...more]);
      // As text and not as bytes: it then leaves in one write with its headers.
      batchedEnd(response, request.method === 'HEAD' ? undefined : text);
      return status;
    },
  };
}
