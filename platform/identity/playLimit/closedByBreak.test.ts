import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallName, callNames, calls } from '#contract/calls.ts';
import { excludeSelf, takeTimeOut } from '#contract/identity/playLimit.ts';
import { login } from '#contract/identity/session.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWallet, type OpenWallet } from '../../play/seamlessWallet/testing/openWallet.ts';
import { type WalletCall, walletShapes } from '../../play/seamlessWallet/walletShapes.ts';
import { openTable } from '../../play/games/testing/openTable.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { password, registered } from '../../testing/registration.ts';

/**
 * Every way by which a member brings in money, or plays: `in`. A break or a self-exclusion closes each. `out` are those that take money out, or
 * change nothing about it: they stay open. A call that moves money, or belongs to wallet or games, and stands in neither fails here.
 */
const ways: Readonly<Partial<Record<CallName, 'in' | 'out'>>> = {
  deposit: 'in',
  cancelDeposit: 'out',
  launchGame: 'in',
  pvpLaunch: 'in',
  // Towards a vendor it asks `requireOpen`; back it may always come.
  walletTransfer: 'out',
  // Both sides are asked by `requireOpen`, below.
  memberTransfer: 'in',
  recallWallets: 'out',
  withdraw: 'out',
  confirmWithdrawal: 'out',
  addPayoutAccount: 'out',
  removePayoutAccount: 'out',
  addFavourite: 'out',
  removeFavourite: 'out',
};

/** Of those that are let in to ask whether it is a repetition, what they are sent; the others are refused before their payload is read. */
const sent: Readonly<Partial<Record<CallName, object>>> = {
  deposit: { methodId: 'play-money', amount: '10000' },
  memberTransfer: { receiverId: 'anybody', amount: '10000', stepUpTicket: 'any' },
};

/**
 * Every operation of the ledger that the platform does, by file, with what keeps a paused member from it: the function of `PlayLimits`, or why nothing has to.
 * A new one has to be spoken for.
 */
const operations: Readonly<
  Record<string, 'admitDeposit' | 'admitStake' | 'corrects' | 'requireOpen' | 'new account' | 'settles' | 'takes out' | 'trial'>
> = {
  'identity/registration/openAccount.ts register': 'new account',
  'identity/session/openTrial.ts register': 'trial',
  // A person of the house credits what has come already, and answers for it.
  'money/deposit/depositDesk.ts deposit': 'corrects',
  'money/deposit/depositHandlers.ts deposit': 'admitDeposit',
  // Of what was admitted when it was asked for; of an account that is closed by now it waits for a person.
  'money/deposit/paymentReports.ts deposit': 'settles',
  'money/memberTransfer/memberTransferHandlers.ts memberTransfer': 'requireOpen',
  'money/vendorWallet/walletTransfers.ts walletRecall': 'takes out',
  'money/vendorWallet/walletTransfers.ts walletTransfer': 'requireOpen',
  'money/vendorWallet/walletTransfers.ts walletTransferClosed': 'settles',
  'money/vendorWallet/walletTransfers.ts walletTransferReturned': 'settles',
  'money/withdrawal/withdrawalHandlers.ts withdraw': 'takes out',
  'money/withdrawal/withdrawals.ts withdraw.pay': 'takes out',
  'operator/correction/corrections.ts correction': 'corrects',
  'play/bet/laterBets.ts bet': 'admitStake',
  'play/bet/laterBets.ts settlement': 'settles',
  'play/round/playPaidRound.ts bet': 'admitStake',
};
/**
 * The same of the calls that vendors make, whose games run elsewhere: what comes back is paid whoever is kept out. That each does so is held by
 * `play/seamlessWallet/walletCalls.test.ts`.
 */
const vendorWays: Readonly<Record<WalletCall, 'in' | 'out'>> = {
  session: 'in',
  bet: 'in',
  balance: 'out',
  visit: 'out',
  settle: 'out',
  rollback: 'out',
};
const checks: readonly string[] = ['admitDeposit', 'admitStake', 'requireOpen'];

const root = join(import.meta.dirname, '../..');
const found = globSync('**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\/|^testing\//.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/\boperation: '([\w.]+)'/g)].map(([, operation]) => ({ file, operation: operation ?? '', text }));
  });

test('PP-15 every operation of the ledger is spoken for, and asks what keeps a paused member from it', () => {
  expect(
    [...new Set(found.map(({ file, operation }) => `${file} ${operation}`))].toSorted(),
    '`operations` of this file says what keeps a paused member from each',
  ).toEqual(Object.keys(operations).toSorted());
  for (const { file, operation, text } of found) {
    const check = operations[`${file} ${operation}`] ?? '';
    if (checks.includes(check)) expect(text, file).toContain(`.${check}(`);
  }
});

const moving = callNames.filter((name) => {
  const { token, kind, group } = calls[name];
  return token && (kind === 'money' || (kind === 'write' && (group === 'wallet' || group === 'games')));
});

test('PP-15 every call that could bring in money or play is spoken for', () => {
  expect(moving.toSorted(), '`ways` of this file says of each whether a break closes it').toEqual(Object.keys(ways).toSorted());
});

describe('PP-14 PP-15 MON-016 of a member', () => {
  const clock = movableClock();
  let platform: TestPlatform;
  const tokens = { 'in a time-out': '', 'excluded, and let in to withdraw': '' };
  let session = '';
  beforeAll(async () => {
    platform = await openPlatform({ clock });
    const away = await registered(platform, 'linh');
    session = (await openTable(platform).open(away)).session;
    await platform.call(takeTimeOut, { length: 'DAY' }, { token: away });
    await platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token: await registered(platform, 'minh') });
    tokens['in a time-out'] = away;
    tokens['excluded, and let in to withdraw'] = (await platform.call(login, { username: 'minh', password, forPayout: true })).value.token;
  });
  afterAll(() => platform.close());

  describe.each(Object.keys(tokens) as (keyof typeof tokens)[])('%s', (who) => {
    test.each(moving)('%s', async (name) => {
      const { code } = await platform.call(calls[name] as never, (sent[name] ?? {}) as never, { token: tokens[who], key: 'any-key-1' });
      if (ways[name] === 'in') expect(code).toBe('play_paused');
      else expect(code).not.toBe('play_paused');
    });
  });

  test('in a time-out a round of a game that was open before', async () => {
    clock.forward(2_500);
    expect((await openTable(platform).spin(session)).body).toMatchObject({ error: 'play_paused' });
  });
});

describe('PP-14 PP-15 of a member whose game runs at a vendor', () => {
  let wallet: OpenWallet;
  beforeAll(async () => {
    wallet = await openWallet('sqlite');
  });
  afterAll(() => wallet.close());

  test('every call that a vendor can make is spoken for', () => {
    expect(Object.keys(walletShapes).toSorted()).toEqual(Object.keys(vendorWays).toSorted());
  });

  test.each(['takes a break', 'is self-excluded'])(
    'whoever %s meanwhile is refused the calls that lead in, and none that leads out',
    async (how) => {
      const name = how.replace(/\W/g, '');
      const token = await wallet.member(name, '50000');
      const { session, player } = await wallet.open(token);
      const launched = await wallet.launch(token);
      await wallet.bet({ session } as never, 'before', '1000');
      if (how === 'takes a break') await wallet.platform.call(takeTimeOut, { length: 'DAY' }, { token });
      else await wallet.platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token });
      wallet.clock.forward(5_000);
      const sent: Readonly<Record<WalletCall, object>> = {
        session: { token: launched },
        bet: { session, reference: 'after', amount: '1000', currency: 'PLAY' },
        balance: { session },
        visit: { session },
        settle: { player, reference: 'before', payout: '2000', currency: 'PLAY' },
        rollback: { player, reference: 'never' },
      };
      for (const [call, way] of Object.entries(vendorWays) as [WalletCall, 'in' | 'out'][]) {
        const { body } = await wallet.call(call, sent[call]);
        if (way === 'in') expect(body.error, call).toBe('play_paused');
        else expect(body.error, call).not.toBe('play_paused');
      }
      expect(await wallet.money(await wallet.memberId(name))).toBe(520_000_000n);
    },
  );
});
