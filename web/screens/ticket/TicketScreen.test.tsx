import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMockEnvironment } from 'relay-test-utils';
import { createI18n } from '../../i18n/createI18n.ts';
import { answer, fail, variablesOf, waitingFor } from '../../testing/answer.ts';
import { aMember, press } from '../../testing/openPlace.tsx';
import { refuseStorage } from '../../testing/refuseStorage.ts';
import { TicketRoot } from './TicketRoot.tsx';
import { takeTicket } from './takeTicket.ts';

const page = readFileSync('web/index.html', 'utf8');
const script = /<script>(?<text>[\s\S]*?)<\/script>/.exec(page)?.groups?.['text'] ?? '';
/** Runs what index.html runs before it asks for anything. */
const openPage = () => new Function(script)();

let allow = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => allow());
afterEach(() => history.replaceState(null, '', '/'));

test('ST-01 SES-004 the ticket leaves the address before the page asks for anything else, and is handed on once', () => {
  expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('rel="stylesheet"'));
  history.replaceState({ kept: 1 }, '', '/rng?page=2&token=T-1&panel=depositv2#top');
  const length = history.length;
  openPage();
  expect(location.pathname + location.search + location.hash).toBe('/rng?page=2&panel=depositv2#top');
  expect(history.state).toEqual({ kept: 1 });
  expect(history.length).toBe(length);
  expect(takeTicket(window)).toBe('T-1');
  expect(takeTicket(window)).toBeUndefined();
});

test('ST-01 an address without a ticket stays as it is, an empty one is none', () => {
  history.replaceState(null, '', '/rng?page=2');
  openPage();
  expect(location.search).toBe('?page=2');
  expect(takeTicket(window)).toBeUndefined();
  history.replaceState(null, '', '/?token=');
  openPage();
  expect(location.search).toBe('');
  expect(takeTicket(window)).toBeUndefined();
});

async function openTicket() {
  const environment = createMockEnvironment();
  const i18n = await createI18n('EN', ['common', 'login', 'shell']);
  const [onEntered, onDone] = [vi.fn(), vi.fn()];
  await act(async () => {
    render(<TicketRoot environment={environment} i18n={i18n} ticket="T-1" onEntered={onEntered} onDone={onDone} />);
  });
  return { environment, onEntered, onDone };
}

const unconfirmed = (replaces: string | null = null) =>
  ({ redeemTicket: { __typename: 'TicketNotConfirmedError', account: 'lotus88', replaces } }) as const;

test('ST-01 SES-004 a guest is asked as well, by the name of the account, before the link signs anybody in', async () => {
  const { environment, onEntered, onDone } = await openTicket();
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).toEqual(['useRedeemTicketMutation']);
  expect(variablesOf(environment, 'useRedeemTicketMutation')).toEqual({ input: { ticket: 'T-1', confirmed: false } });
  await answer(environment, 'useRedeemTicketMutation', unconfirmed());
  expect(await screen.findByRole('heading', { name: 'Log in as lotus88?' })).toBeTruthy();
  expect(waitingFor(environment, 'useRedeemTicketMutation')).toEqual([]);
  expect([...onEntered.mock.calls, ...onDone.mock.calls]).toEqual([]);
  await press('Log in');
  expect(variablesOf(environment, 'useRedeemTicketMutation')).toEqual({ input: { ticket: 'T-1', confirmed: true } });
  await answer(environment, 'useRedeemTicketMutation', {
    redeemTicket: { __typename: 'LogInPayload', viewer: { id: aMember.id } },
  });
  expect(onEntered).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

test('ST-01 SES-004 where somebody else is signed in it is said who, and who stays keeps that', async () => {
  const { environment, onEntered, onDone } = await openTicket();
  await answer(environment, 'useRedeemTicketMutation', unconfirmed('heron77'));
  expect(await screen.findByRole('heading', { name: 'Change to lotus88?' })).toBeTruthy();
  expect(screen.getByText(/logged in here as heron77/)).toBeTruthy();
  await press('Stay as I am');
  expect(onDone).toHaveBeenCalledOnce();
  expect(onEntered).not.toHaveBeenCalled();
  expect(waitingFor(environment, 'useRedeemTicketMutation')).toEqual([]);
});

test('ST-01 who does not want the link goes on as a guest; who is in by that account already is asked nothing', async () => {
  const first = await openTicket();
  await answer(first.environment, 'useRedeemTicketMutation', unconfirmed());
  await press('Do not log in');
  expect(first.onDone).toHaveBeenCalledOnce();
  const second = await openTicket();
  await answer(second.environment, 'useRedeemTicketMutation', unconfirmed('lotus88'));
  expect(second.onDone).toHaveBeenCalledOnce();
  expect([first, second].map(({ onEntered }) => onEntered.mock.calls.length)).toEqual([0, 1]);
  for (const { environment } of [first, second]) expect(waitingFor(environment, 'useRedeemTicketMutation')).toEqual([]);
});

test.each([
  ['TicketFailedError', 'This link is no longer valid'],
  ['TooManyAttemptsError', 'Too many attempts'],
])('ST-01 %s is said, and the site is open all the same', async (__typename, title) => {
  const { environment, onDone } = await openTicket();
  await answer(environment, 'useRedeemTicketMutation', { redeemTicket: { __typename } });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  await press('Go on to the site');
  expect(onDone).toHaveBeenCalledOnce();
});

test('ST-01 where no cookie is kept the ticket is not used up for a login that does not hold: that is said, and one may try again or go on', async () => {
  allow = refuseStorage();
  const { environment, onDone } = await openTicket();
  const isSent = () => waitingFor(environment, 'useRedeemTicketMutation').length > 0;
  expect(await screen.findByRole('heading', { name: 'This browser keeps no cookies' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^Your browser keeps no cookies of this site/);
  await press('Try again');
  expect([screen.queryByRole('heading', { name: 'This browser keeps no cookies' }) === null, isSent()]).toEqual([false, false]);
  allow();
  await press('Try again');
  expect(isSent()).toBe(true);
  await answer(environment, 'useRedeemTicketMutation', unconfirmed());
  expect(await screen.findByRole('heading', { name: 'Log in as lotus88?' })).toBeTruthy();
  allow = refuseStorage();
  await press('Log in');
  expect(isSent()).toBe(false);
  await press('Go on to the site');
  expect(onDone).toHaveBeenCalledOnce();
});

test('ST-01 a refusal of a later version is said in its own words', async () => {
  const { environment } = await openTicket();
  await answer(environment, 'useRedeemTicketMutation', {
    redeemTicket: { __typename: 'FogOnTheRiverError', __isRefusal: 'FogOnTheRiverError', message: 'Not in this fog.' },
  });
  expect((await screen.findByRole('status')).textContent).toBe('Not in this fog.');
});

test('ST-01 a lost connection lets the ticket be tried again', async () => {
  const { environment } = await openTicket();
  await fail(environment, 'useRedeemTicketMutation');
  await press('Try again');
  expect(variablesOf(environment, 'useRedeemTicketMutation')).toEqual({ input: { ticket: 'T-1', confirmed: false } });
  await answer(environment, 'useRedeemTicketMutation', unconfirmed());
  await press('Log in');
  await fail(environment, 'useRedeemTicketMutation');
  await press('Try again');
  expect(variablesOf(environment, 'useRedeemTicketMutation')).toEqual({ input: { ticket: 'T-1', confirmed: true } });
});

test('I18N-2 what is asked can be read in every language of the brand: these are asked for after the ticket, and a choice is kept', async () => {
  const { environment } = await openTicket();
  expect(waitingFor(environment, 'TicketLanguagesQuery')).toEqual([]);
  await answer(environment, 'useRedeemTicketMutation', unconfirmed());
  await answer(environment, 'TicketLanguagesQuery', { site: { languages: ['TY', 'EN'] } });
  const picker = screen.getByRole('combobox', { name: 'Language' });
  await act(async () => fireEvent.change(picker, { target: { value: 'TY' } }));
  expect(await screen.findByRole('heading', { name: 'Đăng nhập với tên lotus88?' })).toBeTruthy();
  expect([document.documentElement.lang, localStorage.getItem('lang')]).toEqual(['vi-VN', 'TY']);
});

test('I18N-2 where the languages cannot be asked for, the question stands all the same', async () => {
  const { environment } = await openTicket();
  await answer(environment, 'useRedeemTicketMutation', unconfirmed());
  await fail(environment, 'TicketLanguagesQuery');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
});
