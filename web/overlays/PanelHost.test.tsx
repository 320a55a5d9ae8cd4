import { act, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { expect, test, vi } from 'vitest';
import { aMember, openPlace } from '../testing/openPlace.tsx';
import { PanelHost } from './PanelHost.tsx';

test('RT-15 a panel whose code is on its way is waited for in sight', async () => {
  let come: (text: string) => void = () => undefined;
  const code = new Promise<string>((resolve) => (come = resolve));
  const Late = () => use(code);
  const page = <PanelHost memberCentre={<Late />} agentCentre={null} waiting="on its way" />;
  await openPlace({ path: '/rng?panel=limits', viewer: aMember, routes: () => [{ path: '/rng', element: page }] });
  expect(screen.getByText('on its way')).toBeTruthy();
  await act(async () => come('the panel'));
  expect(screen.getByText('the panel')).toBeTruthy();
  expect(screen.queryByText('on its way')).toBeNull();
});

test('RT-15 a panel that there is not leaves the address, with what was written of it; the rest of it stays, and so does its dialog', async () => {
  const { address } = await openPlace({ path: '/rng?panel=nowhere&panel.page=2&sort=name&dialog=changePassword', viewer: aMember });
  expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/rng?sort=name&dialog=changePassword'));
});

test('LG-05 who has to change the password first is not told at a panel that a real account is needed', async () => {
  const viewer = { ...aMember, mustChangePassword: true, memberCentreAllowed: false };
  await openPlace({ path: '/rng?panel=withdraw', viewer });
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('MC-17 who tries the site out is told so at the same panel', async () => {
  await openPlace({ path: '/rng?panel=withdraw', viewer: { ...aMember, kind: 'DEMO', memberCentreAllowed: false } });
  expect(await screen.findByRole('alertdialog', { name: 'A real account is needed' })).toBeTruthy();
});
