import { deposit } from '#contract/money/deposit.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered } from '../../testing/registration.ts';

let platform: TestPlatform;
let payPage: string;
beforeAll(async () => {
  platform = await openPlatform({ extras: { outbox: true, operatorKey: 'x'.repeat(32) } });
  const token = await registered(platform, 'linh');
  const asked = await platform.call(deposit, { methodId: 'e-wallet', amount: '100000' }, { token, key: 'key-1' });
  payPage = asked.value.deposit.payment?.payUrl ?? '';
});
afterAll(() => platform.close());

const pages: readonly (readonly [string, () => string, number])[] = [
  ['customer service', () => '/service?lang=EN', 400],
  ['the page of the stand-in that is paid at', () => payPage, 400],
  ['the page of the stand-in that people sign in at', () => '/identity/lantern/authorize', 400],
  ['the door of the desk', () => '/operator/enter', 401],
  ['a page of the desk', () => '/operator/corrections', 401],
];
const boundary = 'multipart/form-data; boundary=x';

test.each(pages)('INJ-002 a form that cannot be read is none, and no fault, to %s', async (_page, address, status) => {
  for (const [type, body] of [
    [boundary, 'no part of it'],
    [boundary, ''],
    ['multipart/form-data', '--x--'],
    ['text/plain', 'status=paid'],
  ] as const)
    expect([type, body, (await platform.fetch(address(), { method: 'POST', headers: { 'content-type': type }, body })).status]).toEqual([
      type,
      body,
      status,
    ]);
});
