import { act, screen } from '@testing-library/react';
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
