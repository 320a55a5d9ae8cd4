import type { Call } from '#contract/call.ts';
import { headers, idempotencyKeyShape, merchantRefused } from '#contract/headers.ts';
import { language as languageWord } from '#contract/sharedSchemas.ts';
import type { Clock } from '../clock.ts';
import type { CallContext, Language, MoneyCallContext, SessionMember } from './handler.ts';
import type { Brand } from '../brand.ts';
import { CallFailure } from './CallFailure.ts';

/** The language that texts are wanted in; the brand's own where the header names none that exists. */
export function languageOf(request: Request): Language {
  return languageWord.catch('TY').parse(request.headers.get(headers.language));
}

/** Whose token is whose. */
export interface SessionLookup {
  /** Undefined for an unknown, expired, idle or voided token. Keeps the session from becoming idle, unless nobody attended the request. */
  find(token: string, isAttended?: boolean): Promise<SessionMember | undefined>;
}

/** The member whose token a request carries; undefined where it is void, or there is none. */
export async function memberOf(request: Request, sessions: SessionLookup): Promise<SessionMember | undefined> {
  const token = /^Bearer ([\w-]{16,200})$/.exec(request.headers.get(headers.token) ?? '')?.[1];
  return token === undefined ? undefined : sessions.find(token, request.headers.get(headers.unattended) !== 'true');
}

/** Everything a handler is told beside the payload, as far as its call asks for it. Throws `CallFailure`. */
export async function callContext(
  call: Call,
  request: Request,
  { address, browser }: { readonly address: string; readonly browser: string },
  { brand, clock, sessions }: { readonly brand: Brand; readonly clock: Clock; readonly sessions: SessionLookup },
): Promise<CallContext | MoneyCallContext> {
  const merchant = request.headers.get(headers.merchant);
  if (merchant !== brand.merchantCode) throw new CallFailure(400, merchantRefused, { merchants: [brand.merchantCode] });
  // A header is read byte by byte, whatever alphabet its bytes are of.
  const agent = Buffer.from(request.headers.get(headers.clientAgent) ?? '', 'latin1')
    .toString()
    .slice(0, 200);
  const wait = /^\d{1,9}$/.exec(request.headers.get(headers.deadline) ?? '')?.[0];
  const deadline = wait === undefined ? Infinity : clock.now() + Number(wait);
  const context = { language: languageOf(request), merchant, address, browser: call.byBrowser ? browser : '', agent, deadline };
  if (!call.token) return context;

  const member = await memberOf(request, sessions);
  if (!member) throw new CallFailure(401, 'token_required');
  const idempotencyKey = request.headers.get(headers.idempotencyKey) ?? '';
  if (call.kind === 'money' && !idempotencyKeyShape.test(idempotencyKey)) throw new CallFailure(400, 'idempotency_key_required');
  return { ...context, member, idempotencyKey };
}
