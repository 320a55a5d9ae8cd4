import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

test('a refusal names its code as a field, so that a client needs no type of it', async () => {
  const ask = async (document: string) => Object.values((await open().ask(document)).data ?? {})[0];
  expect(await ask('mutation { logIn(input: { username: "nobody99" password: "wrong" }) { ... on Refusal { code message } } }')).toEqual({
    code: 'LOG_IN_FAILED',
    // The operator's own text, which is in the language of the request.
    message: expect.stringMatching(/^Unknown name, wrong password/),
  });
  expect(
    await ask(
      'mutation { deposit(input: { methodId: "RGVwb3NpdE1ldGhvZDpwbGF5LW1vbmV5" amount: "1" idempotencyKey: "refusal-1" }) { ... on Refusal { code } } }',
    ),
  ).toEqual({ code: 'UNAUTHENTICATED' });
});
