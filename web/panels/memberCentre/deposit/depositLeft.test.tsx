import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

const money = (amount: string) => ({ amount, symbol: '₫' });

test.each(['/rng', '/game?game=g-1', '/rng?panel=withdraw'])(
  'MC-04 whoever has gone on to %s before a deposit was answered stays there: it stands in the list',
  async (elsewhere) => {
    const { environment, router, address } = await openPlace({ path: '/rng?panel=depositv2', viewer: aMember });
    const method = {
      id: 'wallet',
      name: 'E-wallet',
      kind: 'REDIRECT',
      fee: { fixed: money('0'), percent: '0' },
      expectedMinutes: 5,
      isLastUsed: false,
      minimum: money('10000'),
      maximum: money('50000000'),
      presets: [],
    } as const;
    const deposits = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
    await answer(environment, 'DepositPageQuery', { viewer: { ...aMember, playProtection: null, depositMethods: [method], deposits } });
    await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
    const field = await screen.findByLabelText(/^Amount/);
    await act(async () => fireEvent.change(field, { target: { value: '20000' } }));
    await press('Deposit ₫20,000');
    await act(() => router.navigate(elsewhere));
    await answer(environment, 'useDepositMutation', {
      deposit: {
        __typename: 'DepositPayload',
        deposit: { id: 'dep-1', status: 'AWAITING_PAYMENT', createdAt: '2026-11-20T03:04:05Z', amount: money('20000') },
        viewer: { id: aMember.id, balance: aMember.balance },
      },
    });
    expect(address()).toBe(elsewhere);
  },
);
