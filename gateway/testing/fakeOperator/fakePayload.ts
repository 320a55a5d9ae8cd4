import type { Call } from '#contract/call.ts';
import { formContentType, sealedContentType, sealRefused } from '#contract/headers.ts';
import type { UpstreamRequest } from '../../upstream/transport/send.ts';

/** What was in a request, or the status and code that it cannot be read with. */
export type FakePayload = { readonly payload: unknown } | { readonly payload?: undefined; readonly status: number; readonly code: string };

/** Reads a request as its call says it travels. `open` opens a sealed one. */
export async function readFakePayload(
  call: Call,
  { method, path, headers, body = '' }: UpstreamRequest,
  open: (sealed: string) => Promise<Uint8Array>,
): Promise<FakePayload> {
  if (method === 'GET') return { payload: Object.fromEntries(new URL(path, 'http://operator').searchParams) };
  const wanted = call.encrypt ? sealedContentType : call.form ? formContentType : 'application/json';
  if (body === '' && wanted === 'application/json') return { payload: {} };
  if (headers['content-type'] !== wanted) return { status: 415, code: 'unsupported_content' };
  if (call.form) return { payload: Object.fromEntries(new URLSearchParams(body)) };
  try {
    return { payload: JSON.parse(call.encrypt ? new TextDecoder().decode(await open(body)) : body) as unknown };
  } catch {
    return { status: 400, code: call.encrypt ? sealRefused : 'invalid_payload' };
  }
}
