import { screen, within } from '@testing-library/react';
import { answer } from '../../../../testing/answer.ts';
import { aMember, openPlace } from '../../../../testing/openPlace.tsx';
import type { LimitsPage_member$data } from '../__generated__/LimitsPage_member.graphql.ts';

export type Protection = LimitsPage_member$data['playProtection'];

export const pending = { amount: '80000', confirmFrom: '2020-01-02T00:00:00.000Z', confirmUntil: '2099-01-09T00:00:00.000Z' };
export const daily: Protection['limits'][number] = {
  kind: 'DEPOSIT',
  period: 'DAY',
  amount: '50000',
  used: '20000',
  left: '30000',
  pending: null,
};
const protection = (change: Partial<Protection> = {}): Protection => ({
  prompt: 'NONE',
  currencySymbol: '₫',
  realityCheckMinutes: 60,
  limits: [daily],
  ...change,
});
export const viewerWith = (change: Partial<Protection> = {}) => ({ ...aMember, playProtection: protection(change) });
/** What every change is answered by. */
export const changed = (change: Partial<Protection> = {}, playPause: LimitsPage_member$data['playPause'] = null) => ({
  __typename: 'PlayProtectionPayload' as const,
  viewer: { id: aMember.id, playPause, playProtection: protection(change) },
});

/** The member's limits, as their own page shows them. */
export async function openLimits(change: Partial<Protection> = {}) {
  const place = await openPlace({ path: '/rng?panel=limits', viewer: aMember });
  await answer(place.environment, 'LimitsPageQuery', { viewer: viewerWith(change) });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  const panel = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  await panel.findByRole('heading', { name: 'Your limits' });
  const sent = () => place.environment.mock.getMostRecentOperation().request;
  return { ...place, panel, sent };
}
