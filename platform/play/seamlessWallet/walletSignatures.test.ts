import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signCall } from '../../providers/vendor/vendorSignature.ts';
import { openWallet, type OpenWallet, vendorKey } from './testing/openWallet.ts';
import type { WalletSession } from './walletSessions.ts';

const one = 10_000n;
const minute = 60_000;

describe('MC-03 what comes to the wallet in a vendor’s name', () => {
  let at: OpenWallet;
  let linh: string;
  let session: WalletSession;
  let before: bigint;
  beforeEach(async () => {
    at = await openWallet('sqlite');
    session = await at.open(await at.member('linh', '500000'));
    linh = await at.memberId('linh');
    before = await at.money(linh);
  });
  afterEach(async () => {
    expect(await at.close()).toEqual([]);
  });
  const gained = async () => (await at.money(linh)) - before;
  const rollback = (reference: string) => at.call('rollback', { player: session.player, reference });
  const refused = (status: number, error: string) => ({ status, body: { error } });

  test('a call that the vendor did not sign, not for this call, or not now, does nothing', async () => {
    const asked = { session: session.session, reference: 'r-1', amount: '5000', currency: 'PLAY' };
    at.clock.forward(5_000);
    const forger = { ...at.vendor, key: `${vendorKey}.` };
    const stale = String(at.clock.now() - 5 * minute - 1);
    const answers = await Promise.all([
      at.call('bet', asked, forger),
      at.call('bet', asked, { ...at.vendor, code: 'NOBODY' }),
      at.call('bet', asked, at.vendor, { 'x-wallet-vendor': 'OTH' }),
      at.call('bet', asked, at.vendor, { 'x-wallet-signature': '' }),
      at.call('bet', asked, at.vendor, { 'x-wallet-timestamp': stale }),
    ]);
    expect(answers).toEqual(answers.map(() => refused(401, 'not_authentic')));
    expect(await gained()).toBe(0n);
  });

  test('a message is good for five minutes and for its own call: sent again it moves nothing more, and after its rollback nothing at all', async () => {
    at.clock.forward(5_000);
    const asked = JSON.stringify({ session: session.session, reference: 'r-1', amount: '5000', currency: 'PLAY' });
    const headers = { 'content-type': 'application/json', ...signCall('CPH', vendorKey, at.clock, 'bet', asked) };
    const send = async (call = 'bet') => (await at.platform.fetch(`/seamless/${call}`, { method: 'POST', headers, body: asked })).status;
    expect([await send(), await send(), await send('settle'), await gained()]).toEqual([200, 200, 401, -5_000n * one]);
    await rollback('r-1');
    at.clock.forward(5 * minute);
    expect([await send(), await gained()]).toEqual([409, 0n]);
    at.clock.forward(1);
    expect([await send(), await gained()]).toEqual([401, 0n]);
  });

  test.each([
    ['no JSON', '{', {}, 400, 'bad_request'],
    ['more than was agreed', JSON.stringify({ session: 'x'.repeat(20), more: 1 }), {}, 400, 'bad_request'],
    ['too much', 'x'.repeat(4_097), {}, 413, 'too_large'],
    ['a form', '{}', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'json_only'],
  ])('%s is told apart', async (_, body, changes, status, error) => {
    expect(await at.call('balance', body, at.vendor, changes)).toMatchObject(refused(status, error));
  });
});
