import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

async function ask(query: string, variables?: unknown) {
  const answer = await open().fetch('/graphql?lang=EN', { method: 'POST', body: JSON.stringify({ query, variables }) });
  const text = await answer.text();
  const { data, errors = [] } = JSON.parse(text) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string; detail?: string } }[];
  };
  return {
    status: answer.status,
    text,
    data,
    codes: errors.map(({ extensions }) => extensions.code),
    messages: errors.map(({ message }) => message),
    detail: errors[0]?.extensions.detail,
  };
}
const detailOf = async (query: string, variables?: unknown) => (await ask(query, variables)).detail;

const deposit = 'mutation ($input: DepositInput!) { deposit(input: $input) { __typename } }';
const input = { methodId: 'x', amount: '5', idempotencyKey: '0123456789' };
test.each([
  [
    'query ($page: Int!) { games(category: RNG, page: $page) { totalCount } }',
    { page: 'hunter2' },
    '`$page` does not fit: the variable is declared as `Int!`.',
  ],
  ['query ($page: Int!) { games(category: RNG, page: $page) { totalCount } }', {}, '`$page` has to be given: it is of type `Int!`.'],
  [deposit, { input: { ...input, amount: 'hunter2' } }, '`$input.amount` does not fit: A Decimal is text such as `"1000.5"`'],
  [deposit, { input: { ...input, methodId: { hunter2: 1 } } }, '`$input.methodId` does not fit'],
  [deposit, { input: { ...input, amount: undefined } }, '`$input` lacks the field `amount` of `DepositInput`.'],
  [
    deposit,
    { input: { ...input, hunter2: 'x' } },
    '`$input` has a field that `DepositInput` does not have: it has amount, idempotencyKey, methodId.',
  ],
  [deposit, { input: 'hunter2' }, '`$input` does not fit its type `DepositInput'],
  [
    'query ($order: GameOrder) { games(category: RNG, order: $order) { totalCount } }',
    { order: 'hunter2' },
    '`$order` does not fit: `GameOrder` is one of NAME, RETURN, SMALLEST_STAKE.',
  ],
])('AZ-004 which variable does not fit, and no word of what was sent: %s %j', async (query, variables, told) => {
  expect(await detailOf(query, variables)).toContain(`The variable ${told}`);
  expect((await ask(query, variables)).text).not.toContain('hunter2');
});

const logIn = (fields: string) => `mutation { logIn(input: { ${fields} }) { __typename } }`;
test.each([
  ['{ games(category: RNG, order: hunter2) { totalCount } }', '`GameOrder` is one of NAME, RETURN, SMALLEST_STAKE.'],
  ['{ games(category: RNG, order: "hunter2") { totalCount } }', '`GameOrder` is one of NAME, RETURN, SMALLEST_STAKE.'],
  ['{ games(category: RNG, page: "hunter2") { totalCount } }', 'A value of type `Int` is expected.'],
  ['{ games(category: null) { totalCount } }', 'A value of type `GameCategory!` is expected.'],
  [logIn('password: "hunter2"'), '`LogInInput` needs the field `username`.'],
  [logIn('username: "a", password: "hunter2", pasword: "b"'), '`LogInInput` has no such field. Did you mean "password"?'],
  [logIn('username: "a", password: "hunter2", wrong: "b"'), '`LogInInput` has no such field.'],
])('AZ-004 what is expected in place of a value, and no word of what was sent: %s', async (query, told) => {
  expect(await detailOf(query)).toBe(told);
  const { messages, text } = await ask(query);
  expect(messages).toContain('A value in the document does not fit what is expected there.');
  expect(text).not.toContain('hunter2');
});

test.each([
  ['an enum', '{ games(category: hunter2) { totalCount } }'],
  ['text for a number', '{ games(category: RNG, page: "hunter2") { totalCount } }'],
  ['an object for an id', '{ node(id: { hunter2: "hunter2" }) { id } }'],
  ['a list', '{ games(category: RNG, search: ["hunter2"]) { totalCount } }'],
  ['text for a flag', '{ __typename @skip(if: "hunter2") }'],
  ['a scalar of ours', 'mutation { deposit(input: { methodId: "x", amount: "hunter2", idempotencyKey: "0123456789" }) { __typename } }'],
  ['an input field', 'mutation { logIn(input: { username: "a", password: 3112 }) { __typename } }'],
  [
    'what stands beside a field that there is not',
    'mutation { logIn(input: { username: "a", password: "hunter2", b: 1 }) { __typename } }',
  ],
  ['a default', 'query ($page: Int = "hunter2") { games(category: RNG, page: $page) { totalCount } }'],
])('AZ-004 %s that does not fit is not repeated', async (_what, query) => {
  const { status, text, data, messages } = await ask(query);
  expect([status, data]).toEqual([400, undefined]);
  expect(messages).not.toEqual([]);
  for (const message of messages)
    expect(message).toMatch(/^A value in the document does not fit what is expected there\.$|^A value of the request does not fit\.$/);
  expect(text).not.toMatch(/hunter2|3112/);
});

test.each([
  ['a number as text', { page: 'hunter2' }],
  ['a list', { page: ['hunter2'] }],
  ['null', { page: null }],
])("a variable of the wrong type is the sender's mistake: %s", async (_what, variables) => {
  const { status, text, codes } = await ask('query ($page: Int!) { games(category: RNG, page: $page) { totalCount } }', variables);
  expect([status, codes]).toEqual([400, ['BAD_USER_INPUT']]);
  expect(text).not.toContain('hunter2');
});
