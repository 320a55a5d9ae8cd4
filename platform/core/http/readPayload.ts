import type { Call } from '#contract/call.ts';
import { formContentType, sealedContentType, sealRefused } from '#contract/headers.ts';
import { isReadableTarget, isReadableText } from '#contract/readable.ts';
import type { PayloadEncryption } from '../secrets/payloadEncryption.ts';
import { CallFailure } from './CallFailure.ts';
import { readText } from './readText.ts';

const contentTypeOf = (request: Request): string => (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CallFailure(400, 'invalid_payload');
  }
}

async function rawPayload(call: Call, request: Request, payloadEncryption: PayloadEncryption): Promise<unknown> {
  if (call.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  // A packed body could unfold into any size.
  if (request.headers.has('content-encoding')) throw new CallFailure(415, 'unsupported_content');
  const text = await readText(request);
  if (text === undefined) throw new CallFailure(400, 'invalid_payload');
  if (call.encrypt) {
    if (contentTypeOf(request) !== sealedContentType) throw new CallFailure(415, 'unsupported_content');
    const opened = await payloadEncryption.open(text);
    if (opened === undefined) throw new CallFailure(400, sealRefused);
    return opened;
  }
  if (call.form) {
    if (contentTypeOf(request) !== formContentType) throw new CallFailure(415, 'unsupported_content');
    if (!isReadableTarget(`/?${text}`)) throw new CallFailure(400, 'invalid_payload');
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (text === '') return {};
  if (contentTypeOf(request) !== 'application/json') throw new CallFailure(415, 'unsupported_content');
  return jsonOf(text);
}

/** The paths of texts that hold a NUL or half a character: PostgreSQL keeps none, and one engine must not answer what breaks on the other. */
function unkeepable(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isReadableText(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unkeepable(inner, [...path, name]));
}

/** The payload of one request in its call's shape. Throws `CallFailure`, which names fields and never values. */
export async function readPayload(call: Call, request: Request, payloadEncryption: PayloadEncryption): Promise<unknown> {
  const parsed = call.payload.safeParse(await rawPayload(call, request, payloadEncryption));
  const fields = parsed.success ? unkeepable(parsed.data) : [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))];
  if (parsed.success && fields.length === 0) return parsed.data;
  throw new CallFailure(400, 'invalid_payload', { fields });
}
