import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import texts from '../../i18n/locales/EN/memberCentre.json';
import { memberCentrePages } from '../../overlays/panelKeys.ts';
import { answer } from '../../testing/answer.ts';
import { fillIn } from '../../testing/fillIn.ts';
import { anotherMember } from '../../testing/aMember.ts';
import { aMember, openPlace, press } from '../../testing/openPlace.tsx';
import { pressEscape } from '../../testing/pressEscape.ts';
import { signIn } from '../../testing/signIn.ts';

const method = {
  id: 'play',
  name: 'Play money',
  minimum: { amount: '10000', symbol: '₫' },
  maximum: { amount: '50000000', symbol: '₫' },
  presets: [],
};

test('RT-15 the address opens the panel, with the pages that stand and the open one marked', async () => {
  const { environment, address } = await openPlace({ path: '/rng?panel=depositv2', viewer: aMember });
  await answer(environment, 'DepositPageQuery', { viewer: { ...aMember, playProtection: null, depositMethods: [method] } });
  const panel = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  const menu = within(panel.getByRole('navigation'));
  expect(menu.getAllByRole('button').map((page) => [page.textContent, page.getAttribute('aria-current')])).toEqual(
    memberCentrePages.map((key) => [texts.menu[key], key === 'depositv2' ? 'page' : null]),
  );
  await press('Betting record');
  expect(address()).toBe('/rng?panel=personalHistoryCopy');
  await press('Close');
  expect(address()).toBe('/rng');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a page is asked for anew whenever it is opened, but not where it was answered a moment ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { environment } = await openPlace({ path: '/rng?panel=depositv2', viewer: aMember });
  const asked = () =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === 'DepositPageQuery').length;
  const answerIt = () =>
    answer(environment, 'DepositPageQuery', { viewer: { ...aMember, playProtection: null, depositMethods: [method] } });
  const openAnew = async () => {
    await press('Betting record');
    await press('Deposit');
  };
  await answerIt();
  vi.setSystemTime(Date.now() + 1_900);
  await openAnew();
  expect(asked()).toBe(0);
  vi.setSystemTime(Date.now() + 200);
  await openAnew();
  expect(asked()).toBe(1);
  await answerIt();
  expect(asked()).toBe(0);
});

test('MC-01 the address knows the pages by the names that the site has had for them', () => {
  expect(memberCentrePages).toEqual(
    expect.arrayContaining([
      'securityCenter',
      'transferFund',
      'depositv2',
      'withdraw',
      'transferUpline',
      'personalHistoryCopy',
      'transactionHistory',
      'personalProfit',
      'bonusDetails',
      'rewardCenter',
      'referral',
      'missionLeaderboard',
      'messageV2',
      'manualRebate',
      'playerRank',
      'profile',
    ]),
  );
});

test('Escape closes the panel and leaves the screen', async () => {
  const { environment, address } = await openPlace({ path: '/rng?page=2&panel=depositv2', viewer: aMember });
  await answer(environment, 'DepositPageQuery', { viewer: { ...aMember, playProtection: null, depositMethods: [method] } });
  await screen.findByRole('dialog', { name: 'Member centre' });
  await pressEscape();
  expect(address()).toBe('/rng?page=2');
});

test('where another member has come to be signed in, nothing of the one before stays in the panel, shown or typed', async () => {
  const { environment } = await openPlace({ path: '/rng?panel=depositv2', viewer: aMember });
  const whole = {
    ...method,
    kind: 'INSTANT',
    fee: { fixed: { amount: '0', symbol: '₫' }, percent: '0' },
    expectedMinutes: 0,
    isLastUsed: false,
  } as const;
  const deposits = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  const page = { playProtection: null, depositMethods: [whole], deposits };
  await answer(environment, 'DepositPageQuery', { viewer: { ...aMember, ...page } });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await fillIn('Amount', '250');
  await signIn(environment, anotherMember);
  await answer(environment, 'DepositPageQuery', { viewer: { ...anotherMember, ...page } });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Amount/)).value).toBe('');
});

test('LG-08 a guest at a panel’s address logs in first, and then sees the panel', async () => {
  const { environment, address } = await openPlace({ path: '/rng?panel=depositv2' });
  const login = within(await screen.findByRole('dialog', { name: 'Welcome back' }));
  expect(login.getByRole('button', { name: 'Log in' })).toBeTruthy();
  const { commitLocalUpdate } = await import('relay-runtime');
  const { setViewer } = await import('../../session/viewer.ts');
  await act(async () => {
    commitLocalUpdate(environment, (store) => {
      const member = store.create(aMember.id, 'Member');
      for (const [name, value] of Object.entries({ ...aMember, balance: null, __typename: 'Member' }))
        member.setValue(value as string, name);
    });
    setViewer(environment, { viewer: aMember });
  });
  expect(address()).toBe('/rng?panel=depositv2');
  expect(await screen.findByRole('dialog', { name: 'Member centre', hidden: true })).toBeTruthy();
});

test('LG-08 a guest who dismisses the login is left at the screen without the panel', async () => {
  const { address } = await openPlace({ path: '/rng?panel=depositv2' });
  await screen.findByRole('dialog', { name: 'Welcome back' });
  await press('Close');
  expect(address()).toBe('/rng');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('MC-17 a demo account is told that a real account is needed', async () => {
  const { address } = await openPlace({ path: '/?panel=depositv2', viewer: { ...aMember, kind: 'DEMO', memberCentreAllowed: false } });
  expect(await screen.findByRole('alertdialog', { name: 'A real account is needed' })).toBeTruthy();
  await press('Understood');
  expect(address()).toBe('/');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('MC-01 one press leads past the pages to the open one, which is called by its name', async () => {
  const { environment } = await openPlace({ path: '/rng?panel=limits', viewer: aMember });
  await answer(environment, 'LimitsPageQuery', {
    viewer: { ...aMember, playPause: null, playProtection: { prompt: 'NONE', currencySymbol: '₫', realityCheckMinutes: 60, limits: [] } },
  });
  const panel = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  const [first, second] = panel.getAllByRole('button');
  expect([first?.textContent, second?.textContent]).toEqual(['', 'Skip to the content']);
  await press('Skip to the content');
  expect(document.activeElement).toBe(panel.getByRole('region', { name: 'Limits and breaks' }));
});
