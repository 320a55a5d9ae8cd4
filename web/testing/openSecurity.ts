import { screen, within } from '@testing-library/react';
import { answer } from './answer.ts';
import { aMember, openPlace } from './openPlace.tsx';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

export const session = (id: string, current: boolean) => ({
  id,
  current,
  address: '203.0.113.7',
  browser: chrome,
  openedAt: '2026-01-31T12:30:45.000Z',
  lastSeenAt: '2026-01-31T13:00:00.000Z',
});

/** A member who holds the account by nothing but the password. */
export const nothingBound = {
  contacts: { phone: null, email: null, offered: ['PHONE', 'EMAIL'] as const, proofs: [] },
  authenticator: { enabled: false, recoveryCodesLeft: 0 },
  paymentPassword: { factor: 'NONE' as const, hint: '' },
  socialIdentities: [],
  lastLogin: { openedAt: '2026-01-30T12:30:45.000Z', address: '198.51.100.1' },
  sessions: [session('s1', true), session('s2', false)],
};

/** What the page asks for, with what else is bound. */
export const held = (more: object = {}) => ({ viewer: { ...aMember, ...nothingBound, ...more } });

/** The page that says by what an account is held, with `item` open. */
export async function openSecurity(more: object = {}, item = '') {
  const place = await openPlace({ path: `/rng?panel=securityCenter${item && `&panel.item=${item}`}`, viewer: aMember });
  await answer(place.environment, 'SecurityCenterPageQuery', held(more));
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  return { ...place, panel: within(await screen.findByRole('dialog', { name: 'Member centre' })) };
}
