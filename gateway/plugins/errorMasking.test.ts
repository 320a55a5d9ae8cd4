import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import type { CallName } from '../contract/calls.ts';
import { FakeRefusal } from '../testing/fakeOperator/fakeRefusal.ts';
import { createMockGateway } from '../testing/createMockGateway.ts';
import { type GatewayUnderTest, secretError, siteOrigin, startGateway } from '../http/testing/gatewayUnderTest.ts';

const failure = 'query Failure($kind: String!) { failure(kind: $kind) account }';
const unprintable = 'query Unprintable { account unprintable }';

/** What an answer may never hold, whatever goes wrong. */
const leaks = /\n +at |\.[tj]s:|ECONN|SELECT|\/home|node_modules|operator\.internal|password/;

const collected = () => {
  const lines: string[] = [];
  return {
    lines,
    log: pino(
      { level: 'info' },
      new Writable({
        write: (chunk, _encoding, done) => {
          lines.push(String(chunk));
          done();
        },
      }),
    ),
  };
};

let site: GatewayUnderTest;
afterEach(() => site?.close());

describe('masking', () => {
  test('GQL-026 CRS-014 an unforeseen error is a code and a correlation id; its detail is logged once', async () => {
    const { lines, log } = collected();
    site = await startGateway([failure, unprintable], { log });
    for (const kind of ['error', 'fault', 'text', 'wrapped']) {
      lines.length = 0;
      const answer = await site.ask(failure, { variables: { kind } });
      const { data, errors } = JSON.parse(answer.body);
      expect(data).toEqual({ failure: null, account: 'guest' });
      expect(errors).toMatchObject([
        {
          message: 'Something went wrong on our side. Please try again.',
          path: ['failure'],
          extensions: { code: 'INTERNAL' },
        },
      ]);
      expect(answer.body).not.toMatch(leaks);
      const logged = lines.filter((line) => line.includes(errors[0].extensions.correlationId) && line.includes('an operation failed'));
      expect([kind, logged.length]).toEqual([kind, 1]);
    }
    const answer = await site.ask(unprintable);
    expect(JSON.parse(answer.body).errors[0].extensions.code).toBe('INTERNAL');
    expect(answer.body).not.toMatch(leaks);
    expect(lines.some((line) => line.includes(secretError))).toBe(true);
  });

  test('an error that was written for people passes with its code', async () => {
    site = await startGateway([failure]);
    const answer = await site.ask(failure, { variables: { kind: 'known' } });
    expect(JSON.parse(answer.body).errors).toMatchObject([{ message: 'That one is taken.', extensions: { code: 'TAKEN' } }]);
  });

  test('GQL-026 free documents of development are masked and limited alike', async () => {
    site = await startGateway([], { examplesFolder: '/nowhere' });
    const ask = async (query: string, variables?: unknown) => {
      const answer = await site.send('/graphql', {
        method: 'POST',
        headers: { origin: siteOrigin, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      expect(answer.body).not.toMatch(leaks);
      return { status: answer.status, ...JSON.parse(answer.body) };
    };
    expect((await ask('{ failure(kind: "error") }')).errors[0].extensions.code).toBe('INTERNAL');
    expect((await ask('{ account }')).data).toEqual({ account: 'guest' });
    expect(await ask('{ account "hunter2 }')).toMatchObject({ status: 400, errors: [{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }] });
    expect(await ask('{ acount }')).toMatchObject({
      status: 400,
      errors: [
        {
          message: 'Cannot query field "acount" on type "Query". Did you mean "account"?',
          extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
        },
      ],
    });
    expect(JSON.stringify(await ask('query ($numbers: [Int]) { numbers(numbers: $numbers) }', { numbers: ['hunter2'] }))).not.toContain(
      'hunter2',
    );
    const deep = `{ ${'self { '.repeat(9)} name ${'}'.repeat(9)} }`;
    const unfolded = `{ self { ...A } } fragment A on Self { self { self { ...B } } } fragment B on Self { self { self { self { self { self { name } } } } } }`;
    const many = (count: number, part: (index: number) => string) =>
      `{ ${Array.from({ length: count }, (_none, index) => part(index)).join(' ')} }`;
    const tooMuch = [
      deep,
      unfolded,
      many(16, (index) => `a${index}: account`),
      many(13, () => 'account'),
      many(8, () => 'account @skip(if: false) @include(if: true) @include(if: true)'),
    ];
    for (const query of tooMuch) expect([query, (await ask(query)).status]).toEqual([query, 400]);
    expect((await ask(many(1_500, () => 'account'))).errors[0].extensions.code).toBe('GRAPHQL_PARSE_FAILED');
    expect(
      (await ask('{ __schema { types { fields { type { ofType { ofType { ofType { ofType { name } } } } } } } } }')).data.__schema,
    ).toBeTruthy();
  });
});

test('a fault of the operator names call, field, what was expected and what came, in the log alone', async () => {
  const { lines, log } = collected();
  const gateway = createMockGateway({
    persona: 'member',
    log,
    tamper: (name, answer) => (name === 'balance' ? { sumBalance: 5, currency: null } : answer),
  });
  const { errors } = await gateway.ask('{ viewer { nickname balance { amount } } }');
  expect(JSON.stringify(errors)).not.toContain('currency');
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({
      path: 'viewer.balance',
      call: 'balance',
      misfits: [{ at: 'currency', expected: 'of type string', received: 'null' }],
      correlationId: errors?.[0]?.extensions['correlationId'],
    }),
  );
  const ready = await gateway.fetch('/health/ready');
  expect([ready.status, await ready.text()]).toEqual([200, 'ok\nbalance does not fit the contract\n']);
  await gateway.close();
});

test('a refusal whose details cannot be read is logged by call, word and what is wrong with them, without a value', async () => {
  const { lines, log } = collected();
  const tamper = (name: CallName, answer: unknown): unknown => {
    if (name === 'deposit') throw new FakeRefusal('amount_out_of_range', { minAmount: 'little', maxAmount: null });
    return answer;
  };
  const gateway = createMockGateway({ persona: 'member', log, tamper });
  const { errors } = await gateway.ask(
    'mutation { deposit(input: { methodId: "RGVwb3NpdE1ldGhvZDpwbGF5LW1vbmV5", amount: "10000", idempotencyKey: "one-of-a-kind" }) { __typename } }',
  );
  await gateway.close();
  expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['INTERNAL']);
  const [logged] = lines.filter((line) => line.includes('an operation failed'));
  expect(logged).toContain('deposit: the value of amount_out_of_range does not fit: minAmount should be ');
  expect(logged).not.toContain('little');
});

test('a refusal that nobody foresaw is logged by call and code: its message is for the person, in any language', async () => {
  const { lines, log } = collected();
  const refusal = new FakeRefusal('unknown_call');
  const tamper = (name: CallName, answer: unknown): unknown => {
    if (name === 'balance') throw refusal;
    return answer;
  };
  const gateway = createMockGateway({ persona: 'member', log, tamper });
  await gateway.ask('{ viewer { balance { amount } } }');
  Object.assign(refusal, { code: 'what is no word may be secret-7' });
  await gateway.ask('{ viewer { balance { amount } } }');
  await gateway.close();
  const logged = lines.map((line) => JSON.parse(line) as object);
  const asked = { path: 'viewer.balance', call: 'balance' };
  expect(logged).toContainEqual(expect.objectContaining({ ...asked, code: 'unknown_call' }));
  expect(logged).toContainEqual(expect.objectContaining({ ...asked, code: 'no word' }));
  expect(JSON.stringify(logged)).not.toMatch(/"stack"|secret/);
});

test('a fault that several fields meet is logged once', async () => {
  const { lines, log } = collected();
  const gateway = createMockGateway({ persona: 'member', log, faults: { memberInfo: 'malformed' } });
  const { errors } = await gateway.ask('{ viewer { label playPause { __typename } } }');
  await gateway.close();
  expect(errors?.map(({ path }) => path?.join('.'))).toEqual(['viewer.label', 'viewer.playPause']);
  expect(lines.filter((line) => line.includes('an operation failed'))).toHaveLength(1);
});
