import { screen } from '@testing-library/react';
import { answer } from './answer.ts';
import { aMember, openPlace } from './openPlace.tsx';

/** Play money as answers hold it. */
export const money = (amount: string) => ({ amount, symbol: '₫', currency: 'PLAY' });
export const upline = { id: 'receiver-1', maskedAccount: 'he***', relation: 'UPLINE' as 'UPLINE' | 'DOWNLINE' };
export const downline: typeof upline = { id: 'receiver-2', maskedAccount: 'eg***', relation: 'DOWNLINE' };

/** The page of transfers between members, answered. */
export async function openTransfer({
  isOpen = true,
  isSet = true,
  receivers = [upline],
  leftToday = '5000000',
  factor = 'NONE' as 'NONE' | 'PHONE',
  main = '201000',
  hasMore = false,
  ofAgent = false,
} = {}) {
  const place = await openPlace({
    path: '/rng?panel=transferUpline',
    viewer: { ...aMember, ...(ofAgent && { kind: 'AGENT', agentCentreAllowed: true }) },
  });
  await answer(place.environment, 'MemberTransferPageQuery', {
    viewer: {
      ...aMember,
      balance: money('201000'),
      wallets: { main: { amount: main, symbol: '₫' } },
      paymentPassword: { isSet, factor, hint: '' },
      memberTransferTerms: { isOpen, receivers, hasMore, minimum: money('10000'), maximum: money('2000000'), leftToday: money(leftToday) },
    },
  });
  await screen.findByRole('heading', { name: ofAgent ? 'Transfer to members' : 'Transfer to upline' });
  return place;
}
