import type { AnswerOf } from '#contract/call.ts';
import { deposit } from '#contract/money/deposit.ts';
import { balance } from '#contract/money/wallet.ts';
import { encryptionKeys } from '#contract/system/site.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPlatform } from '../../app.ts';
import type { DepositMethod } from '../../core/brand.ts';
import { cheapPasswordWork } from '../../testing/cheapPasswordWork.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { requestFor } from '../../testing/requestFor.ts';
import { testGames } from '../../testing/testGames.ts';

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
    const { parts } = platform;
    /** The same store, as a platform serves it that was started with other settings. */
    const askedOf = async (depositMethods: readonly DepositMethod[], key: string) => {
      const brand = { ...parts.brand, depositMethods };
      const other = createPlatform({ ...parts, brand }, { games: testGames(), passwordWork: cheapPasswordWork() });
      const answer = async (made: Awaited<ReturnType<typeof requestFor>>) =>
        (await other.answer(new Request(new URL(made.address, 'http://127.0.0.1:3001'), made.init), '127.0.0.1')).json();
      const merchant = brand.merchantCode;
      const keys = async () =>
        ((await answer(await requestFor(encryptionKeys, {}, { merchant }))) as { value: AnswerOf<typeof encryptionKeys> }).value.keys;
      return answer(await requestFor(deposit, asked, { merchant, token, key, keys, now: parts.clock.now() }));
    };
    const methods = parts.brand.depositMethods;
    for (const [offered, code] of [
      [methods.filter(({ methodId }) => methodId !== asked.methodId), 'method_unavailable'],
      [methods.map((method) => ({ ...method, minAmount: '10001' })), 'amount_out_of_range'],
    ] as const) {
      expect(await askedOf(offered, 'lost')).toMatchObject({ success: true, value: first });
      expect(await askedOf(offered, 'anew')).toMatchObject({ success: false, code });
    }
    expect((await platform.call(balance, {}, { token })).value.sumBalance).toBe('11000');
  });
});
