import { merchantWallet, walletTransfer } from '#contract/money/vendorWallet.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { VendorWallets } from '../../providers/vendor/vendorWallets.ts';
import { openPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';

test.each(testEngines())('MC-03 where there is but one wallet there is nothing to transfer, on %s', async (engine) => {
  const platform = await openPlatform({ engine, brand: { vendorWallets: [] } });
  onTestFinished(() => platform.close());
  const token = await registered(platform, 'linh');
  const { value } = await platform.call(merchantWallet, {}, { token });
  expect(value).toMatchObject({ isSingle: true, wallets: [], transfers: [], balance: '1000' });
  const move = { vassalage: 'DLT', direction: 'IN', amount: '5' } as const;
  expect(await platform.call(walletTransfer, move, { token, key: 'key' })).toMatchObject({ code: 'wallet_unavailable' });
});

test.each(testEngines())(
  'MC-03 all transfers that are under way are told, however many, and of the others the latest ten, on %s',
  async (engine) => {
    let outcome: Promise<'DONE'> = Promise.resolve('DONE');
    const vendorWallets: VendorWallets = { transfer: () => outcome, outcomeOf: () => outcome, abandon: () => outcome };
    const platform = await openPlatform({ engine, brand: { vendorWallets: ['DLT'] }, providers: () => ({ vendorWallets }) });
    onTestFinished(() => platform.close());
    const token = await registered(platform, 'linh');
    const eleven = async (name: string) => {
      for (let count = 1; count <= 11; count += 1)
        await platform.call(walletTransfer, { vassalage: 'DLT', direction: 'IN', amount: '1' }, { token, key: `${name}-${count}` });
    };
    await eleven('done');
    outcome = Promise.reject(new Error('away'));
    outcome.catch(() => undefined);
    await eleven('lost');
    const { transfers } = (await platform.call(merchantWallet, {}, { token })).value;
    expect(transfers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 11 }, () => 'PENDING'),
      ...Array.from({ length: 10 }, () => 'DONE'),
    ]);
  },
);
