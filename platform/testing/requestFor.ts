import { randomUUID } from 'node:crypto';
import type { Call } from '#contract/call.ts';
import { formContentType, headers, sealedContentType } from '#contract/headers.ts';
import type { Language } from '../core/http/handler.ts';
import { EncryptJWT, importJWK, type JWK } from 'jose';

/** Who asks, and in which words. */
export interface CallOptions {
  readonly token?: string;
  /** Idempotency key. */
  readonly key?: string;
  readonly language?: Language;
  readonly merchant?: string;
  /** Address of the visitor, as a gateway names it. */
  readonly address?: string;
  /** Name of the visitor's browser, as a gateway gives it. */
  readonly browser?: string;
  /** What the visitor's browser calls itself. */
  readonly agent?: string;
  /** Says that nobody attended the request, such as a poll. */
  readonly unattended?: boolean;
  /** Name of the sealing, where the payload is sealed; left out, one that was never used. */
  readonly sealing?: string;
  /** Milliseconds that the caller will wait. */
  readonly wait?: number;
  /** Address at the other end of the connection; left out, that of a gateway. */
  readonly peer?: string;
}

interface Sealing {
  /** The clock's milliseconds. */
  readonly now?: number;
  readonly keys?: () => Promise<readonly Record<string, unknown>[]>;
}

/** A payload sealed as the contract asks, at a time of the caller's choosing. */
export async function seal(payload: object, jwk: Record<string, unknown>, now: number, jti: string = randomUUID()): Promise<string> {
  const [iat, { kid }] = [Math.floor(now / 1000), jwk as JWK];
  return new EncryptJWT({ ...payload, iat, jti })
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', iat, jti, ...(kid !== undefined && { kid }) })
    .encrypt(await importJWK(jwk as JWK, 'ECDH-ES'));
}

/** One call of the contract as an HTTP request. */
export async function requestFor(
  call: Call,
  payload: unknown,
  options: CallOptions & Sealing,
): Promise<{ address: string; init: RequestInit }> {
  const given = Object.entries(payload as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const head = new Headers({ [headers.merchant]: options.merchant ?? '', [headers.language]: options.language ?? 'EN' });
  if (options.token !== undefined) head.set(headers.token, `Bearer ${options.token}`);
  if (options.key !== undefined) head.set(headers.idempotencyKey, options.key);
  if (options.agent !== undefined) head.set(headers.clientAgent, options.agent);
  if (options.wait !== undefined) head.set(headers.deadline, String(options.wait));
  if (options.unattended === true) head.set(headers.unattended, 'true');
  if (options.browser !== undefined) head.set(headers.clientBrowser, options.browser);
  if (options.address !== undefined) head.set(headers.clientAddress, options.address);
  if (call.method === 'GET') {
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return { address: given.length > 0 ? `${call.path}?${query}` : call.path, init: { headers: head } };
  }
  if (call.form) {
    head.set('content-type', formContentType);
    const form = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return { address: call.path, init: { method: call.method, headers: head, body: form.toString() } };
  }
  const [jwk] = call.encrypt ? ((await options.keys?.()) ?? []) : [];
  head.set('content-type', jwk ? sealedContentType : 'application/json');
  const body = jwk ? await seal(Object.fromEntries(given), jwk, options.now ?? Date.now(), options.sealing) : JSON.stringify(payload);
  return { address: call.path, init: { method: call.method, headers: head, body } };
}
