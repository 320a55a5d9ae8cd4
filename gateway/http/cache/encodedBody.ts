import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { compressed, type Compressed, type Encoding, encodingFor } from './encodings.ts';
import { batchedEnd } from '../batchedEnd.ts';
import type { HeaderList } from '../securityHeaders.ts';

interface Form {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: HeaderList;
}

/** What answers a request; returns the status. `more` headers are for this answer alone. */
export interface SendableBody {
  send(request: IncomingMessage, response: ServerResponse, more?: HeaderList): number;
}

/** One body, ready to be sent in the encodings that clients take, with its entity tags; with 304 where the client has it. */
export interface EncodedBody extends SendableBody {
  /** The body as it is. */
  readonly bytes: Buffer;
  /** Bytes that all forms hold. */
  readonly size: number;
  /** Adds the compressed forms, made now or made before. Until then the body goes out as it is. */
  compress(made?: Compressed): Promise<void>;
  /** Adds the form that takes the least time, before it returns: for what is sent at once, and would take longer on its way than in here. */
  compressNow(): void;
}

/** `If-None-Match` is a list; `*` matches whatever there is. */
const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === etag || header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));

/** `headers` go with every answer, the 304 included; type and length are of the body alone. */
export function createEncodedBody(bytes: Buffer, contentType: string, headers: HeaderList, status = 200): EncodedBody {
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const formOf = (encoding: Encoding, form: Buffer): Form => {
    const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    return {
      bytes: form,
      etag,
      headers: [
        'Content-Type',
        contentType,
        'Content-Length',
        String(form.length),
        ...encoded,
        'ETag',
        etag,
        'Vary',
        'Accept-Encoding',
        ...headers,
      ],
    };
  };
  const forms: Partial<Record<Encoding, Form>> & { readonly identity: Form } = { identity: formOf('identity', bytes) };
  const unchanged = (etag: string): string[] => ['ETag', etag, 'Vary', 'Accept-Encoding', ...headers];

  return {
    bytes,
    get size() {
      return Object.values(forms).reduce((sum, form) => sum + form.bytes.length, 0);
    },
    send(request, response, more) {
      const form = forms[encodingFor(request.headers, forms)] ?? forms.identity;
      if (status === 200 && matches(request.headers['if-none-match'], form.etag)) {
        response.writeHead(304, more ? [...unchanged(form.etag), ...more] : unchanged(form.etag));
        response.end();
        return 304;
      }
      response.writeHead(status, (more ? [...form.headers, ...more] : form.headers) as string[]);
      batchedEnd(response, request.method === 'HEAD' ? undefined : form.bytes);
      return status;
    },
    async compress(made) {
      const smaller = made ?? (await compressed(bytes));
      if (!smaller) return;
      forms.gzip = formOf('gzip', smaller.gzip);
      forms.br = formOf('br', smaller.br);
    },
    compressNow() {
      forms.gzip ??= formOf('gzip', gzipSync(bytes, { level: 4 }));
    },
  };
}
