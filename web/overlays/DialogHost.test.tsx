import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { ChunkFault } from '../chunks/ChunkFault.ts';
import { lazyPart } from '../chunks/lazyChunk.ts';
import { dialogChunks } from '../dialogChunks.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { loseTexts } from '../testing/loseTexts.ts';
import { ToastProvider } from '../ui/Toaster/toasts.tsx';
import { type DialogChunk, dialogChunk } from './dialogChunk.ts';
import { DialogHost } from './DialogHost.tsx';
import { type DialogOrigin, type Dialogs, DialogsProvider, useDialogOrigin, useDialogPayload, useDialogs } from './dialogs.tsx';

let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => void (i18n = await createI18n('EN', ['common', 'status'])));

/** A page with the login's place taken by `login`. */
function openPage(login: DialogChunk) {
  const shown = vi.fn<(dialogs: Dialogs) => void>();
  function Page() {
    shown(useDialogs());
    return (
      <>
        <p>The page below</p>
        <DialogHost waiting="on its way" />
      </>
    );
  }
  render(
    <I18nextProvider i18n={i18n}>
      <ToastProvider>
        <DialogsProvider chunks={{ ...dialogChunks, login }}>
          <Page />
        </DialogsProvider>
      </ToastProvider>
    </I18nextProvider>,
  );
  const [dialogs] = shown.mock.lastCall ?? [];
  return { tell: (what: (told: Dialogs) => void) => act(async () => dialogs && what(dialogs)) };
}

/** A page with a dialog of its own in the login's place; `drawn` is called each time that is drawn. */
function openHost(Own?: ComponentType) {
  const drawn = vi.fn<(origin: DialogOrigin) => void>();
  function Login() {
    const origin = useDialogOrigin();
    drawn(origin);
    return <button onClick={() => origin.finish()}>{useDialogPayload('login')?.reason ?? 'plain'}</button>;
  }
  const { tell } = openPage({ load: () => Promise.resolve(), part: () => Own ?? Login, namespaces: [] });
  return { drawn, tell };
}

test('a dialog that was drawn ahead is opened without being drawn anew, and runs what waited for it', async () => {
  const { drawn, tell } = openHost();
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await tell((dialogs) => void dialogs.drawAhead('login'));
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'plain' })).toBeNull();
  await tell((dialogs) => dialogs.open('login', { onComplete: first }));
  expect(drawn).toHaveBeenCalledTimes(1);
  // Asked for by something else meanwhile: that is what goes on.
  await tell((dialogs) => dialogs.open('login', { onComplete: second }));
  act(() => screen.getByRole('button', { name: 'plain' }).click());
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a reason to open it that it did not know while it was drawn ahead stands in it', async () => {
  const { tell } = openHost();
  await tell((dialogs) => void dialogs.drawAhead('login'));
  await tell((dialogs) => dialogs.open('login', { payload: { reason: 'passwordSet' } }));
  expect(screen.getByRole('button', { name: 'passwordSet' })).toBeTruthy();
});

test('what a dialog has begun goes on with what waited for it, though it was closed meanwhile', async () => {
  const { drawn, tell } = openHost();
  const waiting = vi.fn<() => void>();
  await tell((dialogs) => dialogs.open('login', { onComplete: waiting }));
  await tell((dialogs) => dialogs.close());
  expect(waiting).not.toHaveBeenCalled();
  act(() => drawn.mock.lastCall?.[0].finish());
  expect(waiting).toHaveBeenCalledTimes(1);
});

/** The code of one that says so, which comes when it is asked for once more. */
const comesLater = () =>
  vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new ChunkFault(new TypeError('Failed to fetch')))
    .mockResolvedValue(() => 'The login');

/** A dialog that stands, with a part that is fetched by itself. */
const inDialog = (fetchPart: () => Promise<() => string>) => {
  const Part = lazyPart(fetchPart);
  return async () => () => (
    <Suspense>
      <Part />
    </Suspense>
  );
};

test.each([
  ['a dialog', (fetchLogin: () => Promise<() => string>) => fetchLogin],
  ['a dialog with a part', inDialog],
])(
  'ER-02 %s whose code does not come is closed and told of, the page below stands; opened again, it is fetched again',
  async (_, dialogOf) => {
    const fetchLogin = comesLater();
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { tell } = openPage(dialogChunk(dialogOf(fetchLogin)));
    await tell((dialogs) => dialogs.open('login'));
    expect(await screen.findByText(/A part of the page did not arrive/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(screen.getByText('The page below')).toBeTruthy();
    expect(fetchLogin).toHaveBeenCalledTimes(1);
    await tell((dialogs) => dialogs.open('login'));
    expect(await screen.findByText('The login')).toBeTruthy();
    failed.mockRestore();
  },
);

test('ER-02 a dialog whose texts do not come is closed and told of, and shows no keys; opened again, they are fetched again', async () => {
  loseTexts(i18n, 'password');
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { tell } = openHost(() => useTranslation('password').t('newPassword'));
  await tell((dialogs) => dialogs.open('login'));
  expect(await screen.findByText(/A part of the page did not arrive/)).toBeTruthy();
  expect(screen.queryByText('newPassword')).toBeNull();
  await tell((dialogs) => dialogs.open('login'));
  expect(await screen.findByText('New password')).toBeTruthy();
  failed.mockRestore();
});

test('a dialog whose code is on its way is waited for in sight, and one that is drawn ahead is not', async () => {
  const Late = lazy(() => new Promise<never>(() => undefined));
  const { tell } = openHost(Late);
  await tell((dialogs) => void dialogs.drawAhead('login'));
  const waiting = () => screen.queryByText('on its way');
  expect(waiting()).toBeNull();
  await tell((dialogs) => dialogs.open('login'));
  expect(waiting()).toBeTruthy();
});
