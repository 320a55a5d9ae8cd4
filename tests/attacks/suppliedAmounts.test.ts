import { randomUUID } from 'node:crypto';
import type { PayloadOf } from '#contract/call.ts';
import { deposit } from '#contract/money/deposit.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { parseAmount } from '../../platform/core/ledger/amount.ts';
import { reconcile } from '../../platform/core/ledger/testing/reconcile.ts';
import { bearer, openSlot, type OpenSlot } from '../../platform/play/games/slot/testing/openSlot.ts';
import type { PlayedRound } from '../../platform/play/games/slot/slotRound.ts';
import { openPlatform, type TestPlatform } from '../../platform/testing/openPlatform.ts';
import { registered } from '../../platform/testing/registration.ts';

/** What whoever asks would like to say of the outcome. */
const wishes = {
  win: '777777',
  payout: '777777',
  odds: '9999',
  rate: '0.0001',
  fee: '-777777',
  bonus: '777777',
  total: '1',
  currency: 'USD',
  balance: '777777',
  status: 'SETTLED',
};

describe('what a client says of prizes, fees, rates and currencies', () => {
  let slot: OpenSlot | undefined;
  let platform: TestPlatform | undefined;
  afterEach(async () => {
    await slot?.close();
    await platform?.close();
    slot = platform = undefined;
  });

  test('MON-009 a round takes the stake and pays what was drawn, whatever else the page sends', async () => {
    slot = await openSlot('sqlite');
    await slot.addMember('linh', 100_000_000n);
    const { session } = await slot.enter('linh');
    for (let round = 0; round < 20; round += 1) {
      slot.wait(5_000);
      const before = (await slot.ledger.balance('linh')).amount;
      const { status, body } = await slot.post<PlayedRound>(
        '/games/slot/rounds',
        { stake: '200', ...wishes },
        {
          ...bearer(session),
          'idempotency-key': randomUUID(),
        },
      );
      expect(status).toBe(200);
      expect(body.round.win).not.toBe(wishes.win);
      const row = await slot.db
        .selectFrom('bet')
        .select(['stake', 'payout', 'currency'])
        .where('id', '=', body.round.id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ stake: 2_000_000n, payout: parseAmount(body.round.win) });
      expect(row.currency).not.toBe('USD');
      expect((await slot.ledger.balance('linh')).amount).toBe(before - 2_000_000n + row.payout);
    }
    expect(await reconcile(slot.db)).toEqual([]);
  });

  test('MON-009 a deposit is of its amount in the member’s own currency, whatever else is said', async () => {
    platform = await openPlatform();
    const token = await registered(platform, 'linh');
    const sum = async () => Number((await platform?.call(balance, {}, { token }))?.value.sumBalance);
    const before = await sum();
    const asked: PayloadOf<typeof deposit> & typeof wishes = { methodId: 'play-money', amount: '10000', ...wishes };
    const { success } = await platform.call(deposit, asked, { token, key: 'wishful-thinking' });
    expect(await sum()).toBe(before + (success ? 10_000 : 0));
    expect(await platform.call(deposit, { methodId: 'play-money', amount: '10000' }, { token, key: 'plain' })).toMatchObject({
      success: true,
    });
    expect(await sum()).toBe(before + (success ? 20_000 : 10_000));
    const currencies = await platform.parts.db.selectFrom('account').select('currency').distinct().execute();
    expect(currencies.map(({ currency }) => currency)).not.toContain('USD');
  });
});
