import type { AnswerOf, Call, PayloadOf } from '#contract/call.ts';
import { encryptionKeys } from '#contract/system/site.ts';
import type { Answered } from './openPlatform.ts';
import { requestFor, type CallOptions } from './requestFor.ts';

/** Asks a platform that listens, as the gateway does: sealed with the keys that it names itself. */
export const callOver =
  (address: () => string) =>
  async <C extends Call>(asked: C, payload: PayloadOf<C>, options: CallOptions = {}): Promise<Answered<AnswerOf<C>>> => {
    const send = async (each: Call, content: unknown, sender: CallOptions = {}) => {
      const keys = async () => ((await (await send(encryptionKeys, {})).json()) as Answered<AnswerOf<typeof encryptionKeys>>).value.keys;
      const { address: path, init } = await requestFor(each, content, { merchant: 'SAMPAN', keys, ...sender });
      return fetch(`${address()}${path}`, init);
    };
    const response = await send(asked, payload, options);
    return { status: response.status, ...((await response.json()) as Omit<Answered<AnswerOf<C>>, 'status'>) };
  };
