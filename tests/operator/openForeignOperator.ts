import type { AnswerOf } from '#contract/call.ts';
import { encryptionKeys } from '#contract/system/site.ts';
import { listen } from '../../platform/core/events/testing/listen.ts';
import { requestFor } from '../../platform/testing/requestFor.ts';
import type { Operator, Said } from './Operator.ts';

export interface ForeignOperator {
  readonly url: string;
  readonly merchant: string;
  /** Key that the operator knows gateways by. */
  readonly gatewayKey?: string | undefined;
}

/** Names of members must be new at an operator that keeps them. */
const prefixOf = (now: number): string => `c${(now % 36 ** 6).toString(36)}x`;
/** Milliseconds that it may take for one answer. */
const PATIENCE = 10_000;

/** Somebody else's operator, over the network. */
export function openForeignOperator({ url, merchant, gatewayKey }: ForeignOperator, now: number): Operator {
  const fetchFrom = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (gatewayKey !== undefined) headers.set('x-gateway-key', gatewayKey);
    return fetch(new URL(path, url), { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
  };
  const send = async (path: string, init: RequestInit): Promise<Said> => {
    const response = await fetchFrom(path, init);
    const text = await response.text();
    try {
      return { status: response.status, ...(JSON.parse(text) as Omit<Said, 'status'>) };
    } catch {
      throw new Error(`status ${response.status}, and no JSON`);
    }
  };
  const call: Operator['call'] = async (given, payload, options = {}) => {
    const keys = async () => ((await call(encryptionKeys, {})).value as AnswerOf<typeof encryptionKeys> | undefined)?.keys ?? [];
    const { address, init } = await requestFor(given, payload, { merchant, keys, ...options });
    return (await send(address, init)) as Awaited<ReturnType<typeof call<typeof given>>>;
  };
  return {
    namePrefix: prefixOf(now),
    call,
    send,
    listen: (given) => listen(fetchFrom, given),
    restrict: () => Promise.reject(new Error('nobody can be restricted from outside')),
    close: () => Promise.resolve(),
  };
}
