import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWithdraw } from '../../../testing/openWithdraw.ts';

async function pressFocused(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => button.click());
}

test('MC-05 each step begins at its heading, and the way back leads to the page’s own', async () => {
  await openWithdraw();
  expect(document.activeElement?.textContent).toBe('Member centre');
  for (const [step, heading] of [
    ['Add another account', 'Add an account to be paid to'],
    ['Change the payment password', 'Change the payment password'],
  ] as const) {
    await pressFocused(step);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading })));
    await pressFocused('Back');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Withdraw' })));
  }
});
