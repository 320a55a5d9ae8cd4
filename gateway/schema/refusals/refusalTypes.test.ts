import { afterEach, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import type { MockGatewayOptions } from '../../testing/createMockGateway.ts';
import { FakeRefusal } from '../../testing/fakeOperator/fakeRefusal.ts';
import { openMockGateways } from '../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

test('a refusal names its code as a field, so that a client needs no type of it', async () => {
  const ask = async (document: string) => Object.values((await open().ask(document)).data ?? {})[0];
  expect(await ask('mutation { logIn(input: { username: "nobody99" password: "wrong" }) { ... on Refusal { code message } } }')).toEqual({
    code: 'LOG_IN_FAILED',
    // Of an operator that words nothing, in the language of the request.
    message: 'Tên đăng nhập hoặc mật khẩu không đúng.',
  });
  expect(
    await ask(
      'mutation { deposit(input: { methodId: "RGVwb3NpdE1ldGhvZDpwbGF5LW1vbmV5" amount: "1" idempotencyKey: "refusal-1" }) { ... on Refusal { code } } }',
    ),
  ).toEqual({ code: 'UNAUTHENTICATED' });
});

test('I18N-1 an operator that words nothing is worded for, in the language of the request; what it says itself goes before', async () => {
  const deposit =
    'mutation { deposit(input: { methodId: "RGVwb3NpdE1ldGhvZDpwbGF5LW1vbmV5" amount: "1" idempotencyKey: "refusal-1" }) { ... on Refusal { message } } }';
  const told = async (language: Language, options: MockGatewayOptions) =>
    ((await open({ persona: 'member', ...options }).ask(deposit, {}, language)).data as { deposit: { message: string } }).deposit.message;
  const worded = await Promise.all((['EN', 'CN', 'TH'] as const).map((language) => told(language, {})));
  expect(worded[0]).toContain('The amount is outside the limits.');
  expect(new Set(worded).size).toBe(3);
  const refuse = () => {
    throw new FakeRefusal('money_maintenance', undefined, 'At noon again.');
  };
  expect(await told('EN', { overrides: { deposit: refuse } })).toBe('At noon again.');
});
