import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('ER-02 what sends something is off while there is no connection, says why, and is on again after it', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <form onSubmit={(event) => sent(event.nativeEvent)}>
      <Button type="submit">Send</Button>
      <Button>Look</Button>
    </form>,
  );
  const [send, look] = screen.getAllByRole('button');
  fireEvent.click(send as HTMLElement);
  expect([sent.mock.calls.length, send?.ariaDisabled ?? send?.getAttribute('aria-disabled'), look?.getAttribute('aria-disabled')]).toEqual([
    0,
    'true',
    null,
  ]);
  expect(send?.getAttribute('aria-describedby')).toBe('connection');
  online.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  fireEvent.click(send as HTMLElement);
  expect(sent).toHaveBeenCalledTimes(1);
  online.mockRestore();
});

test('ER-02 what cannot send now stays the button of its form: without one, Enter in a single field would send it past the button', () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={(event) => sent(event.nativeEvent)}>
      <input />
      <Button type="submit" isBusy={isBusy}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  const send = screen.getByRole('button');
  expect(send.getAttribute('type')).toBe('submit');
  // As the browser does for Enter.
  send.click();
  expect(sent).not.toHaveBeenCalled();
  rerender(form(false));
  send.click();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('one that is off for now keeps the focus and takes no press', () => {
  const pressed = vi.fn();
  const { rerender } = render(<Button onClick={pressed}>Send code</Button>);
  const shown = screen.getByRole('button');
  shown.focus();
  rerender(
    <Button isOff onClick={pressed}>
      300 s
    </Button>,
  );
  fireEvent.click(shown);
  expect([document.activeElement, shown.hasAttribute('disabled'), shown.getAttribute('aria-disabled')]).toEqual([shown, false, 'true']);
  expect(pressed).not.toHaveBeenCalled();
});
