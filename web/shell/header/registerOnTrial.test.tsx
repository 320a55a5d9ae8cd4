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

const site = { ...aShell.site, switches: { directRegistration: false } };
const viewer = { ...aMember, kind: 'DEMO', memberCentreAllowed: false };

test('HD-02 where registration is not offered, its own games do not offer it to a demo account either', async () => {
  await openAnswered('/rng?list=recent', 'LobbyScreenQuery', { site }, { viewer });
  await screen.findByText('These lists need an account');
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});

test('FB-01 where registration is not offered, feedback does not offer it to a demo account either', async () => {
  await openAnswered('/feedback', 'FeedbackScreenQuery', { site }, { viewer });
  await screen.findByText(/^To write to us here you need an account of your own/);
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});

test('RO-01 where registration is not offered, the member centre says what it needs and no more', async () => {
  await openAnswered('/?panel=depositv2', 'HomeScreenQuery', { popularGames: [], site }, { viewer });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'A real account is needed' }));
  expect(dialog.getAllByRole('button').map((button) => button.textContent)).not.toContain('Register');
});
