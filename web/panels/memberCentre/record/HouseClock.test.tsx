import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { aMember, openPlace } from '../../../testing/openPlace.tsx';
import { held } from '../../../testing/openSecurity.ts';

afterEach(() => vi.unstubAllEnvs());

const said = 'Days and times are those of the site: GMT+7.';
const money = { amount: '0', currency: 'PLAY', symbol: '₫' };
const bets = {
  totalCount: 0,
  totals: { stake: money, win: money, net: money },
  played: [],
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
};

test.each([
  ['Europe/London', 1],
  ['Asia/Bangkok', 0],
])('MC-07 a reader in %s is told once whose clock it is, where it is not their own', async (zone, times) => {
  vi.stubEnv('TZ', zone);
  const { environment } = await openPlace({ path: '/?panel=personalHistoryCopy', viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(environment, 'BetRecordPageQuery', { viewer: { ...aMember, bets } });
  await screen.findByRole('heading', { name: 'Betting record' });
  expect(screen.queryAllByText(said)).toHaveLength(times);
});

test('MC-10 gifts are told by the same clock, and say so', async () => {
  vi.stubEnv('TZ', 'Europe/London');
  const { environment } = await openPlace({ path: '/?panel=bonusDetails', viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  const none = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  await answer(environment, 'BonusDetailsPageQuery', { viewer: { ...aMember, bonusRecords: { ...none, bonusBalance: money } } });
  await screen.findByRole('heading', { name: 'Bonus details' });
  expect(screen.getByText(said)).toBeTruthy();
});

const at = '2026-11-20T03:04:05.000Z';
const one = { pageInfo: { hasNextPage: false, endCursor: null } };
const transfer = {
  id: 't-1',
  reference: '0199-ref',
  walletName: 'Delta Nine',
  direction: 'IN',
  status: 'DONE',
  createdAt: at,
  amount: money,
};
const limit = { kind: 'DEPOSIT', period: 'DAY', amount: '50000', used: '0', left: '50000' };
const protection = (pending: object | null) => ({
  prompt: 'NONE',
  currencySymbol: '₫',
  realityCheckMinutes: 60,
  limits: [{ ...limit, pending }],
});

test.each([
  ['transferFund', 'VendorWalletPageQuery', { wallets: { isSingle: false, main: money, vendorWallets: [], transfers: [transfer] } }, 1],
  ['transferFund', 'VendorWalletPageQuery', { wallets: { isSingle: false, main: money, vendorWallets: [], transfers: [] } }, 0],
  ['securityCenter', 'SecurityCenterPageQuery', held().viewer, 1],
  [
    'messageV2',
    'MessagesPageQuery',
    {
      unreadMessageCount: 0,
      messages: {
        ...one,
        edges: [{ cursor: 'c1', node: { __typename: 'Message', id: 'm1', title: 'Word', content: '', sentAt: at, isRead: true } }],
      },
    },
    1,
  ],
  [
    'referral',
    'ReferralPageQuery',
    {
      referralCode: 'FRIEND7XYZ',
      invitedMembers: {
        ...one,
        totalCount: 1,
        edges: [{ cursor: 'c1', node: { __typename: 'InvitedMember', id: 'i1', maskedAccount: 'f1***', registeredAt: at } }],
      },
    },
    1,
  ],
  [
    'limits',
    'LimitsPageQuery',
    { playPause: null, playProtection: protection({ amount: null, confirmFrom: at, confirmUntil: '2099-01-01T00:00:00.000Z' }) },
    1,
  ],
  ['limits', 'LimitsPageQuery', { playPause: null, playProtection: protection(null) }, 0],
] as const)(
  'MC-07 a reader elsewhere is told whose clock the times of %s are by, and not where there are none',
  async (panel, query, asked, times) => {
    vi.stubEnv('TZ', 'America/New_York');
    const { environment } = await openPlace({ path: `/rng?panel=${panel}`, viewer: aMember });
    await answer(environment, query, { viewer: { ...aMember, ...asked } } as never);
    await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
    await waitFor(() => expect(document.querySelector('dialog :is(h3, time)')).not.toBeNull());
    expect(screen.queryAllByText(said)).toHaveLength(times);
  },
);
