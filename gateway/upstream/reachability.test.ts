import { Writable } from 'node:stream';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { answered, statusOf } from './testing/fakeAnswers.ts';
import { away, type ClientUnderTest, createClientUnderTest, hosts } from './testing/clientUnderTest.ts';

let operator: ClientUnderTest;
beforeEach(() => {
  operator = createClientUnderTest();
});

test('a brand that the operator does not have is said with those that it has; an operator that is away says nothing of it', async () => {
  operator.respond = () =>
    Promise.resolve({ status: 400, text: JSON.stringify({ success: false, code: 'unknown_merchant', value: { merchants: ['OTTER'] } }) });
  await expect(operator.client().requireMerchant()).rejects.toThrow('MERCHANT: the operator does not know "SAMPAN"; it has OTTER');
  expect(await operator.client().isReachable()).toBe(false);
  operator.respond = away();
  await expect(operator.client().requireMerchant()).resolves.toBeUndefined();
});

test('what stands between gateway and operator is said by the setting that is wrong, and logged once, until all is well', async () => {
  const lines: string[] = [];
  const log = pino(new Writable({ write: (chunk, _encoding, done) => done(void lines.push(JSON.parse(String(chunk)).msg)) }));
  const client = operator.client({ log, gatewayKey: () => 'of-another' });
  expect(client.problem()).toBe('https://operator.example has not answered yet');
  operator.respond = () => ({ status: 403, text: JSON.stringify({ success: false, code: 'gateway_required', message: 'No.' }) });
  await client.requireMerchant();
  const refused = 'GATEWAY_KEY or GATEWAY_KEY_FILE: the operator does not know this gateway by its key';
  expect([client.problem(), lines]).toEqual([refused, []]);
  for (let asked = 0; asked < 2; asked += 1) {
    expect(await client.isReachable()).toBe(false);
    operator.clock.time += 3_000;
  }
  operator.respond = away();
  // So often that its calls are left alone, and tried now and then.
  for (let asked = 0; asked < 25; asked += 1) {
    expect(await client.isReachable()).toBe(false);
    await client.requireMerchant();
    operator.clock.time += asked < 20 ? 100 : 3_000;
  }
  expect(lines).toEqual([
    refused,
    expect.stringMatching(/^https:\/\/operator\.example: .*away/),
    expect.stringMatching(/keep failing, and are asked again every 5 seconds; the last: systemStatus: .*away/),
  ]);
  operator.respond = () => answered(statusOf('Sampan', hosts));
  operator.clock.time += 3_000;
  expect([await client.isReachable(), client.problem()]).toEqual([true, undefined]);
});
