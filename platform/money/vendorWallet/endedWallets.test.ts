import { excludeSelf } from '#contract/identity/playLimit.ts';
import { login } from '#contract/identity/session.ts';
import { merchantWallet, recallWallets, walletTransfer } from '#contract/money/vendorWallet.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password, registered } from '../../testing/registration.ts';

describe.each(testEngines())('MC-03 a wallet that the brand has no more, on %s', (engine) => {
  let platform: TestPlatform;
  let token: string;
  let kept: string[];
  beforeEach(async () => {
    kept = ['DLT', 'CRP'];
    platform = await openPlatform({ engine, brand: { vendorWallets: kept } });
    token = await registered(platform, 'linh');
    for (const vassalage of kept) await move('IN', '300', `into-${vassalage}`, vassalage);
  });
  afterEach(async () => {
    expect(await reconcile(platform.parts.db)).toEqual([]);
    await platform.close();
  });

  const move = (direction: 'IN' | 'OUT', amount: string, key: string, vassalage: string) =>
    platform.call(walletTransfer, { vassalage, direction, amount }, { token, key });
  const wallets = async () => {
    const { value } = await platform.call(merchantWallet, {}, { token });
    return {
      isSingle: value.isSingle,
      main: value.balance,
      ...Object.fromEntries(value.wallets.map((each) => [each.vassalage, each.balance])),
    };
  };
  /** As the operator is started with another `brand.json`. */
  const keep = (...codes: readonly string[]) => kept.splice(0, kept.length, ...codes);

  test('is shown for as long as something lies there, which comes back as ever; nothing goes there any more', async () => {
    keep('CRP');
    expect(await wallets()).toEqual({ isSingle: false, main: '400', DLT: '300', CRP: '300' });
    expect(await move('IN', '10', 'in', 'DLT')).toMatchObject({ success: false, code: 'wallet_unavailable' });
    expect((await move('OUT', '300', 'out', 'DLT')).value).toMatchObject({ status: 'DONE', walletName: 'Delta Nine' });
    expect(await wallets()).toEqual({ isSingle: false, main: '700', CRP: '300' });
    // The answer was lost, and it is asked for again.
    expect((await move('OUT', '300', 'out', 'DLT')).value).toMatchObject({ status: 'DONE' });
    expect(await move('OUT', '1', 'more', 'DLT')).toMatchObject({ code: 'insufficient_balance' });
    expect(await move('OUT', '1', 'never-there', 'XGS')).toMatchObject({ code: 'wallet_unavailable' });
  });

  test('MON-002 is none that nothing was moved to: what was, and whose answer was lost, is told again', async () => {
    const first = await move('IN', '50', 'lost', 'DLT');
    keep('CRP');
    expect(await move('IN', '50', 'lost', 'DLT')).toEqual(first);
    expect(await wallets()).toMatchObject({ main: '350', DLT: '350' });
  });

  test('comes back with a recall; where it was the last of them there is one wallet from then on', async () => {
    keep();
    expect(await wallets()).toEqual({ isSingle: false, main: '400', DLT: '300', CRP: '300' });
    const { transfers } = (await platform.call(recallWallets, {}, { token, key: 'all' })).value;
    expect(transfers.map(({ vassalage, amount, status }) => [vassalage, amount, status])).toEqual([
      ['CRP', '300', 'DONE'],
      ['DLT', '300', 'DONE'],
    ]);
    expect(await wallets()).toEqual({ isSingle: true, main: '1000' });
    expect((await platform.call(balance, {}, { token })).value.sumBalance).toBe('1000');
  });

  test('PP-14 gives back what lies there to whoever has excluded themselves, as one that is kept does: it can be paid out then', async () => {
    keep('CRP');
    await platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token });
    token = (await platform.call(login, { username: 'linh', password, forPayout: true })).value.token;
    expect(await move('IN', '10', 'in', 'CRP')).toMatchObject({ code: 'play_paused' });
    expect((await move('OUT', '300', 'out', 'DLT')).value).toMatchObject({ status: 'DONE' });
    expect((await platform.call(recallWallets, {}, { token, key: 'all' })).value.transfers).toMatchObject([
      { vassalage: 'CRP', status: 'DONE' },
    ]);
    expect(await wallets()).toEqual({ isSingle: false, main: '1000', CRP: '0' });
  });
});
