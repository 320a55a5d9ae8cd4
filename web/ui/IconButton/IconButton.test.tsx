import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { IconButton } from './IconButton.tsx';

test('while it works it keeps the focus and takes no press', () => {
  const pressed = vi.fn();
  const button = (isBusy: boolean) => (
    <IconButton label="Refresh" isBusy={isBusy} onClick={pressed}>
      <svg />
    </IconButton>
  );
  const { rerender } = render(button(false));
  const shown = screen.getByRole('button', { name: 'Refresh' });
  shown.focus();
  rerender(button(true));
  fireEvent.click(shown);
  expect([document.activeElement, shown.hasAttribute('disabled'), shown.getAttribute('aria-disabled')]).toEqual([shown, false, 'true']);
  rerender(button(false));
  fireEvent.click(shown);
  expect(pressed).toHaveBeenCalledTimes(1);
});
