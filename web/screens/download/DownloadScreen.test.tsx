import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../testing/openPlace.tsx';
import { aShell, openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

async function openDownload(resources: readonly object[] = [], path = '/download') {
  const place = await openAnswered(path, path.startsWith('/download') ? 'DownloadScreenQuery' : 'DownScreenQuery', {
    site: { ...aShell.site, resources },
  });
  await screen.findByRole('heading', { level: 1, name: 'Sampan on your phone' });
  return place;
}

const guide = (name: string) => within(screen.getByRole('tabpanel', { name }));

test('DL-02 Android and iOS have four steps each, and the code opens the site where the operator has nothing else', async () => {
  await openDownload();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Android', 'iPhone and iPad', 'Lite app']);
  expect(guide('Android').getAllByRole('listitem')).toHaveLength(4);
  expect(guide('Android').getByText(/no app file for Android/)).toBeTruthy();
  expect(guide('Android').queryByRole('link')).toBeNull();
  await press('iPhone and iPad', 'tab');
  expect(
    guide('iPhone and iPad')
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual([
    expect.stringContaining('Safari'),
    expect.stringContaining('share'),
    expect.stringContaining('Add to Home Screen'),
    expect.stringContaining('Confirm'),
  ]);
  expect(guide('iPhone and iPad').getByRole('img', { name: `QR code for ${location.origin}/` })).toBeTruthy();
});

test('DL-02 the codes hold what the operator has for Android and for iOS, and each has its link', async () => {
  await openDownload([
    { type: 'TELEGRAM', url: 'https://chat.example/sampan' },
    { type: 'MOBILECONFIG', url: 'https://app.example/sampan.mobileconfig' },
    { type: 'Android', url: 'https://app.example/sampan.apk' },
  ]);
  for (const [name, url] of [
    ['Android', 'https://app.example/sampan.apk'],
    ['iPhone and iPad', 'https://app.example/sampan.mobileconfig'],
  ] as const) {
    await press(name, 'tab');
    expect(guide(name).getByRole('img', { name: `QR code for ${url}` })).toBeTruthy();
    expect(guide(name).getByRole('link').getAttribute('href')).toBe(url);
    expect(guide(name).queryByText(/no app file/)).toBeNull();
  }
});

test('DL-02 the site as an app that the browser installs has four steps of its own', async () => {
  const { address } = await openDownload();
  await press('Lite app', 'tab');
  expect(address()).toBe('/download?phone=lite');
  const steps = guide('Lite app').getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  expect(steps[1]?.textContent).toContain('Install app');
});

test('DL-02 a code that leads into the site opens the steps of its phone, and is not called an app', async () => {
  await openDownload([{ type: 'MOBILECONFIG', url: '/down?phone=ios' }], '/down?phone=ios');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('iPhone and iPad');
  expect(guide('iPhone and iPad').getByText(/no app file/)).toBeTruthy();
});

test('DL-02 who reads it on an iPhone finds its steps first', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)');
  await openDownload();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('iPhone and iPad');
});
