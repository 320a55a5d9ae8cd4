import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastProvider, useToast } from './toasts.tsx';

let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => void (i18n = await createI18n('EN', ['common'])));

type Show = ReturnType<typeof useToast>;

function Teller({ keep }: { keep: (show: Show) => void }) {
  const show = useToast();
  useEffect(() => keep(show), [keep, show]);
  return null;
}

/** A page with dialogs one over the other, `titles`, and what shows a message over them. */
function openPage() {
  let tell: Show;
  const onClose = vi.fn();
  const keep = (show: Show) => void (tell = show);
  const page = (titles: readonly string[]) => (
    <I18nextProvider i18n={i18n}>
      <ToastProvider>
        <Teller keep={keep} />
        {titles.map((title) => (
          <Dialog key={title} title={title} onClose={onClose}>
            <input aria-label={`field of ${title}`} />
          </Dialog>
        ))}
      </ToastProvider>
    </I18nextProvider>
  );
  const { rerender } = render(page([]));
  return {
    onClose,
    show: (...message: Parameters<Show>) => act(async () => tell(...message)),
    open: (...titles: readonly string[]) => act(async () => rerender(page(titles))),
  };
}
const close = (text: string) =>
  act(async () =>
    within(screen.getByRole('alertdialog', { name: text }))
      .getByRole('button', { name: 'Close' })
      .click(),
  );

test('each message is shown, whatever has gone while another one stands', async () => {
  const { show } = openPage();
  await show('It was not kept.', 'bad');
  expect(await screen.findByText('It was not kept.')).toBeTruthy();
  for (const text of ['The first', 'The second', 'The third']) {
    await show(text);
    expect(await screen.findByText(text)).toBeTruthy();
    await close(text);
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  }
  expect(screen.getByText('It was not kept.')).toBeTruthy();
});

test('messages stand in the topmost dialog, where they can be pressed, and outlast it', async () => {
  const { show, open, onClose } = openPage();
  const region = () => screen.getByRole('region', { name: 'Messages' });
  const dialogs = () =>
    within(document.body)
      .getAllByRole('dialog')
      .filter((each) => each.tagName === 'DIALOG');
  await open('Panel');
  await show('It was not kept.', 'bad');
  await screen.findByText('It was not kept.');
  expect(dialogs()[0]?.contains(region())).toBe(true);
  await open('Panel', 'Question');
  await waitFor(() => expect(dialogs()[1]?.contains(region())).toBe(true));
  await open('Panel');
  await waitFor(() => expect(dialogs()[0]?.contains(region())).toBe(true));
  await open();
  await waitFor(() => expect(document.body.contains(region())).toBe(true));
  await open('Panel');
  await waitFor(() => expect(dialogs()[0]?.contains(region())).toBe(true));
  await act(async () => {
    screen.getByText('It was not kept.').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    screen.getByText('It was not kept.').click();
  });
  await close('It was not kept.');
  await waitFor(() => expect(screen.queryByText('It was not kept.')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});

test('a message that has been said is not said again as it comes into another dialog; one that has just come is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { show, open } = openPage();
    const said = () => screen.getAllByRole('alert').map((alert) => alert.textContent);
    await show('It was not kept.', 'bad');
    await vi.waitFor(() => expect(said()).toEqual(['It was not kept.']));
    await act(async () => vi.advanceTimersByTime(1_000));
    await show('Nor was this.', 'bad');
    await open('Panel');
    await vi.waitFor(() => expect(said()).toEqual(['Nor was this.']));
    expect(screen.getByText('It was not kept.')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test('the time of a message does not run while nobody looks at the page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const look = (hidden: boolean) =>
    act(async () => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  try {
    const { show } = openPage();
    await show('It is kept.');
    await screen.findByText('It is kept.');
    await look(true);
    await show('So is this.');
    await act(async () => vi.advanceTimersByTime(60_000));
    await look(false);
    for (const text of ['It is kept.', 'So is this.']) expect(await screen.findByText(text)).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(3_000));
    expect(screen.getByText('So is this.')).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(3_000));
    // Not waited for: that would turn the clock on until they go.
    for (const text of ['It is kept.', 'So is this.']) expect(screen.queryByText(text)).toBeNull();
  } finally {
    await look(false);
    Reflect.deleteProperty(document, 'hidden');
    vi.useRealTimers();
  }
});

test('a message stands aside while it would lie over the control in use, and comes back as the keys lead on', async () => {
  const { show, open } = openPage();
  const rectOf = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[role=alertdialog], [aria-label="field of low"]') ? new DOMRect(0, 700, 390, 60) : new DOMRect(0, 100, 390, 60);
  });
  try {
    await open('high', 'low');
    const place = () => screen.getByRole('region', { name: 'Messages' }).parentElement;
    await show('It was not kept.', 'bad');
    await screen.findByText('It was not kept.');
    for (const [title, isAside] of [
      ['low', true],
      ['high', false],
    ] as const) {
      await act(async () => screen.getByLabelText(`field of ${title}`).focus());
      expect([title, place()?.hasAttribute('data-aside')]).toEqual([title, isAside]);
    }
  } finally {
    rectOf.mockRestore();
  }
});

test('ER-02 a message whose own code does not come is said all the same, and the page stands', async () => {
  let tell: Show;
  const fetchRegion = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('Failed to fetch')));
  render(
    <I18nextProvider i18n={i18n}>
      <ToastProvider fetchRegion={fetchRegion}>
        <p>The page below</p>
        <Teller keep={(show) => void (tell = show)} />
      </ToastProvider>
    </I18nextProvider>,
  );
  await act(async () => tell('It was not kept.', 'bad'));
  expect((await screen.findByRole('alert')).textContent).toContain('It was not kept.');
  expect(screen.getByText('The page below')).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByText('It was not kept.')).toBeNull();
  // The next one asks for it again.
  await act(async () => tell('Nor was this.'));
  expect(fetchRegion).toHaveBeenCalledTimes(2);
});
