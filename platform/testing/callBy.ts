import type { AnswerOf, Call, PayloadOf } from '#contract/call.ts';
import { encryptionKeys } from '#contract/system/site.ts';
import { requestFor, type CallOptions } from './requestFor.ts';

/** The envelope of one answer, with its HTTP status. */
export interface Answered<Value> {
  readonly status: number;
  readonly success: boolean;
  readonly code?: string;
  readonly message?: string;
  /** The answer of the call where `success`; details of the refusal where not. */
  readonly value: Value;
}

interface Caller {
  readonly merchant?: string;
  /** The clock's milliseconds, by which payloads are sealed. */
  readonly now?: () => number;
}

/** Makes calls of the contract over whatever answers requests, each sealed where the call is, with the keys that are named there. */
export const callBy =
  (send: (path: string, init: RequestInit, peer?: string) => Promise<Response>, { merchant = 'SAMPAN', now }: Caller = {}) =>
  async <C extends Call>(call: C, payload: PayloadOf<C>, options: CallOptions = {}): Promise<Answered<AnswerOf<C>>> => {
    const keys = async () => {
      const { address, init } = await requestFor(encryptionKeys, {}, { merchant });
      return ((await (await send(address, init)).json()) as Answered<AnswerOf<typeof encryptionKeys>>).value.keys;
    };
    const { address, init } = await requestFor(call, payload, { merchant, keys, ...(now && { now: now() }), ...options });
    const response = await send(address, init, options.peer);
    return { status: response.status, ...((await response.json()) as Omit<Answered<AnswerOf<C>>, 'status'>) };
  };
