// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dialogChunks } from '../dialogChunks.ts';
import { DialogHost } from './DialogHost.tsx';
import { type DialogOrigin, type Dialogs, DialogsProvider, useDialogOrigin, useDialogPayload, useDialogs } from './dialogs.tsx';

/** A page with a dialog of its own in the login's place; `drawn` is called each time that is drawn. */
function openHost() {
  const drawn = vi.fn<(origin: DialogOrigin) => void>();
  const shown = vi.fn<(dialogs: Dialogs) => void>();
  function Login() {
    const origin = useDialogOrigin();
    drawn(origin);
    return <button onClick={() => origin.finish()}>{useDialogPayload('login')?.reason ?? 'plain'}</button>;
  }
  function Page() {
    shown(useDialogs());
    return <DialogHost />;
  }
  const login = { load: () => Promise.resolve(), dialog: () => Login, namespaces: [] };
  render(
    <DialogsProvider chunks={{ ...dialogChunks, login }}>
      <Page />
    </DialogsProvider>,
  );
  const [dialogs] = shown.mock.lastCall ?? [];
  return { drawn, tell: (what: (told: Dialogs) => void) => act(() => dialogs && what(dialogs)) };
}

test('a dialog that was drawn ahead is opened without being drawn anew, and runs what waited for it', () => {
  const { drawn, tell } = openHost();
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  tell((dialogs) => void dialogs.drawAhead('login'));
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'plain' })).toBeNull();
  tell((dialogs) => dialogs.open('login', { onComplete: first }));
  expect(drawn).toHaveBeenCalledTimes(1);
  // Asked for by something else meanwhile: that is what goes on.
  tell((dialogs) => dialogs.open('login', { onComplete: second }));
  act(() => screen.getByRole('button', { name: 'plain' }).click());
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a reason to open it that it did not know while it was drawn ahead stands in it', () => {
  const { tell } = openHost();
  tell((dialogs) => void dialogs.drawAhead('login'));
  tell((dialogs) => dialogs.open('login', { payload: { reason: 'passwordSet' } }));
  expect(screen.getByRole('button', { name: 'passwordSet' })).toBeTruthy();
});

test('what a dialog has begun goes on with what waited for it, though it was closed meanwhile', () => {
  const { drawn, tell } = openHost();
  const waiting = vi.fn<() => void>();
  tell((dialogs) => dialogs.open('login', { onComplete: waiting }));
  tell((dialogs) => dialogs.close());
  expect(waiting).not.toHaveBeenCalled();
  act(() => drawn.mock.lastCall?.[0].finish());
  expect(waiting).toHaveBeenCalledTimes(1);
});
