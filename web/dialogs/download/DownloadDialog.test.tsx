import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../testing/openPlace.tsx';
import { aShell, openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

/** Fifty characters: only with error correction M is its code 33 squares wide; with less it were 29, with more 37. */
const address = 'https://app.example/releases/sampan-for-phones.apk';

async function openDownload() {
  const resources = [{ type: 'Android', url: address }];
  await openAnswered('/', 'HomeScreenQuery', { popularGames: [], site: { ...aShell.site, resources } });
  await act(async () => window.dispatchEvent(new Event('load')));
  await press('On your phone');
  await press('Four steps to install');
  return within(await screen.findByRole('dialog', { name: 'Sampan on your phone' }));
}

test('DL-01 the dialog has two tabs, each with four steps and a code', async () => {
  const dialog = await openDownload();
  expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Android', 'iPhone and iPad']);
  for (const name of ['Android', 'iPhone and iPad']) {
    await press(name, 'tab');
    const guide = within(dialog.getByRole('tabpanel', { name }));
    expect(guide.getAllByRole('listitem')).toHaveLength(4);
    expect(guide.getByRole('img', { name: /QR code/ })).toBeTruthy();
  }
});

test('DL-01 the code has error correction M, and is saved 800 wide with 20 of white around it', async () => {
  const pen = { fillRect: vi.fn(), drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    // The codes themselves draw nothing here: only what is saved is looked at.
    return this.isConnected ? null : (pen as never);
  });
  const saved: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    return `data:image/png,${this.width}x${this.height}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download, this.href);
  });
  const dialog = await openDownload();
  const guide = within(dialog.getByRole('tabpanel', { name: 'Android' }));
  // Four squares of white on either side.
  expect(guide.getByRole('img', { name: `QR code for ${address}` }).getAttribute('viewBox')).toBe('0 0 41 41');
  await press('Save the code');
  expect(saved).toEqual(['Sampan-android.png', 'data:image/png,800x800']);
  expect(pen.fillRect.mock.calls).toEqual([[0, 0, 800, 800]]);
  expect(pen.drawImage.mock.calls.map((call: unknown[]) => call.slice(1))).toEqual([[20, 20, 760, 760]]);
});
