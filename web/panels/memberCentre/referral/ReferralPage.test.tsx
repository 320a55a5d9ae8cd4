import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

afterEach(() => vi.restoreAllMocks());

const invitedMember = (number: number) => ({
  cursor: `c${number}`,
  node: {
    __typename: 'InvitedMember' as const,
    id: `i${number}`,
    maskedAccount: `f${number}***`,
    registeredAt: '2026-01-31T12:30:45.000Z',
  },
});

async function openReferral(edges = [invitedMember(2), invitedMember(1)], totalCount = edges.length) {
  const place = await openPlace({ path: '/rng?panel=referral', viewer: aMember });
  await answer(place.environment, 'ReferralPageQuery', {
    viewer: {
      ...aMember,
      referralCode: 'FRIEND7XYZ',
      invitedMembers: { totalCount, edges, pageInfo: { hasNextPage: edges.length < totalCount, endCursor: 'c1' } },
    },
  });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  return { ...place, panel: within(await screen.findByRole('dialog', { name: 'Member centre' })) };
}

test('MC-11 code, link and picture to scan stand there, and both texts are copied', async () => {
  const { panel } = await openReferral();
  expect(await panel.findByText('FRIEND7XYZ')).toBeTruthy();
  const link = `${location.origin}/register?referralCode=FRIEND7XYZ`;
  expect(panel.getByText(link)).toBeTruthy();
  expect(panel.getByRole('img', { name: `Code to scan: ${link}` })).toBeTruthy();
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  await press('Copy link');
  expect(await panel.findByText('The link is copied.')).toBeTruthy();
  await press('Copy code');
  expect(await panel.findByText('The code is copied.')).toBeTruthy();
  expect(written).toEqual([link, 'FRIEND7XYZ']);
});

test('MC-11 whom one invited is listed with the day by the clock of the house, a page at a time', async () => {
  const { environment, panel } = await openReferral([invitedMember(3), invitedMember(2)], 3);
  const list = within(await panel.findByRole('region', { name: '3 members joined with your code' }));
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['f3***2026-01-31 19:30:45', 'f2***2026-01-31 19:30:45']);
  await press('Show more');
  await answer(environment, 'InvitedListPaginationQuery', {
    node: {
      __typename: 'Member',
      id: aMember.id,
      invitedMembers: { totalCount: 3, edges: [invitedMember(1)], pageInfo: { hasNextPage: false, endCursor: null } },
    },
  });
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
  expect(panel.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('MC-11 whoever invited nobody is told how', async () => {
  const { panel } = await openReferral([]);
  expect(await panel.findByText('Nobody has joined with your code yet')).toBeTruthy();
});
