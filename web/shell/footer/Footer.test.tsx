import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aShell, openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

const footer = async (resources: object[] = [], language = 'EN') => {
  await openAnswered('/', 'HomeScreenQuery', { popularGames: [], site: { ...aShell.site, resources } }, { language });
  return within(await screen.findByRole('contentinfo'));
};

test('FT-01 it says in words what the house is, how one pays and how to play with care, whose games these are, and what an agent does', async () => {
  const part = await footer();
  for (const [title, text] of [
    ['About Sampan', /^Sampan is a calm place to play/],
    ['Payment methods', /^Deposits show their smallest and largest amount/],
    ['Responsible play', /money that you can afford to lose.*Nobody under 21 plays here/],
  ] as const) {
    const topic = part.getByText(title).closest('details');
    expect(topic && within(topic).getByText(text)).toBeTruthy();
  }
  expect(part.getByRole('heading', { name: 'Game studios' })).toBeTruthy();
  await act(async () => window.dispatchEvent(new Event('load')));
  expect(await part.findByRole('button', { name: 'Affiliates' })).toBeTruthy();
});

test('FT-01 three link groups, the studios’ strip and the copyright line', async () => {
  const part = await footer();
  for (const name of ['Games', 'Your account', 'Sampan']) expect(part.getByRole('heading', { name })).toBeTruthy();
  expect(
    within(part.getByRole('region', { name: 'Game studios' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Lantern Row', 'Lotus Play', 'Carp & Co']);
  expect(part.getByText(/^© \d{4} Sampan/)).toBeTruthy();
});

test('FT-02 the affiliate link is there where the operator has one', async () => {
  const part = await footer([{ type: 'AFFILIATELINK', url: 'https://partners.example/' }]);
  expect(part.getByRole('link', { name: 'Affiliates' }).getAttribute('href')).toBe('https://partners.example/');
});

test('FT-02 without one the button opens customer service', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const part = await footer();
  await act(async () => window.dispatchEvent(new Event('load')));
  const button = await part.findByRole('button', { name: 'Affiliates' });
  expect(part.queryByRole('link', { name: 'Affiliates' })).toBeNull();
  await act(async () => button.click());
  expect(opened.mock.calls).toEqual([['about:blank', '_blank', expect.stringContaining('width=440,height=500')]]);
  expect(await part.findByRole('status')).toBeTruthy();
});

test('FT-03 it says that play carries risk and that players must be at least 21, and from when on an account may be opened', async () => {
  const part = await footer();
  expect(part.getByText(/carry risk.*opened from 18 years.*at least 21 years/)).toBeTruthy();
  expect(part.getByText('21+')).toBeTruthy();
});

test('FT-03 PP-01 where an account is opened and played with from the same age on, that is one number in one sentence', async () => {
  const site = { ...aShell.site, registrationAge: 20, minimumAge: 20 };
  await openAnswered('/', 'HomeScreenQuery', { popularGames: [], site });
  const part = within(await screen.findByRole('contentinfo'));
  expect(part.getByText(/You must be at least 20 years old to open an account and to play\.$/)).toBeTruthy();
  expect(part.queryByText(/opened from/)).toBeNull();
});

test.each([
  ['TH', /คุณอาจเสียเงินเดิมพัน เปิดบัญชีได้/],
  ['CN', /可能全部输掉。年满/],
])('FT-03 in %s its two sentences stand as they do there: no space follows a Chinese one', async (language, text) => {
  expect((await footer([], language)).getByText(text)).toBeTruthy();
});
