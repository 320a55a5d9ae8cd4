import { encryptionKeys } from '#contract/system/site.ts';
import { createFakeUpstream, type FakeUpstreamOptions } from '../../gateway/testing/fakeOperator/fakeUpstream.ts';
import { listen } from '../../platform/core/events/testing/listen.ts';
import { requestFor } from '../../platform/testing/requestFor.ts';
import type { Operator, OperatorAnswer } from './Operator.ts';

const origin = 'https://operator.example';

export const openFakeOperator = async (options?: FakeUpstreamOptions): Promise<Operator> => {
  const fake = createFakeUpstream(options);
  const send = async (path: string, { method = 'GET', headers, body }: RequestInit): Promise<OperatorAnswer> => {
    const { status, text } = await fake.send({
      origin,
      method: method as 'GET',
      path,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { body }),
      timeout: 5_000,
    });
    return { status, ...(JSON.parse(text) as Omit<OperatorAnswer, 'status'>) };
  };
  const call: Operator['call'] = async (given, payload, options = {}) => {
    const keys = async () => (await call(encryptionKeys, {})).value.keys;
    const { address, init } = await requestFor(given, payload, { merchant: 'SAMPAN', keys, ...options });
    return (await send(address, init)) as Awaited<ReturnType<typeof call<typeof given>>>;
  };
  const openStream = async (path: string, { headers }: RequestInit): Promise<Response> => {
    const left = new AbortController();
    const { status, text } = await fake.events.openStream({
      origin,
      path,
      headers: Object.fromEntries(new Headers(headers)),
      signal: left.signal,
    });
    const pieces = text[Symbol.asyncIterator]();
    const body = new ReadableStream<string>({
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => left.abort(),
    });
    return new Response(body.pipeThrough(new TextEncoderStream()), { status });
  };
  return {
    call,
    send,
    listen: (given) => listen(openStream, given),
    async restrict(username) {
      const account = fake.members.named(username);
      if (account === undefined) throw new Error(`there is no ${username}`);
      account.mustChangePassword = true;
      return fake.members.open(account);
    },
    close: async () => undefined,
  };
};
