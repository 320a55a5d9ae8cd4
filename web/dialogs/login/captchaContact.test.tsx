import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { fillIn } from '../../testing/fillIn.ts';
import { openLogin } from '../../testing/openLogin.tsx';
import { press } from '../../testing/openPlace.tsx';

afterEach(() => void vi.restoreAllMocks());

test('who can read no picture is led to customer service, and the form stays as it is', async () => {
  const { environment } = await openLogin();
  await fillIn('User name', 'lotus88');
  await fillIn('Password', 'secret1');
  await press('Log in');
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'LogInFailedError', captchaRequired: true } });
  // The browser lets no window open: why, and the way there without one, is said beside it.
  vi.spyOn(window, 'open').mockReturnValue(null);
  await press('Ask customer service');
  await answer(environment, 'serviceLinkQuery', { site: { customerServiceUrl: 'https://chat.example/desk' } });
  const link = await screen.findByRole('link', { name: 'Open customer service in a new tab' });
  expect(link.getAttribute('href')).toBe('https://chat.example/desk');
  expect(screen.getByLabelText<HTMLInputElement>(/^User name/).value).toBe('lotus88');
});
