import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { siteTime } from '../../../relay/siteTime.ts';
import { answer, fail, failUntil, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

const money = (amount: string) => ({ amount, symbol: '₫' });
const method = {
  id: 'wallet',
  name: 'E-wallet',
  kind: 'REDIRECT',
  fee: { fixed: money('500'), percent: '1' },
  expectedMinutes: 5,
  isLastUsed: true,
  minimum: money('10000'),
  maximum: money('50000000'),
  presets: [money('100000')],
} as const;
const aDeposit = {
  id: 'dep-1',
  reference: '0199-deposit',
  methodId: 'wallet',
  methodName: 'E-wallet',
  status: 'AWAITING_PAYMENT',
  createdAt: '2026-11-20T03:04:05Z',
  closedAt: null,
  expiresAt: '2999-11-20T03:04:05Z',
  reason: null,
  amount: money('100000'),
  fee: money('1500'),
  credited: null,
  payment: {
    url: 'https://pay.example/1',
    qr: 'pay:1',
    transfer: { bank: 'River Bank', account: '0088 2026', holder: 'SAMPAN', memo: 'SP1' },
  },
} as const;
const over = { payment: null, closedAt: '2026-11-20T04:04:05Z' };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function openPage(search: string, rows: readonly object[] = []) {
  const place = await openPlace({ path: `/rng?panel=depositv2${search}`, viewer: aMember });
  const deposits = {
    edges: rows.map((node) => ({ node: { __typename: 'Deposit' as const, ...node } })),
    pageInfo: { hasNextPage: false, endCursor: null },
  };
  await answer(place.environment, 'DepositPageQuery', { viewer: { ...aMember, playProtection: null, depositMethods: [method], deposits } });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await screen.findByRole('heading', { name: 'Deposit' });
  return place;
}
async function openDetail(changes: object = {}) {
  const place = await openPage('&panel.item=dep-1');
  await answer(place.environment, 'DepositDetailQuery', { viewer: { ...aMember, deposit: { ...aDeposit, ...changes } } });
  return place;
}

test('MC-04 a method says what it costs, how long it takes and that it was used last; the form what is paid and what is credited', async () => {
  await openPage('&panel.amount=200000&panel.method=wallet');
  expect(screen.getByRole('radio', { name: /E-wallet/ }).closest('label')?.textContent).toMatch(
    /Last used.*fee ₫500 \+ 1% · about 5 minutes/,
  );
  const costs = screen.getByText('To pay').closest('dl');
  expect(costs?.textContent).toBe('Fee₫2,500To pay₫202,500Credited to your balance₫200,000');
});

test('MC-04 what is to be paid has an address of its own, by which it is read again', async () => {
  const { environment, address } = await openPage('');
  await act(async () => fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '100000' } }));
  const button = screen.getByRole('button', { name: 'Deposit ₫100,000' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(waitingFor(environment, 'useDepositMutation')).toHaveLength(1);
  await answer(environment, 'useDepositMutation', {
    deposit: {
      __typename: 'DepositPayload',
      deposit: { id: 'dep-1', status: 'AWAITING_PAYMENT', createdAt: aDeposit.createdAt, amount: money('100000') },
      viewer: { id: aMember.id, balance: aMember.balance },
    },
  });
  expect(address()).toBe('/rng?panel=depositv2&panel.item=dep-1');
  expect(variablesOf(environment, 'DepositDetailQuery')).toEqual({ id: 'dep-1' });
});

test('MC-04 it can be paid by QR, by copying and on a page, in the time that is left', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openDetail();
  expect(await screen.findByRole('heading', { name: 'Pay ₫101,500 now' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code for this payment' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the payment page' }).getAttribute('href')).toBe('https://pay.example/1');
  expect(screen.getByText(/^Time left to pay/).textContent).toMatch(/\d+:\d\d:\d\d$/);
  for (const name of ['To pay', 'Account number', 'Transfer note']) await press(`Copy: ${name}`);
  // Beside the buttons, as what changes within a button that has a name of its own is not read out.
  const said = screen.getAllByRole('status').filter(({ textContent }) => textContent === 'Copied');
  expect(said.map((each) => each.closest('button'))).toEqual([null, null, null]);
  expect(writeText.mock.calls).toEqual([['101500'], ['00882026'], ['SP1']]);
});

test('MC-04 that it was copied is said for a while, and anew where it is copied again', async () => {
  let written = () => {};
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => new Promise((resolve) => void (written = resolve)));
  await openDetail();
  const button = await screen.findByRole('button', { name: 'Copy: To pay' });
  const said = () => [button.textContent, button.nextElementSibling?.textContent];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => button.click());
  await act(async () => written());
  expect(said()).toEqual(['Copied', 'Copied']);
  await act(async () => button.click());
  expect(said()).toEqual(['Copy', '']);
  await act(async () => written());
  expect(said()).toEqual(['Copied', 'Copied']);
  await act(async () => void vi.runAllTimers());
  expect(said()).toEqual(['Copy', '']);
  // A page that came by plain HTTP has no clipboard.
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  const failed = vi.fn();
  window.addEventListener('error', failed, { once: true });
  await act(async () => button.click());
  expect([said(), failed.mock.calls]).toEqual([['Copy', ''], []]);
});

test('MC-04 the time that is left goes by the clock of the site, however wrong that of this machine is', async () => {
  const hear = (behind: number) =>
    siteTime.hear(new Response(null, { headers: { date: new Date(Date.now() - behind).toUTCString(), 'cache-control': 'no-store' } }));
  hear(2 * 3_600_000);
  try {
    await openDetail({ expiresAt: new Date(siteTime.now() + 15 * 60_000).toISOString() });
    expect((await screen.findByText(/^Time left to pay/)).textContent).toMatch(/(15:00|14:5\d)$/);
  } finally {
    hear(0);
  }
});

test('MC-04 once its time is over it says that this is looked at, and promises nothing', async () => {
  await openDetail({ expiresAt: '2026-01-01T00:00:00Z' });
  expect(await screen.findByText(/The time is up. We are checking/)).toBeTruthy();
});

test.each([
  ['CREATED', { payment: null }, '₫100,000 is being prepared'],
  ['UNCONFIRMED', { payment: null }, '₫100,000 is being confirmed'],
  ['PROCESSING', { payment: null }, '₫100,000 is on its way'],
  ['TO_MATCH', { payment: null }, '₫100,000 is being checked'],
  ['PAID', { ...over, credited: money('90000') }, '₫90,000 has arrived'],
  ['EXPIRED', over, 'The time to pay ₫100,000 is over'],
  ['DECLINED', over, '₫100,000 was declined'],
  ['FAILED', over, 'The deposit of ₫100,000 could not be started'],
  ['CANCELLED', over, '₫100,000 was cancelled'],
  ['REFUSED', { ...over, reason: 'Not from your account.' }, '₫100,000 was not accepted'],
  ['RETURNED', { ...over, reason: 'Sent twice.' }, '₫100,000 was sent back'],
] as const)('MC-04 %s is told as it is, and offers what can be done', async (status, changes, words) => {
  const { address } = await openDetail({ status, ...changes });
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
  if ('reason' in changes) expect(screen.getByText(`Reason: ${changes.reason}`)).toBeTruthy();
  const isOver = 'closedAt' in changes && status !== 'PAID';
  expect(screen.queryAllByText('Closed')).toHaveLength(isOver ? 1 : 0);
  await press(isOver ? 'Try again' : 'All deposits');
  expect(address()).toBe(`/rng?panel=depositv2${isOver ? '&panel.amount=100000&panel.method=wallet' : ''}`);
  expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe(isOver ? '100,000' : '');
});

test('MC-04 what waits is asked for again until it is over, and not where nobody looks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { environment } = await openDetail();
  await screen.findByRole('heading', { name: 'Pay ₫101,500 now' });
  await act(async () => vi.advanceTimersByTime(3_000));
  expect(waitingFor(environment, 'DepositDetailQuery')).toHaveLength(1);
  await act(async () => vi.advanceTimersByTime(9_000));
  expect(waitingFor(environment, 'DepositDetailQuery')).toHaveLength(1);
  await fail(environment, 'DepositDetailQuery');
  expect(screen.getByRole('heading', { name: 'Pay ₫101,500 now' })).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(3_000));
  // Whoever has gone on to what there is to be copied is led back to what has come of it.
  screen.getByRole('button', { name: 'Copy: To pay' }).focus();
  await answer(environment, 'DepositDetailQuery', {
    viewer: { ...aMember, deposit: { ...aDeposit, ...over, status: 'PAID', credited: money('100000') } },
  });
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: '₫100,000 has arrived' }));
  await act(async () => vi.advanceTimersByTime(30_000));
  expect(waitingFor(environment, 'DepositDetailQuery')).toEqual([]);
});

test('MC-04 it is called off by one press, and told where that came too late', async () => {
  const { environment } = await openDetail();
  const button = await screen.findByRole('button', { name: 'Cancel this deposit' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(waitingFor(environment, 'useCancelDepositMutation')).toHaveLength(1);
  await answer(environment, 'useCancelDepositMutation', { cancelDeposit: { __typename: 'DepositGoneOnError' } });
  expect(screen.getByRole('alert').textContent).toContain('can no longer be cancelled');
  await press('Cancel this deposit');
  await fail(environment, 'useCancelDepositMutation');
  expect(screen.getByRole('alert').textContent).toContain('nothing is cancelled twice');
  await press('Cancel this deposit');
  await answer(environment, 'useCancelDepositMutation', {
    cancelDeposit: { __typename: 'CancelDepositPayload', deposit: { ...aDeposit, ...over, status: 'CANCELLED' } },
  });
  expect(screen.getByRole('heading', { name: '₫100,000 was cancelled' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('MC-04 an address of no deposit says so, and leads on to the form', async () => {
  const { environment, address } = await openPage('&panel.item=dep-9');
  await answer(environment, 'DepositDetailQuery', { viewer: { ...aMember, deposit: null } });
  expect(await screen.findByText('There is no such deposit.')).toBeTruthy();
  await press('All deposits');
  expect(address()).toBe('/rng?panel=depositv2');
});

test('MC-04 the list tells what has become of each, and opens it', async () => {
  const { address } = await openPage('', [aDeposit, { ...aDeposit, ...over, id: 'dep-0', status: 'EXPIRED' }]);
  const rows = screen.getAllByRole('button', { name: /^E-wallet/ });
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^E-wallet₫100,0002026-11-20 \d\d:04:05To be paid$/),
    expect.stringMatching(/Expired$/),
  ]);
  await act(async () => rows[1]?.click());
  expect(address()).toBe('/rng?panel=depositv2&panel.item=dep-0');
});

test('MC-04 a list that could not be loaded leaves the form in place', async () => {
  const place = await openPlace({ path: '/rng?panel=depositv2', viewer: aMember });
  await answer(place.environment, 'DepositPageQuery', {
    viewer: { ...aMember, playProtection: null, depositMethods: [method], deposits: null },
  });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  expect(await screen.findByRole('radio', { name: /E-wallet/ })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  await failUntil(place.environment, 'DepositPageQuery', () => true).catch(() => undefined);
});

test('MC-04 a deposit shows the number that customer service asks for', async () => {
  await openDetail({ status: 'PAID' });
  expect((await screen.findByText('Deposit number')).nextSibling?.textContent).toBe('0199-deposit');
});
