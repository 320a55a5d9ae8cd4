import { expect, test } from 'vitest';
import { dropStoreRules } from '../../core/books/testing/flip.ts';
import { testGames } from '../../testing/testGames.ts';
import { openWallet } from './testing/openWallet.ts';
import { isAtVendor } from './walletSessions.ts';

test('MON-004 a bet is paid out within what was agreed on for the version of its game that it was placed under', async () => {
  const games = testGames();
  const wheel = games.titles.currentOf('cph-fair-wheel');
  if (!isAtVendor(wheel)) throw new Error('the wheel is not there');
  const lower = { ...wheel, version: 2, atVendor: { ...wheel.atVendor, maxTimes: 2n } };
  let newest: typeof wheel = wheel;
  const at = await openWallet('sqlite', {
    ...games,
    titles: {
      ...games.titles,
      currentOf: (code) => (code === wheel.code ? newest : games.titles.currentOf(code)),
      find: (code, version) => (code === lower.code && version === lower.version ? lower : games.titles.find(code, version)),
    },
  });
  const token = await at.member('linh', '500000');
  const begun = await at.open(token);
  const settle = async (reference: string, payout: string) =>
    (await at.call('settle', { player: begun.player, reference, payout, currency: 'PLAY' })).status;
  await at.bet(begun, 'early', '5000');
  newest = lower;
  await at.bet(begun, 'meanwhile', '5000');
  await at.bet(await at.open(token), 'late', '5000');
  expect([await settle('early', '15000.0001'), await settle('early', '15000')]).toEqual([409, 200]);
  expect(await settle('meanwhile', '15000')).toBe(200);
  newest = wheel;
  expect([await settle('late', '15000'), await settle('late', '10000')]).toEqual([409, 200]);
  expect(await at.close()).toEqual([]);
});

test('MON-004 the version that a bet was placed under stays: it is not changed, and where it was behind the store’s back, the books name it', async () => {
  const at = await openWallet('sqlite');
  const { db } = at.platform.parts;
  await at.bet(await at.open(await at.member('linh', '500000')), 'one', '5000');
  const { bet_id: id } = await db.selectFrom('vendor_bet').select('bet_id').executeTakeFirstOrThrow();
  const change = () => db.updateTable('vendor_bet').set({ title_version: 2n }).execute();
  await expect(change()).rejects.toThrow('only listed changes');
  await dropStoreRules(db);
  await change();
  expect(await at.close()).toEqual([{ table: 'vendor_bet', id, problem: 'it was changed' }]);
});
