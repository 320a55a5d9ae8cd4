// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestFault } from '../../relay/RequestFault.ts';
import { answer, failUntil, waitingFor } from '../../testing/answer.ts';
import { press } from '../../testing/openPlace.tsx';
import { aBanner, aShell, openAnswered, openScreen } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

const registrationForm = { minimumAge: 18, bonus: { amount: '1000', symbol: '₫' } };
const openHelp = async (path = '/help', data: object = {}, language = 'EN') => {
  const place = await openAnswered(path, 'HelpScreenQuery', { registrationForm, ...data }, { language });
  await screen.findByRole('heading', { level: 1 });
  return place;
};
const section = (name: string) => within(screen.getByRole('region', { name }));

test('RT-09 /help shows help and the user protocol', async () => {
  const { environment } = await openHelp('/help', { banners: [aBanner(1)] });
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(document.title).toBe('Help · Sampan');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Help');
  expect(main.getByRole('region', { name: 'News of the house' })).toBeTruthy();
  const titles = [
    'How to begin',
    'Playing',
    'Fairness',
    'Money and records',
    'Responsible play',
    'Your data and account',
    'User agreement',
    'Contact',
  ];
  expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(titles);
  expect(main.getAllByRole('heading', { level: 3 })).toHaveLength(21);
  expect(
    section('User agreement')
      .getAllByRole('listitem')
      .map((term) => term.textContent),
  ).toEqual([
    'You are at least 18 years old when you open the account.',
    'You play only if you are at least 21 years old.',
    ...Array.from({ length: 6 }, () => expect.stringMatching(/\w\.$/)),
  ]);
  expect(section('How to begin').getByText(/starts with ₫1,000 of play money/)).toBeTruthy();
  expect(section('How to begin').getByRole('link', { name: 'Registration' }).getAttribute('href')).toBe('/register');
  expect(main.queryByText(/\{\{|<\w/)).toBeNull();
});

test('RT-09 /helpmc is the help standing alone: no layout, but a way to the site, languages and theme', async () => {
  const { address } = await openAnswered('/helpmc', 'HelpCentreScreenQuery', { registrationForm });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Help centre');
  expect(document.title).toBe('Help centre · Sampan');
  for (const [role, name] of [
    ['navigation', 'Main menu'],
    ['region', 'News of the house'],
    ['button', 'Log in'],
    ['button', 'Register'],
  ] as const)
    expect(screen.queryByRole(role, { name })).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  const head = within(screen.getByRole('banner'));
  expect(head.queryByRole('img', { hidden: true })).toBeNull();
  expect(head.getByRole('combobox', { name: 'Language' })).toBeTruthy();
  expect(head.getByRole('button', { name: 'Switch to dark' })).toBeTruthy();
  expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })).toHaveLength(8);
  await press('Contact', 'link');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact' }));
  await press('To Sampan', 'link');
  await waitFor(() => expect(address()).toBe('/'));
});

test('RT-12 a guest of a site for members alone reads the terms at /help#agreement, asked for without what is refused to guests', async () => {
  const { environment, router } = await openScreen('/help#agreement');
  await failUntil(
    environment,
    'HelpScreenQuery',
    () => waitingFor(environment, 'HelpCentreScreenQuery').length > 0,
    new RequestFault('LOGIN_REQUIRED'),
  );
  await answer(environment, 'HelpCentreScreenQuery', { site: { ...aShell.site, loginRequired: true }, registrationForm });
  const agreement = await screen.findByRole('heading', { name: 'User agreement' });
  await waitFor(() => expect(document.activeElement).toBe(agreement));
  expect(router.state.location.pathname + router.state.location.hash).toBe('/help#agreement');
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('combobox', { name: 'Language' })).toBeTruthy();
  expect(await bar.findByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('RT-09 every entry of the contents leads to the heading of its section', async () => {
  const { router } = await openHelp();
  const entries = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(entries.map((link) => link.textContent)).toEqual(
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent),
  );
  for (const entry of entries) {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await act(async () => entry.click());
    const heading = screen.getByRole('heading', { level: 2, name: entry.textContent });
    expect(router.state.location.hash).toBe(`#${heading.id}`);
    expect(document.activeElement).toBe(heading);
    expect(scroll.mock.contexts).toContain(heading);
    scroll.mockRestore();
  }
});

test('RT-09 /help#agreement opens at the user agreement, and coming back leaves what the reader had', async () => {
  const { router } = await openHelp('/help#agreement');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'User agreement' }));
  await press('Contact', 'link');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact' }));
  await act(async () => router.navigate(-1));
  expect(router.state.location.hash).toBe('#agreement');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact' }));
});

test('RT-09 what is not known is left unsaid, and the rest is there', async () => {
  await openHelp('/help', { registrationForm: null });
  expect(
    section('How to begin')
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Open an account', 'Deposit']);
  expect(section('User agreement').getAllByRole('listitem')[0]?.textContent).toBe('You play only if you are at least 21 years old.');
});

test('RT-09 contact names the channels that somebody answers on, and says so where there is none', async () => {
  const resources = [
    { type: 'TELEGRAM', url: 'https://chat.example/sampan' },
    { type: 'Android', url: 'https://app.example/sampan.apk' },
  ];
  await openHelp('/help', { site: { ...aShell.site, resources } });
  expect(
    section('Contact')
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([['Telegram', 'https://chat.example/sampan']]);
});

test('RT-09 without a channel contact says so', async () => {
  await openHelp();
  expect(section('Contact').getByText(/^There is no channel for messages/)).toBeTruthy();
  expect(section('Contact').queryByRole('link')).toBeNull();
});

test('RT-09 it is said in the brand’s own words over Vietnamese', async () => {
  await openHelp('/help', {}, 'TY');
  expect(screen.getByRole('heading', { level: 1, name: 'Trợ giúp' })).toBeTruthy();
  expect(screen.getByText(/trước khi lên thuyền/)).toBeTruthy();
  expect(section('Thỏa thuận người dùng').getAllByRole('listitem')).toHaveLength(8);
});
