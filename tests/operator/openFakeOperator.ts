import { encryptionKeys } from '#contract/wps/system.ts';
import { createFakeUpstream } from '../../gateway/testing/fakeUpstream.ts';
import { requestFor } from '../../platform/testing/requestFor.ts';
import type { Operator, Said } from './Operator.ts';

export async function openFakeOperator(): Promise<Operator> {
  const fake = createFakeUpstream();
  const send = async (path: string, { method = 'GET', headers, body }: RequestInit): Promise<Said> => {
    const { status, text } = await fake.send({
      origin: 'https://operator.example',
      method: method as 'GET',
      path,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { body }),
      timeout: 5_000,
    });
    return { status, ...(JSON.parse(text) as Omit<Said, 'status'>) };
  };
  const call: Operator['call'] = async (given, payload, options = {}) => {
    const keys = async () => (await call(encryptionKeys, {})).value.keys;
    const { address, init } = await requestFor(given, payload, { merchant: 'SAMPAN', keys, ...options });
    return (await send(address, init)) as Awaited<ReturnType<typeof call<typeof given>>>;
  };
  return {
    call,
    send,
    async restrict(username) {
      const account = fake.members.named(username);
      if (account === undefined) throw new Error(`there is no ${username}`);
      account.mustChangePassword = true;
      return fake.members.open(account);
    },
    close: async () => undefined,
  };
}
