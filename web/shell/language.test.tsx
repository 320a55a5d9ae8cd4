import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offeredLanguages, storedLanguage } from '../i18n/languages.ts';
import { answer, fail, variablesOf, waitingFor } from '../testing/answer.ts';
import { loseTexts } from '../testing/loseTexts.ts';
import { aMember } from '../testing/openPlace.tsx';
import { aGame, aShell, openAnswered } from '../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

test('I18N-1 TY is the default; `lang` is read before `hisLang`, both before the cookie, and all before it', () => {
  const stored = () => storedLanguage(localStorage, document.cookie);
  expect(stored()).toBe('TY');
  document.cookie = 'lang=CN; Path=/';
  expect(stored()).toBe('CN');
  localStorage.setItem('hisLang', 'EN');
  expect(stored()).toBe('EN');
  localStorage.setItem('lang', 'TH');
  expect(stored()).toBe('TH');
  localStorage.setItem('lang', 'XX');
  expect(stored()).toBe('EN');
  localStorage.clear();
  document.cookie = 'lang=XX; Path=/';
  expect(stored()).toBe('TY');
});

test('I18N-1 a choice that the brand does not offer is none, and the first that it offers is the default', () => {
  document.cookie = 'lang=CN; Path=/';
  const page = document.createElement('html');
  expect(offeredLanguages(page).slice(0, 6)).toEqual(['TY', 'EN', 'VI', 'CN', 'TH', 'ID']);
  page.dataset['languages'] = 'EN TH';
  const stored = () => storedLanguage(localStorage, document.cookie, offeredLanguages(page));
  expect(stored()).toBe('EN');
  localStorage.setItem('hisLang', 'TH');
  localStorage.setItem('lang', 'TY');
  expect(stored()).toBe('TH');
});

test('I18N-1 changing the language changes words, numbers and the page’s language without a reload, and asks the screen again', async () => {
  const game = { ...aGame(1), name: 'Carp Lantern' };
  const { environment } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [game] }, { language: 'TY' });
  expect(await screen.findByText('Đông khách đêm nay')).toBeTruthy();
  const picker = screen.getByRole('combobox', { name: 'Ngôn ngữ' });
  const written = vi.spyOn(document, 'cookie', 'set');
  await act(async () => fireEvent.change(picker, { target: { value: 'EN' } }));
  expect(await screen.findByText('Popular tonight')).toBeTruthy();
  expect(written.mock.calls.flat().filter((cookie) => cookie.startsWith('lang='))).toEqual([
    'lang=EN; Max-Age=31536000; Path=/; SameSite=Lax',
  ]);
  expect(document.documentElement.lang).toBe('en-GB');
  expect(localStorage.getItem('lang')).toBe('EN');
  // What the gateway is told for the next page.
  expect(document.cookie).toBe('lang=EN');
  await waitFor(() => expect(waitingFor(environment, 'HomeScreenQuery')).toHaveLength(1));
  expect(waitingFor(environment, 'useViewerQuery')).toHaveLength(0);
  await answer(environment, 'HomeScreenQuery', { ...aShell, popularGames: [{ ...game, name: 'Lantern of the carp' }] });
  expect(await screen.findByText('Lantern of the carp')).toBeTruthy();
});

/** Changes the language by the picker of the page. */
async function switchTo(code: string) {
  const picker = await screen.findByRole('combobox', { name: 'Ngôn ngữ' });
  await act(async () => fireEvent.change(picker, { target: { value: code } }));
}

test('I18N-2 a member’s change of language is told to the operator, and nothing waits for that', async () => {
  const { environment, i18n } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] }, { language: 'TY', viewer: aMember });
  await switchTo('EN');
  await waitFor(() => expect(waitingFor(environment, 'useTellLanguageMutation')).toHaveLength(1));
  expect(variablesOf(environment, 'useTellLanguageMutation')).toEqual({ input: { language: 'EN' } });
  expect([i18n.language, waitingFor(environment, 'HomeScreenQuery').length]).toEqual(['EN', 1]);
  await fail(environment, 'useTellLanguageMutation');
  expect(document.documentElement.lang).toBe('en-GB');
});

test('I18N-2 a guest’s change of language is told to nobody', async () => {
  const { environment } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] }, { language: 'TY' });
  await switchTo('EN');
  await waitFor(() => expect(waitingFor(environment, 'HomeScreenQuery')).toHaveLength(1));
  expect(waitingFor(environment, 'useTellLanguageMutation')).toEqual([]);
});

test('ER-02 a language whose texts do not come changes nothing, and that is told', async () => {
  const { environment, i18n } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [aGame(1)] }, { language: 'TY' });
  await screen.findByText('Đông khách đêm nay');
  loseTexts(i18n, 'home');
  await switchTo('EN');
  expect(await screen.findByText(/Một phần trang/)).toBeTruthy();
  expect(screen.getByText('Đông khách đêm nay')).toBeTruthy();
  expect([i18n.language, localStorage.getItem('lang'), waitingFor(environment, 'HomeScreenQuery').length]).toEqual(['TY', null, 0]);
  await switchTo('EN');
  expect(await screen.findByText('Popular tonight')).toBeTruthy();
});
