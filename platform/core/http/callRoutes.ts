import { accessRefusals } from '#contract/accessRefusals.ts';
import { type CallName, callNames, calls } from '#contract/calls.ts';
import { gatewayRefused, headers } from '#contract/headers.ts';
import { Hono } from 'hono';
import type { Audit } from '../audit/audit.ts';
import { memberActor, visitor } from '../audit/auditEvent.ts';
import type { Clock } from '../clock.ts';
import { CallRefusal, type CallContext, type Handlers, type MemberCallContext } from './handler.ts';
import { AmountNotAboveZero, IdempotencyMismatch, InsufficientBalance, MoneyMaintenance } from '../ledger/ledger.ts';
import type { Log } from '../log.ts';
import { isStatementTimeout } from '../store/statementTimeout.ts';
import type { Brand } from '../brand.ts';
import type { PayloadEncryption } from '../secrets/payloadEncryption.ts';
import { SecretKeyMissing } from '../secrets/secretKeys.ts';
import type { Texts } from '../text/texts.ts';
import { accessRefusal, isForMembers, type AccessPolicy } from './accessRefusal.ts';
import { answered, createRefusals } from './answers.ts';
import { callContext, languageOf, memberOf, type SessionLookup } from './callContext.ts';
import { CallFailure } from './CallFailure.ts';
import type { GatewayKeys } from './gatewayKeys.ts';
import type { PlatformEnvironment } from './platformEnvironment.ts';
import { readPayload } from './readPayload.ts';

/** Takes one place; answers what gives it back. Throws a refusal where there is none. */
type TakePlace = () => () => void;

interface RouteParts {
  readonly audit: Audit;
  readonly handlers: Handlers;
  readonly brand: Brand;
  readonly clock: Clock;
  readonly sessions: SessionLookup;
  readonly payloadEncryption: PayloadEncryption;
  /** Take a place for a call, or refuse it by throwing, before its payload is read: what a flood is refused by must cost next to nothing. */
  readonly semaphores?: Partial<Record<CallName, TakePlace>>;
  readonly siteAccess: AccessPolicy;
  readonly log: Log;
  readonly texts: Texts;
  /** Every call has to carry one of them; left out, whoever reaches the platform may call. */
  readonly gatewayKeys?: GatewayKeys | undefined;
}

/** A handler whose call is not known at compile time; what it gets was parsed by that call's own shapes. */
type AnyHandler = (payload: unknown, context: CallContext) => Promise<unknown>;

/** Refusals that any handler may meet in the ledger, in the operator's words. */
const refusalOf = (error: unknown): CallRefusal | undefined => {
  if (error instanceof CallRefusal) return error;
  if (error instanceof IdempotencyMismatch) return new CallRefusal('idempotency_mismatch');
  if (error instanceof InsufficientBalance) return new CallRefusal('insufficient_balance');
  if (error instanceof AmountNotAboveZero) return new CallRefusal('amount_out_of_range');
  if (isStatementTimeout(error)) return new CallRefusal('too_many_attempts', { retryAfterSeconds: 5, full: true });
  if (error instanceof MoneyMaintenance) return new CallRefusal('money_maintenance');
  return undefined;
};

/** The one place where calls are done: what changes security or money leaves its event in the audit trail, whoever wrote the handler. */
function dispatch<Value>(
  audit: Audit,
  name: CallName,
  requestId: string,
  context: CallContext | MemberCallContext,
  handle: () => Promise<Value>,
): Promise<Value> {
  const { audited, kind } = calls[name];
  if (kind === 'read') return handle();
  const actor = 'member' in context ? memberActor(context.member.memberId) : visitor;
  const facts = { actor, action: name, requestId };
  return audited ? audit.mutation(facts, handle) : audit.attributed(facts, handle);
}

/** Not 401: no member's token is void for it. */
function requireGateway(request: Request, keys: GatewayKeys | undefined): void {
  if (keys && !keys.accepts(request.headers.get(headers.gatewayKey) ?? '')) throw new CallFailure(403, gatewayRefused);
}

/** One route for every call of the contract. */
export function callRoutes(parts: RouteParts): Hono<PlatformEnvironment> {
  const app = new Hono<PlatformEnvironment>();
  const { refused, faulted } = createRefusals(parts.texts);
  for (const name of callNames) {
    const call = calls[name];
    const handler = parts.handlers[name] as AnyHandler;
    app.on(call.method, call.path, async ({ req, var: { address, browser, correlationId } }) => {
      const language = languageOf(req.raw);
      let leave: ReturnType<TakePlace> | undefined;
      try {
        requireGateway(req.raw, parts.gatewayKeys);
        const context = await callContext(call, req.raw, { address, browser }, parts);
        const closed = accessRefusal(call, context, parts.siteAccess);
        if (closed) throw closed;
        // Only without gateway keys: a proven gateway keeps guests off itself, and asks for public answers in nobody's name.
        if (parts.gatewayKeys === undefined && isForMembers(call, parts.siteAccess) && !(await memberOf(req.raw, parts.sessions)))
          throw new CallRefusal(accessRefusals.loginRequired);
        leave = parts.semaphores?.[name]?.();
        const payload = await readPayload(call, req.raw, parts.payloadEncryption);
        // Parsed on the way out too: a column that the contract does not name cannot slip through.
        return answered(call.answer.parse(await dispatch(parts.audit, name, correlationId, context, () => handler(payload, context))));
      } catch (error) {
        if (error instanceof CallFailure) return refused(error.code, language, error.value, error.status);
        if (isStatementTimeout(error))
          parts.log.warn({ event: 'statement_timeout', call: name, correlationId }, 'a statement took too long, and was ended');
        const refusal = refusalOf(error);
        if (refusal) return refused(refusal.code, language, refusal.value);
        parts.log.error({ error, call: name, correlationId, [headers.merchant]: parts.brand.merchantCode }, 'a call failed');
        return faulted(correlationId, language, error instanceof SecretKeyMissing ? 503 : 500);
      } finally {
        leave?.();
      }
    });
  }
  app.all('/wps/*', ({ req }) => refused('unknown_call', languageOf(req.raw), undefined, 404));
  app.all('/lgw/*', ({ req }) => refused('unknown_call', languageOf(req.raw), undefined, 404));
  return app;
}
