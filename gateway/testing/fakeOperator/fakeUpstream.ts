import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { z } from 'zod';
import { accessRules } from '#contract/access.ts';
import { accessRefusals } from '#contract/accessRefusals.ts';
import { accountTypes } from '#contract/accountTypes.ts';
import type { Call } from '#contract/call.ts';
import { type CallName, callNames, calls } from '#contract/calls.ts';
import { gatewayRefused, headers, idempotencyKeyShape, merchantRefused } from '#contract/headers.ts';
import type { Clock } from '../../clock.ts';
import type { Send, UpstreamAnswer, UpstreamRequest } from '../../upstream/transport/send.ts';
import { SendFailure } from '../../upstream/transport/SendFailure.ts';
import type { FakeCallContext, FakeHandlers } from './FakeCallContext.ts';
import { createFakeEvents, type FakeEvents } from './fakeEvents.ts';
import { fakeRegisterSettings, fakeStatus } from './fakeBrand.ts';
import { fakeHandlers } from './fakeHandlers.ts';
import { type Account, fakeCurrencyOf, fakePauseOf, totalOf } from './fakeAccount.ts';
import { checkedOverrides } from './checkedOverrides.ts';
import { FakeMembers } from './fakeMembers.ts';
import { type FakePayload, readFakePayload } from './fakePayload.ts';
import { FakeRefusal } from './fakeRefusal.ts';
import { fakeDetailsOf } from './fakeRefusalDetails.ts';
import type { faultShape } from './faultShape.ts';
import { callProblem } from './callProblem.ts';
import { checkedFaults } from './faultProblem.ts';
import { decimal } from './tenThousandths.ts';

/**
 * What goes wrong with a call: no connection; an answer of another shape; a status; a refusal with its code and details, for which
 * those of `fakeRefusalDetails` stand in; or that many milliseconds of silence first.
 */
export type Fault = z.output<typeof faultShape>;

export interface FakeUpstreamOptions {
  /** Handlers put in place of the usual ones, in the contract's own types. */
  readonly overrides?: Partial<FakeHandlers>;
  readonly faults?: Partial<Record<CallName, Fault>>;
  /** When things happen; left out, everything happens as February 2026 begins. */
  readonly clock?: Clock;
  /** Milliseconds before every answer. */
  readonly latency?: number;
  /** Changes an answer on its way, as a faulty operator might, or refuses by any word in its place. */
  readonly tamper?: (name: CallName, answer: unknown) => unknown;
  /** Accounts and events of another one, which both then change; left out, it has its own. */
  readonly members?: FakeMembers;
  readonly events?: FakeEvents;
  /** What gateways have to prove themselves by; left out, nobody has to. */
  readonly gatewayKey?: string;
  /** Awaited before every answer, so that a test can look at what is under way. */
  readonly hold?: (call: RecordedCall) => Promise<void>;
}

/** A call as it reached the operator. */
export interface RecordedCall {
  readonly name: CallName;
  readonly method: string;
  /** Path and query, as they were sent. */
  readonly path: string;
  /** The body's text, still sealed where it was. */
  readonly body: string;
  /** What was in it. */
  readonly payload: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** An operator in memory, to be given to the gateway in place of a connection. */
export interface FakeUpstream {
  readonly send: Send;
  /** What happens to members, by these calls or because a test says so. */
  readonly events: FakeEvents;
  /** Every call so far, oldest first, but for the question whether a visitor may come in. */
  readonly calls: RecordedCall[];
  /** How often that question was asked, and for which addresses. */
  readonly accessCalls: RecordedCall[];
  /** May be changed while a test runs; throws a `TypeError` for what nobody would meet. */
  readonly faults: Partial<Record<CallName, Fault>>;
  readonly members: FakeMembers;
  /** What overrides have done that no call does, and nobody was told of yet. */
  readonly mistakes: Error[];
  /** How often a call was made. */
  count(name: CallName): number;
}

const firstOfFebruary: Clock = { now: () => Date.UTC(2026, 1, 1) };

const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
const answer = (status: number, body: unknown): UpstreamAnswer => ({ status, text: JSON.stringify(body) });
/** The operator's no. Where it words nothing, as an operator may, the gateway does, in the language of the request. */
const refused = (status: number, code: string, value?: unknown, message: string = code): UpstreamAnswer =>
  answer(status, { success: false, code, message, ...(value !== undefined && { value }) });

const nameOf = ({ method, path }: UpstreamRequest): CallName | undefined => {
  const { pathname } = new URL(path, 'http://operator');
  return callNames.find((name) => calls[name].path === pathname && calls[name].method === method);
};

/** What a call is refused with because of who asks. */
function accessRefusal({ access, token, whilePaused }: Call, { account, now }: FakeCallContext): FakeRefusal | undefined {
  if (!token || account === undefined) return undefined;
  if (account.mustChangePassword && !accessRules[access].restricted) return new FakeRefusal(accessRefusals.passwordChange);
  if (account.member.type === accountTypes.trial && !accessRules[access].trial) return new FakeRefusal(accessRefusals.realAccount);
  const pause = fakePauseOf(account, now);
  return pause && !whilePaused ? new FakeRefusal(accessRefusals.paused, pause) : undefined;
}

let keys: Promise<{ privateKey: CryptoKey; jwk: JWK }> | undefined;
/** What calls are sealed for. Of the process, and made on first use: new ones for each operator cost more than most of what a test asks it. */
const sealingKeys = () =>
  (keys ??= generateKeyPair('ECDH-ES', { extractable: true }).then(async ({ publicKey, privateKey }) => ({
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), use: 'enc', alg: 'ECDH-ES', kid: 'fake-key' },
  })));

/** Deterministic: the same calls in the same order get the same answers in every run. */
export function createFakeUpstream({
  overrides = {},
  faults: given = {},
  clock = firstOfFebruary,
  latency = 0,
  gatewayKey,
  members = new FakeMembers(),
  events = createFakeEvents({ gatewayKey }),
  hold,
  tamper = (_name, value) => value,
}: FakeUpstreamOptions = {}): FakeUpstream {
  const recorded: RecordedCall[] = [];
  const accessCalls: RecordedCall[] = [];
  const faults = checkedFaults(given);
  const mistakes: Error[] = [];
  const checked = checkedOverrides(overrides, mistakes);
  let made: Promise<{ privateKey: CryptoKey; handlers: FakeHandlers }> | undefined;
  const ready = () =>
    (made ??= sealingKeys().then(({ privateKey, jwk }) => {
      const settings = () => overrides.registerSettings?.({}, { now: clock.now() }) ?? fakeRegisterSettings;
      return {
        privateKey,
        handlers: { ...fakeHandlers({ members, keys: [jwk], settings }), ...checked },
      };
    }));

  const usedSealings = new Set<unknown>();
  const open = async (sealed: string): Promise<Uint8Array> => {
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, (await ready()).privateKey);
    const { jti } = protectedHeader;
    if (jti === undefined || usedSealings.has(jti)) throw new Error('a sealing that was used');
    usedSealings.add(jti);
    return plaintext;
  };

  const tellChanges = (account: Account, before: { readonly balance: bigint; readonly sessions: number }): void => {
    const { memberId } = account.member;
    const total = totalOf(account);
    if (total !== before.balance) events.tell('balance', { memberId, sumBalance: decimal(total), currency: fakeCurrencyOf(account) });
    if (members.tokensOf(account).length < before.sessions) events.tell('session', { memberId });
  };

  const handle = async (name: CallName, read: FakePayload, context: FakeCallContext): Promise<UpstreamAnswer> => {
    const call = calls[name];
    if (call.token && context.account === undefined) return refused(401, 'token_required');
    if (call.kind === 'money' && !idempotencyKeyShape.test(context.idempotencyKey ?? '')) return refused(400, 'idempotency_key_required');
    const access = accessRefusal(call, context);
    if (access !== undefined) return refused(200, access.code, access.value);
    if ('code' in read) return refused(read.status, read.code);
    const parsed = call.payload.safeParse(read.payload);
    if (!parsed.success)
      return refused(400, 'invalid_payload', { fields: [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))] });
    const handler = (await ready()).handlers[name] as (payload: unknown, context: FakeCallContext) => unknown;
    const before = context.account && { balance: totalOf(context.account), sessions: members.tokensOf(context.account).length };
    try {
      const value = handler(parsed.data, context);
      if (context.account && before) tellChanges(context.account, before);
      return answer(200, { success: true, value: tamper(name, value) });
    } catch (error) {
      if (error instanceof FakeRefusal) return refused(200, error.code, error.value, error.message);
      throw error;
    }
  };

  const send: Send = async (request) => {
    const name = nameOf(request);
    if (name === undefined) return refused(404, 'unknown_call');
    const read = await readFakePayload(calls[name], request, open);
    const { payload } = read;
    const { method, path, body = '' } = request;
    const call = { name, method, path, body, payload, headers: request.headers };
    (name === 'visitorStatus' ? accessCalls : recorded).push(call);
    await hold?.(call);
    const fault = faults[name];
    const silence = typeof fault === 'object' && 'slow' in fault ? fault.slow : latency;
    if (silence >= request.timeout) {
      await wait(request.timeout);
      throw new SendFailure('timeout', 'the fake operator is slow');
    }
    if (silence > 0) await wait(silence);
    if (request.signal?.aborted) throw new SendFailure('aborted', 'nobody waits for the answer');
    if (fault === 'fail') throw new SendFailure('connect', 'the fake operator is away');
    if (fault === 'malformed') return answer(200, { success: true, value: { unexpected: true } });
    if (typeof fault === 'object' && 'status' in fault) return refused(fault.status, 'fault');
    if (typeof fault === 'object' && 'refuse' in fault) return refused(200, fault.refuse, fault.value ?? fakeDetailsOf(name, fault.refuse));
    if (gatewayKey !== undefined && request.headers[headers.gatewayKey] !== gatewayKey) return refused(403, gatewayRefused);
    if (request.headers[headers.merchant] !== fakeStatus.info.whitelabel.merchantCode)
      return refused(400, merchantRefused, { merchants: [fakeStatus.info.whitelabel.merchantCode] });
    const token = request.headers[headers.token]?.replace(/^Bearer /, '');
    const account = members.find(token);
    const key = request.headers[headers.idempotencyKey];
    return handle(name, read, {
      now: clock.now(),
      ...(account && { account }),
      ...(token && { token }),
      ...(key && { idempotencyKey: key }),
    });
  };

  return {
    send,
    events,
    calls: recorded,
    accessCalls,
    faults,
    members,
    mistakes,
    count: (name) => {
      const problem = callProblem(name);
      if (problem !== undefined) throw new TypeError(`count: ${problem}`);
      return [...recorded, ...accessCalls].filter((call) => call.name === name).length;
    },
  };
}
