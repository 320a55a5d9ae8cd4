import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestFault } from '../../relay/RequestFault.ts';
import { answer, failUntil, waitingFor } from '../../testing/answer.ts';
import { press } from '../../testing/openPlace.tsx';
import { aBanner, aShell, openAnswered, openScreen } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

const help = [
  {
    code: 'start',
    title: 'Getting in',
    articles: [
      { code: 'register', title: 'Open an account', content: '<p>A name and a password.</p>' },
      { code: 'nap', title: 'Nạp tiền', content: '<p>Chọn số tiền.</p>' },
    ],
  },
  {
    code: 'protocol',
    title: 'User protocol',
    articles: [
      { code: 'agreement', title: 'User agreement', content: '<ol><li>You row for yourself.</li><li>You keep your oar.</li></ol>' },
    ],
  },
];
const openHelp = async (path = '/help', data: object = {}, language = 'EN') => {
  const place = await openAnswered(path, 'HelpScreenQuery', { help, ...data }, { language });
  await screen.findByRole('heading', { level: 1 });
  return place;
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const chapters = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
const isOpen = (title: string) => screen.getByText(title, { selector: 'h3' }).closest('details')?.open;

test('RT-09 /help shows help and the user protocol, which is there to be read', async () => {
  const { environment } = await openHelp('/help', { banners: [aBanner(1)] });
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(document.title).toBe('Help · Sampan');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Help');
  expect(main.getByRole('region', { name: 'News' })).toBeTruthy();
  expect(chapters()).toEqual(['Getting in', 'User protocol', 'Contact']);
  expect([isOpen('User agreement'), isOpen('Open an account')]).toEqual([true, false]);
  expect(
    section('User protocol')
      .getAllByRole('listitem')
      .map((term) => term.textContent),
  ).toEqual(['You row for yourself.', 'You keep your oar.']);
});

test('RT-09 /helpmc is the help standing alone: no layout, but a way to the site, languages and theme', async () => {
  const { address } = await openAnswered('/helpmc', 'HelpCentreScreenQuery', { help });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Help centre');
  expect(document.title).toBe('Help centre · Sampan');
  for (const [role, name] of [
    ['navigation', 'Main menu'],
    ['region', 'News'],
    ['button', 'Log in'],
    ['button', 'Register'],
  ] as const)
    expect(screen.queryByRole(role, { name })).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  const head = within(screen.getByRole('banner'));
  expect(head.queryByRole('img', { hidden: true })).toBeNull();
  expect(head.getByRole('combobox', { name: 'Language' })).toBeTruthy();
  expect(head.getByRole('button', { name: 'Switch to dark' })).toBeTruthy();
  expect(chapters()).toHaveLength(3);
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
  await answer(environment, 'HelpCentreScreenQuery', { site: { ...aShell.site, loginRequired: true }, help });
  const agreement = await screen.findByRole('heading', { name: 'User agreement' });
  await waitFor(() => expect(document.activeElement).toBe(agreement));
  expect(router.state.location.pathname + router.state.location.hash).toBe('/help#agreement');
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('combobox', { name: 'Language' })).toBeTruthy();
  expect(await bar.findByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('RT-09 every entry of the contents leads to the heading of its chapter', async () => {
  const { router } = await openHelp();
  const entries = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(entries.map((link) => link.textContent)).toEqual(chapters());
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

test('RT-09 an answer has an address of its own, which opens it, and coming back leaves what the reader had', async () => {
  const { router } = await openHelp('/help#register');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Open an account' }));
  expect([isOpen('Open an account'), isOpen('Nạp tiền')]).toEqual([true, false]);
  await press('Contact', 'link');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact' }));
  await act(async () => router.navigate(-1));
  expect(router.state.location.hash).toBe('#register');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact' }));
});

test.each([
  ['faq2', '/help#faq2'],
  ['câu hỏi', `/help#${encodeURIComponent('câu hỏi')}`],
])('RT-09 whatever the operator calls an answer, its address leads to it: %s', async (code, path) => {
  await openHelp(path, {
    help: [{ code: 'start', title: 'Getting in', articles: [{ code, title: 'Who may play', content: '<p>You.</p>' }] }],
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Who may play' }));
  expect(isOpen('Who may play')).toBe(true);
});

test('RT-09 an address of half a character leads to no answer, and shows all', async () => {
  await openHelp('/help#%E0%A4%A');
  expect(chapters()).toHaveLength(3);
});

const type = (typed: string) =>
  act(async () => void fireEvent.change(screen.getByRole('searchbox', { name: 'Search the help' }), { target: { value: typed } }));

test('RT-09 it is searched while one types, without tones, and says how much there is', async () => {
  const { address } = await openHelp();
  await type('nap tien');
  expect(chapters()).toEqual(['Getting in', 'Contact']);
  expect(isOpen('Nạp tiền')).toBe(true);
  expect(screen.queryByText('Open an account')).toBeNull();
  expect(screen.getByText('1 answer')).toBeTruthy();
  expect(address()).toBe('/help?q=nap+tien');
  await type('nowhere');
  expect(chapters()).toEqual(['Contact']);
  expect(screen.getByText(/^No answer fits/)).toBeTruthy();
  await type('');
  expect(chapters()).toEqual(['Getting in', 'User protocol', 'Contact']);
  expect(address()).toBe('/help');
});

test('RT-09 what was searched for is opened by its address, and stays where the contents lead', async () => {
  const { address } = await openHelp('/help?q=oar');
  expect(chapters()).toEqual(['User protocol', 'Contact']);
  await press('User protocol', 'link');
  expect(address()).toBe('/help?q=oar');
  expect(chapters()).toEqual(['User protocol', 'Contact']);
});

test('RT-09 no letter is lost that is typed before the address has followed the last, and going back looks for what was looked for', async () => {
  const { router } = await openHelp();
  await act(async () => router.navigate('/help?q=oar'));
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await act(async () => {
    for (const letter of 's.') fireEvent.change(box, { target: { value: box.value + letter } });
  });
  expect(box.value).toBe('oars.');
  await waitFor(() => expect(router.state.location.search).toBe('?q=oars.'));
  await act(async () => router.navigate(-1));
  expect([box.value, chapters().length]).toEqual(['', 3]);
});

test('RT-09 after a fault it can be asked for again, and contact is there', async () => {
  const { environment } = await openHelp('/help', { help: null });
  expect(chapters()).toEqual(['Contact']);
  await press('Try again');
  await answer(environment, 'HelpScreenQuery', { ...aShell, help });
  await waitFor(() => expect(chapters()).toHaveLength(3));
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
  ).toEqual([
    ['Telegram', 'https://chat.example/sampan'],
    ['Write feedback', '/feedback'],
  ]);
});

test('RT-09 without a channel contact says so', async () => {
  await openHelp();
  expect(section('Contact').getByText(/^There is no channel for messages/)).toBeTruthy();
  expect(section('Contact').getByRole('link').getAttribute('href')).toBe('/feedback');
});

test('RT-09 it is said in the brand’s own words over Vietnamese', async () => {
  await openHelp('/help', {}, 'TY');
  expect(screen.getByRole('heading', { level: 1, name: 'Trợ giúp' })).toBeTruthy();
  expect(screen.getByText(/trước khi lên thuyền/)).toBeTruthy();
});
