import { afterEach, describe, expect, test } from 'vitest';
import type { MockGatewayOptions } from '../../testing/createMockGateway.ts';
import { FakeRefusal } from '../../testing/fakeOperator/fakeRefusal.ts';
import { openMockGateways } from '../../testing/openMockGateways.ts';
import { personas } from '../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const { account: username, password } = personas.member;
const logIn = `mutation { logIn(input: { username: "${username}", password: "${password}" }) { __typename ... on TooManyAttemptsError { retryAfterSeconds message } } }`;
const full = { refuse: 'too_many_attempts', value: { retryAfterSeconds: 3, full: true } } as const;
const inWords = (): never => {
  throw new FakeRefusal('too_many_attempts', full.value, 'Later, please.');
};

async function ask(query: string, options: Parameters<typeof open>[0]) {
  const answer = await open(options).fetch('/graphql?lang=EN', { method: 'POST', body: JSON.stringify({ query }) });
  return {
    status: answer.status,
    wait: answer.headers.get('retry-after'),
    kept: answer.headers.get('cache-control'),
    ...((await answer.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] }),
  };
}

describe('what the operator has no room for', () => {
  test.each<[string, MockGatewayOptions, string, string]>([
    ['says so in its own words', { overrides: { login: inWords } }, '3', 'Later, please.'],
    ['says so without words', { faults: { login: full } }, '3', 'The site is very busy. Please try again in a moment.'],
    ['answers by status alone', { faults: { login: { status: 429 } } }, '1', 'The site is very busy. Please try again in a moment.'],
  ])('AUT-003 a login is 429 with Retry-After, and the refusal that pages know, where it %s', async (_how, options, wait, message) => {
    expect(await ask(logIn, options)).toEqual({
      status: 429,
      wait,
      kept: 'no-store',
      data: { logIn: { __typename: 'TooManyAttemptsError', retryAfterSeconds: Number(wait), message } },
    });
  });

  test.each([
    ['a query of a member', '{ viewer { account balance { amount } } }', 'balance'],
    ['a query of everybody', '{ site { brandName } games(category: RNG) { totalCount } }', 'gameList'],
    ['a mutation that has no such refusal', 'mutation { updateLanguage(input: { language: EN }) { __typename } }', 'updateLanguage'],
  ] as const)('%s is 429 and TOO_MANY_ATTEMPTS, never INTERNAL', async (_what, query, name) => {
    const { status, wait, kept, errors } = await ask(query, { persona: 'member', faults: { [name]: full } });
    expect([status, wait, kept]).toEqual([429, '3', 'no-store']);
    expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY_ATTEMPTS' } }]);
  });

  test('the limit of one person is no want of room: 200, like every refusal', async () => {
    const limit = { refuse: 'too_many_attempts', value: { retryAfterSeconds: 300 } };
    expect(await ask(logIn, { faults: { login: limit } })).toMatchObject({
      status: 200,
      wait: null,
      data: { logIn: { __typename: 'TooManyAttemptsError', retryAfterSeconds: 300 } },
    });
  });
});
