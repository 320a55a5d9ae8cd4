// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storedLanguage } from '../i18n/languages.ts';
import { answer, waitingFor } from '../testing/answer.ts';
import { aGame, aShell, openAnswered } from '../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

test('I18N-1 TY is the default; `lang` is read before `hisLang`, and both before it', () => {
  expect(storedLanguage(localStorage)).toBe('TY');
  localStorage.setItem('hisLang', 'EN');
  expect(storedLanguage(localStorage)).toBe('EN');
  localStorage.setItem('lang', 'TH');
  expect(storedLanguage(localStorage)).toBe('TH');
  localStorage.setItem('lang', 'XX');
  expect(storedLanguage(localStorage)).toBe('EN');
});

test('I18N-1 changing the language changes words, numbers and the page’s language without a reload, and asks the screen again', async () => {
  const game = { ...aGame(1), name: 'Carp Lantern' };
  const { environment } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [game] }, { language: 'TY' });
  expect(await screen.findByText('Đông khách đêm nay')).toBeTruthy();
  const picker = screen.getByRole('combobox', { name: 'Ngôn ngữ' });
  await act(async () => fireEvent.change(picker, { target: { value: 'EN' } }));
  expect(await screen.findByText('Popular tonight')).toBeTruthy();
  expect(document.documentElement.lang).toBe('en-GB');
  expect(localStorage.getItem('lang')).toBe('EN');
  await waitFor(() => expect(waitingFor(environment, 'HomeScreenQuery')).toHaveLength(1));
  expect(waitingFor(environment, 'useViewerQuery')).toHaveLength(0);
  await answer(environment, 'HomeScreenQuery', { ...aShell, popularGames: [{ ...game, name: 'Lantern of the carp' }] });
  expect(await screen.findByText('Lantern of the carp')).toBeTruthy();
});
