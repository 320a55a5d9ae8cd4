import { takeTimeOut } from '#contract/identity/playLimit.ts';
import { deposit } from '#contract/money/deposit.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { restartedWith } from '../../testing/restartedWith.ts';

const asked = { methodId: 'play-money', amount: '10000' };

describe.each(testEngines())('a deposit whose answer was lost on %s', (engine) => {
  let platform: TestPlatform;
  let token: string;
  let first: unknown;
  beforeEach(async () => {
    platform = await openPlatform({ engine });
    token = await registered(platform, 'linh');
    ({ value: first } = await platform.call(deposit, asked, { token, key: 'lost' }));
  });
  afterEach(() => platform.close());

  test('MON-002 is told again though the brand has closed its way, or set other bounds; anew nothing comes in', async () => {
    const methods = platform.parts.brand.depositMethods;
    for (const [offered, code] of [
      [methods.filter(({ methodId }) => methodId !== asked.methodId), 'method_unavailable'],
      [methods.map((method) => ({ ...method, minAmount: '10001' })), 'amount_out_of_range'],
    ] as const) {
      const other = restartedWith(platform, { depositMethods: offered });
      expect(await other.call(deposit, asked, { token, key: 'lost' })).toMatchObject({ success: true, value: first });
      expect(await other.call(deposit, asked, { token, key: 'anew' })).toMatchObject({ success: false, code });
    }
    expect((await platform.call(balance, {}, { token })).value.sumBalance).toBe('11000');
  });

  test('MON-002 PP-14 is told again though its member takes a break since; anew nothing comes in', async () => {
    await platform.call(takeTimeOut, { length: 'DAY' }, { token });
    expect(await platform.call(deposit, asked, { token, key: 'lost' })).toMatchObject({ success: true, value: first });
    expect(await platform.call(deposit, asked, { token, key: 'anew' })).toMatchObject({ code: 'play_paused', value: { kind: 'TIME_OUT' } });
    expect(await platform.call(deposit, { ...asked, amount: '20000' }, { token, key: 'lost' })).toMatchObject({
      code: 'play_paused',
    });
    expect((await platform.call(balance, {}, { token })).value.sumBalance).toBe('11000');
  });
});
