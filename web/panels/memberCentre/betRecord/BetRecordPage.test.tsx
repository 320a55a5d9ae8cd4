import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, fail, failUntil, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';
import exportQuery from './__generated__/betExportQuery.graphql.ts';
import { invalidateBets } from './invalidateBets.ts';

const money = (amount: string) => ({ amount, currency: 'PLAY', symbol: '₫' });
const bet = (id: string, gameName: string, stake: string, win: string, status = 'SETTLED') => ({
  node: { __typename: 'Bet', id, gameName, placedAt: '2026-11-20T03:04:05Z', status, stake: money(stake), win: money(win) },
});
const played = [
  { category: 'RNG', vendorCode: 'XGS', vendorName: 'Lantern House' },
  { category: 'RNG', vendorCode: 'CRP', vendorName: 'Carp Works' },
  { category: 'LOTT', vendorCode: 'XGS', vendorName: 'Lantern House' },
] as const;
const totals = { stake: money('91500.5'), win: money('2500'), net: money('-89000.5') };

const record = (edges: object[], more = false) => ({
  viewer: {
    ...aMember,
    bets: { totalCount: 23, totals, played, edges, pageInfo: { hasNextPage: more, endCursor: more ? 'cursor-20' : null } },
  },
});

async function openRecord(edges: object[], more = false, search = '') {
  const place = await openPlace({ path: `/?panel=personalHistoryCopy${search}`, viewer: aMember });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(place.environment, 'BetRecordPageQuery', record(edges, more));
  await screen.findByRole('heading', { name: 'Betting record' });
  return place;
}

afterEach(() => vi.useRealTimers());
const onDay = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+07:00`) });
const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } }));
const filterAsked = (environment: Awaited<ReturnType<typeof openRecord>>['environment']) =>
  variablesOf(environment, 'BetRecordPageQuery')['filter'];

test('MC-07 bets show stake, win, net by sign and name, and status; sums of the whole filter stand below', async () => {
  await openRecord([
    bet('b3', 'Carp Lantern', '1000', '2500'),
    bet('b2', 'Moon Boat', '500.5', '0'),
    bet('b1', 'Drum Night', '70', '70', 'VOID'),
    bet('b0', 'Slow Draw', '30', '0', 'PLACED'),
  ]);
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'GameTimeStakeWinNetStatus',
    'Carp Lantern2026-11-20 10:04:05₫1,000₫2,500+₫1,500Settled',
    expect.stringMatching(/₫500.50?₫0[-−]₫500.50?Settled$/),
    expect.stringMatching(/₫70₫70Stake returnedVoid$/),
    expect.stringMatching(/₫30₫0Not settled yetOpen$/),
    expect.stringMatching(/^Total of 23 bets₫91,500.50?₫2,500[-−]₫89,000.50?$/),
  ]);
  expect(screen.getAllByRole('img', { name: 'Gain' })).toHaveLength(1);
  expect(screen.getAllByRole('img', { name: 'Loss' })).toHaveLength(2);
});

test('MC-07 category, vendor and state filter; what is chosen stands in the address and is asked for, and the list before stays meanwhile', async () => {
  const { environment, address } = await openRecord([bet('b1', 'Carp Lantern', '1', '2')]);
  await choose('Category', 'LOTT');
  expect(address()).toBe('/?panel=personalHistoryCopy&panel.category=LOTT');
  expect(filterAsked(environment)).toEqual({ category: 'LOTT' });
  expect(screen.getByText('Carp Lantern')).toBeTruthy();
  await answer(environment, 'BetRecordPageQuery', record([bet('b9', 'Slow Draw', '1', '2')]));
  expect(await screen.findByText('Slow Draw')).toBeTruthy();
  expect(screen.queryByText('Carp Lantern')).toBeNull();
  // Of the category alone.
  expect([...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Studio' }).options].map(({ text }) => text)).toEqual([
    'All studios',
    'Lantern House',
  ]);
  await choose('Studio', 'XGS');
  expect(filterAsked(environment)).toEqual({ category: 'LOTT', vendorCode: 'XGS' });
  await answer(environment, 'BetRecordPageQuery', record([]));
  expect(await screen.findByText('No bets here')).toBeTruthy();
  const states = within(screen.getByRole('group', { name: 'Status' }));
  expect(states.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All statuses',
    'Open',
    'Settled',
    'Void',
    'Cancelled',
  ]);
  await act(async () => states.getByRole('button', { name: 'Open' }).click());
  expect(filterAsked(environment)).toEqual({ category: 'LOTT', vendorCode: 'XGS', status: 'PLACED' });
  expect(states.getByRole('button', { pressed: true }).textContent).toBe('Open');
  // The studio may have nothing of another category.
  await choose('Category', 'RNG');
  expect(filterAsked(environment)).toEqual({ category: 'RNG', status: 'PLACED' });
});

test('MC-07 an address opens its filter; what no bet can be is left out', async () => {
  const place = await openPlace({
    path: '/?panel=personalHistoryCopy&panel.from=2026-11-01&panel.to=2026-11-07&panel.category=NONE&panel.status=VOID&panel.vendor=%3Cb%3E',
    viewer: aMember,
  });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  expect(filterAsked(place.environment)).toEqual({ from: '2026-11-01', to: '2026-11-07', status: 'VOID' });
});

test('MC-07 today, 7 and 30 days, back and forth by as many, and any days', async () => {
  onDay('2026-11-22');
  const { environment, address } = await openRecord([bet('b1', 'Carp Lantern', '1', '2')]);
  const days = () => {
    const parameters = new URLSearchParams(address().slice(1));
    return ['panel.from', 'panel.to'].flatMap((name) => parameters.getAll(name));
  };
  for (const [name, expected] of [
    ['Today', ['2026-11-22', '2026-11-22']],
    ['30 days', ['2026-10-24', '2026-11-22']],
    ['7 days', ['2026-11-16', '2026-11-22']],
    ['7 days back', ['2026-11-09', '2026-11-15']],
    ['30 days back', ['2026-10-10', '2026-10-16']],
    ['7 days forward', ['2026-10-17', '2026-10-23']],
    ['30 days forward', ['2026-11-16', '2026-11-22']],
  ] as const) {
    await press(name);
    expect([name, days()]).toEqual([name, expected]);
  }
  expect(waitingFor(environment, 'BetRecordPageQuery').map(({ request }) => request.variables['filter'])).toContainEqual({
    from: '2026-11-16',
    to: '2026-11-22',
  });
  expect(screen.getByRole('button', { name: '7 days forward' }).getAttribute('aria-disabled')).toBe('true');
  await act(async () => void fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-18' } }));
  expect(days()).toEqual(['2026-11-18', '2026-11-22']);
  await act(async () => void fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-17' } }));
  expect(days()).toEqual(['2026-11-17', '2026-11-17']);
  await press('All');
  expect(days()).toEqual([]);
});

test('MC-07 the whole filter is exported, page by page, with plain numbers and the house’s times; it can be cancelled', async () => {
  const { environment } = await openRecord([bet('b1', 'Carp Lantern', '1', '2')], false, '&panel.from=2026-11-01&panel.to=2026-11-30');
  const files: { name: string; text: Promise<string> }[] = [];
  const blobs = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as Blob).size}`);
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const [file] = blobs.mock.calls.at(-1) ?? [];
    if (file instanceof Blob) files.push({ name: this.download, text: file.text() });
  });
  const page = (id: string, name: string, more: boolean) => ({
    data: {
      viewer: {
        bets: {
          edges: [
            { node: { ...bet(id, name, '1000.5', '0').node, reference: `0193-${id}`, vendorName: 'Lantern House', category: 'RNG' } },
          ],
          pageInfo: { hasNextPage: more, endCursor: more ? `after-${id}` : null },
        },
      },
    },
  });
  const asked = async (after: string | null) => {
    const variables = { filter: { from: '2026-11-01', to: '2026-11-30' }, first: 100, after };
    await waitFor(() => expect(environment.mock.isLoading(exportQuery, variables, { force: true })).toBe(true));
  };
  const answerPage = (id: string, name: string, more: boolean) =>
    act(async () => {
      environment.mock.nextValue(exportQuery, page(id, name, more));
      environment.mock.complete(exportQuery);
    });
  await press('Export CSV');
  await asked(null);
  await answerPage('b2', '=Carp "Lantern"', true);
  await asked('after-b2');
  expect(screen.getByText('1 of 23 written')).toBeTruthy();
  await answerPage('b1', 'Moon, Boat', false);
  expect(await screen.findByText('Rows in the file: 2.')).toBeTruthy();
  expect(files.map(({ name }) => name)).toEqual(['bets-2026-11-01-2026-11-30.csv']);
  const text = await files[0]?.text;
  expect(text?.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Time,Game,Category,Studio,Stake,Win,Net,Currency,Status,Record number',
    `2026-11-20 10:04:05,"'=Carp ""Lantern""",Slots,Lantern House,1000.5,0,-1000.5,PLAY,Settled,0193-b2`,
    '2026-11-20 10:04:05,"Moon, Boat",Slots,Lantern House,1000.5,0,-1000.5,PLAY,Settled,0193-b1',
    '',
  ]);
  await press('Export CSV');
  await asked(null);
  await press('Cancel');
  await answerPage('b2', 'Carp Lantern', true);
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeTruthy();
  expect(clicks).toHaveBeenCalledTimes(1);
  await press('Export CSV');
  await asked(null);
  await act(async () => environment.mock.reject(exportQuery, new Error('lost')));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be finished');
  await choose('Category', 'LOTT');
  await answer(environment, 'BetRecordPageQuery', record([bet('b9', 'Slow Draw', '1', '2')]));
  expect(screen.queryByRole('alert')).toBeNull();
  vi.restoreAllMocks();
});

test('MC-07 older bets come twenty at a time, below the newer ones', async () => {
  const { environment } = await openRecord([bet('b2', 'Carp Lantern', '1', '2')], true);
  expect(screen.getByText('1 of 23 bets')).toBeTruthy();
  await press('Show older');
  expect(variablesOf(environment, 'BetRecordPaginationQuery')).toMatchObject({ count: 20, cursor: 'cursor-20' });
  await fail(environment, 'BetRecordPaginationQuery');
  expect(screen.getByRole('alert').textContent).toBe('Older entries could not be loaded.');
  await press('Try again');
  const { viewer } = record([bet('b1', 'Moon Boat', '1', '0')]);
  await answer(environment, 'BetRecordPaginationQuery', { node: { ...viewer, __typename: 'Member' } });
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Carp Lantern', 'Moon Boat', 'Total of 23 bets']);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('MC-07 without bets there is a way to a game', async () => {
  const { address } = await openRecord([]);
  expect(screen.getByText('No bets yet')).toBeTruthy();
  await press('Find a game');
  expect(address()).toBe('/rng');
});

test('MC-07 a settled round brings the record up to date by itself', async () => {
  const { environment } = await openRecord([bet('b1', 'Carp Lantern', '1', '2')]);
  expect(waitingFor(environment, 'BetRecordPageQuery')).toEqual([]);
  await act(async () => invalidateBets(environment));
  expect(screen.getByText('Carp Lantern')).toBeTruthy();
  await answer(environment, 'BetRecordPageQuery', record([bet('b2', 'Moon Boat', '1', '0'), bet('b1', 'Carp Lantern', '1', '2')]));
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Moon Boat', 'Carp Lantern', 'Total of 23 bets']);
});

test('MC-07 a refresh that fails keeps the list and says so', async () => {
  const { environment } = await openRecord([bet('b1', 'Carp Lantern', '1', '2')]);
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  refresh.focus();
  await press('Refresh');
  await press('Refresh');
  expect([document.activeElement, refresh.hasAttribute('disabled')]).toEqual([refresh, false]);
  expect(waitingFor(environment, 'BetRecordPageQuery')).toHaveLength(1);
  await fail(environment, 'BetRecordPageQuery');
  expect(document.activeElement).toBe(refresh);
  expect(screen.getByText('Carp Lantern')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('may be out of date');
  await choose('Category', 'LOTT');
  await answer(environment, 'BetRecordPageQuery', record([bet('b9', 'Slow Draw', '1', '2')]));
  expect(await screen.findByText('Slow Draw')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('MC-07 a record that could not be loaded can be asked for again', async () => {
  const { environment } = await openPlace({ path: '/?panel=personalHistoryCopy', viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await failUntil(environment, 'BetRecordPageQuery', () => screen.queryByRole('button', { name: /again/i }));
  await press(/again/i);
  await answer(environment, 'BetRecordPageQuery', record([bet('b1', 'Carp Lantern', '1', '2')]));
  expect(await screen.findByText('Carp Lantern')).toBeTruthy();
});
