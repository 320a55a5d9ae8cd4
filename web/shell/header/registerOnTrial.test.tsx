import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember, press } from '../../testing/openPlace.tsx';
import { aShell, openAnswered } from '../../testing/openScreen.tsx';

test.each([true, false])(
  'HD-02 HD-07 where registration is %s, a demo account has Register in their place and in its menu',
  async (isOpen) => {
    const viewer = { ...aMember, kind: 'DEMO', memberCentreAllowed: false };
    const site = { ...aShell.site, switches: { directRegistration: isOpen } };
    await openAnswered('/', 'HomeScreenQuery', { popularGames: [], site }, { viewer });
    const bar = within(await screen.findByRole('banner'));
    const menu = (await bar.findByRole('button', { name: 'Account menu of lotus88' })).nextElementSibling;
    const buttons = bar.queryAllByRole('button', { name: 'Register' });
    expect(buttons.map((button) => menu?.contains(button))).toEqual(isOpen ? [false, true] : []);
    for (const button of buttons) {
      await act(async () => button.click());
      expect(await screen.findByRole('dialog', { name: 'Create account' })).toBeTruthy();
      await press('Close');
    }
  },
);
