import { act, cleanup, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { MessageDialog, type MessageDialogProps } from './MessageDialog.tsx';

let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => void (i18n = await createI18n('EN', ['common'])));

async function show(given: Partial<MessageDialogProps> = {}) {
  const happened = { confirmed: 0, cancelled: 0, closed: 0 };
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <MessageDialog
          icon={<svg data-testid="icon" />}
          title="Leave the table?"
          confirm={{ label: 'Leave', onPress: () => (happened.confirmed += 1) }}
          cancel={{ label: 'Stay', onPress: () => (happened.cancelled += 1) }}
          onClose={() => (happened.closed += 1)}
          {...given}
        >
          <p>
            Your round <strong>goes on</strong>.
          </p>
        </MessageDialog>
      </I18nextProvider>,
    );
  });
  const dialog = screen.getByRole('alertdialog', { name: 'Leave the table?' });
  const pressBeside = () =>
    act(async () => {
      dialog.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      dialog.click();
    });
  return { happened, dialog, pressBeside };
}

test('DG-01 icon, title, formatted text and both buttons are shown, and each button does its own', async () => {
  const { happened, dialog } = await show();
  const shown = within(dialog);
  expect(shown.getByTestId('icon')).toBeTruthy();
  expect(shown.getByText('goes on').tagName).toBe('STRONG');
  expect(shown.getAllByRole('button').map((button) => button.textContent)).toEqual(['Stay', 'Leave']);
  await act(async () => shown.getByRole('button', { name: 'Leave' }).click());
  expect(happened).toEqual({ confirmed: 1, cancelled: 0, closed: 0 });
  await act(async () => shown.getByRole('button', { name: 'Stay' }).click());
  expect(happened).toEqual({ confirmed: 1, cancelled: 1, closed: 0 });
});

test('DG-01 what it says is its description: the focus goes to a button behind it, and who does not see it hears it all the same', async () => {
  const { dialog } = await show();
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Your round goes on.');
});

test('DG-01 of two buttons the harmless one has the focus, and one alone has it', async () => {
  const { dialog } = await show();
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Stay' }));
  cleanup();
  const alone = render(
    <I18nextProvider i18n={i18n}>
      <MessageDialog title="Left" confirm={{ label: 'OK', onPress: () => undefined }} onClose={() => undefined}>
        Your round is over.
      </MessageDialog>
    </I18nextProvider>,
  );
  expect(document.activeElement).toBe(alone.getByRole('button', { name: 'OK' }));
});

test('DG-01 a press beside it closes it, unless cover is false; one within never does', async () => {
  const open = await show();
  await act(async () => screen.getByText('goes on').click());
  expect(open.happened.closed).toBe(0);
  await open.pressBeside();
  expect(open.happened.closed).toBe(1);
});

test('DG-01 with cover false a press beside it does nothing', async () => {
  const { happened, pressBeside } = await show({ cover: false });
  await pressBeside();
  expect(happened.closed).toBe(0);
});

test('DG-01 it closes by itself once its time is over, and stays where it has none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { happened } = await show({ timeout: 3_000 });
  await act(async () => vi.advanceTimersByTime(2_999));
  expect(happened.closed).toBe(0);
  await act(async () => vi.advanceTimersByTime(1));
  expect(happened.closed).toBe(1);
});

test('DG-01 without a time-out it stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { happened } = await show();
  await act(async () => vi.advanceTimersByTime(3_600_000));
  expect(happened.closed).toBe(0);
});
