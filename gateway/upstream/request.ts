import type { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { formContentType, headers, sealedContentType } from '../contract/headers.ts';
import type { language } from '../contract/sharedSchemas.ts';
import type { UpstreamRequest } from './transport/send.ts';

export type Language = z.output<typeof language>;

/** Who asks, for whom, and how the operator's log can be tied to ours. */
export interface Sender {
  readonly origin: string;
  readonly merchant: string;
  readonly language: Language;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly correlationId: string | undefined;
  /** Proves which gateway asks; undefined where the operator wants no key. */
  readonly gatewayKey?: string | undefined;
  /** Address of the visitor; undefined where the answer is for everybody. */
  readonly clientAddress?: string | undefined;
  readonly clientAgent?: string | undefined;
  readonly clientBrowser?: string | undefined;
  readonly unattended?: boolean | undefined;
}

const longestAgent = 200;

/** Each character of a header is a byte of UTF-8: with half of what was a character at its end nobody would read the request. */
const shortened = (agent: string): string =>
  agent.length > longestAgent ? agent.slice(0, longestAgent + 1).replace(/[\xc0-\xff][\x80-\xbf]+$|.$/, '') : agent;

/** A payload as an address query. Every value is encoded as data; missing ones are left out. */
export function queryOf(payload: object): string {
  const entries = Object.entries(payload);
  if (entries.length === 0) return '';
  const query = new URLSearchParams();
  for (const [name, value] of entries) {
    if (value === undefined || value === null) continue;
    query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Builds one request. `sealed` is the payload's JWE for calls marked `encrypt`. */
export function requestOf(call: Call, payload: object, sender: Sender, timeout: number, sealed?: string): UpstreamRequest {
  const asked = call.method === 'GET' ? queryOf(payload) : '';
  const head: Record<string, string> = {
    accept: 'application/json',
    [headers.merchant]: sender.merchant,
    [headers.language]: sender.language,
    [headers.deadline]: String(timeout),
  };
  if (sender.gatewayKey !== undefined) head[headers.gatewayKey] = sender.gatewayKey;
  if (sender.correlationId !== undefined) head[headers.correlation] = sender.correlationId;
  if (sender.clientAddress !== undefined) head[headers.clientAddress] = sender.clientAddress;
  if (sender.clientAgent !== undefined) head[headers.clientAgent] = shortened(sender.clientAgent);
  if (sender.clientBrowser !== undefined) head[headers.clientBrowser] = sender.clientBrowser;
  if (sender.unattended) head[headers.unattended] = 'true';
  if (call.token && sender.token !== undefined) head[headers.token] = `Bearer ${sender.token}`;
  if (sender.idempotencyKey !== undefined) head[headers.idempotencyKey] = sender.idempotencyKey;
  const request = { origin: sender.origin, method: call.method, path: call.path + asked, headers: head, timeout };
  if (call.method === 'GET') return request;
  if (call.form) {
    head['content-type'] = formContentType;
    return { ...request, body: queryOf(payload).slice(1) };
  }
  head['content-type'] = sealed === undefined ? 'application/json' : sealedContentType;
  return { ...request, body: sealed ?? JSON.stringify(payload) };
}
