import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../dialogs/register/testing/registrationPlace.tsx';
import { openLogin } from '../testing/openLogin.tsx';
import { press } from '../testing/openPlace.tsx';
import { refuseStorage } from '../testing/refuseStorage.ts';

let allow = () => {};
afterEach(() => allow());

const told = /^Your browser keeps no cookies of this site, and without one no login holds\./;

test('LG-01 where no cookie is kept nobody logs in to no effect: that is said in the place of the form, until one is', async () => {
  allow = refuseStorage();
  await openLogin({ freePlay: true });
  expect((await screen.findByRole('alert')).textContent).toMatch(told);
  expect([screen.queryByLabelText(/^User name/), screen.queryByRole('button', { name: /play funds/ })]).toEqual([null, null]);
  await press('Try again');
  expect(screen.getByRole('alert').textContent).toMatch(told);
  allow();
  await press('Try again');
  expect(await screen.findByLabelText(/^User name/)).toBeTruthy();
  expect([screen.queryByRole('alert'), screen.queryByRole('button', { name: /play funds/ }) === null]).toEqual([null, false]);
});

test('RG-01 where no cookie is kept no account is opened that nobody would be logged in to: that is said in the place of the form, until one is', async () => {
  allow = refuseStorage();
  await openPage();
  expect((await screen.findByRole('alert')).textContent).toMatch(told);
  expect(screen.queryByLabelText(/^User name/)).toBeNull();
  allow();
  await press('Try again');
  expect(await screen.findByLabelText(/^User name/)).toBeTruthy();
});
