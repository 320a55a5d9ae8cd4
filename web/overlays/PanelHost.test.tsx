import { act, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { expect, test } from 'vitest';
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
