import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { change } from '../../testing/change.ts';
import { closeDelay } from './DialCodeBox.tsx';
import { DialCodePicker } from './DialCodePicker.tsx';

afterEach(() => vi.useRealTimers());

const countries = [
  { countryCode: 'VN', countryDialingCode: '84' },
  { countryCode: 'TH', countryDialingCode: '66' },
  { countryCode: 'US', countryDialingCode: '1' },
  { countryCode: 'CA', countryDialingCode: '1' },
];

async function open(supplied = '', current = countries[0]) {
  const reported: string[] = [];
  const i18n = await createI18n('EN', ['common']);
  function Parent() {
    const [code, setCode] = useState(supplied);
    return (
      <DialCodePicker
        label="Country code"
        countries={countries}
        current={current}
        value={code}
        onChange={(next) => {
          reported.push(next);
          setCode(next);
        }}
      />
    );
  }
  render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Parent />
      </I18nextProvider>
    </StrictMode>,
  );
  return { reported, box: await screen.findByRole<HTMLInputElement>('combobox') };
}

const names = () => screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'));
const focus = (box: HTMLElement) => act(async () => box.focus());
const key = (box: HTMLElement, name: string) =>
  act(async () => {
    fireEvent.keyDown(box, { key: name });
    fireEvent.keyUp(box, { key: name });
  });

test('RG-04 it starts with the supplied code where it is listed, else with the current country’s, and reports that to its parent', async () => {
  // All that the field is given, its first value too: nobody is to see it empty.
  const written = vi.spyOn(HTMLInputElement.prototype, 'defaultValue', 'set');
  const { reported, box } = await open('66');
  expect(box.value).toBe('TH +66');
  expect(new Set(written.mock.calls.flat())).toEqual(new Set(['TH +66']));
  written.mockRestore();
  expect(reported).toEqual([]);
});

test('RG-04 a code that is not listed gives way to the current country’s', async () => {
  const { reported, box } = await open('999', countries[1]);
  expect(box.value).toBe('TH +66');
  expect(new Set(reported)).toEqual(new Set(['66']));
});

test('RG-04 it opens on focus with every country', async () => {
  const { box } = await open();
  expect(names()).toEqual([]);
  await focus(box);
  await waitFor(() => expect(names()).toEqual(['Vietnam +84', 'Thailand +66', 'United States +1', 'Canada +1']));
});

test('RG-04 it closes 200 ms after blur, not before', async () => {
  const { box } = await open();
  await focus(box);
  await waitFor(() => expect(names()).toHaveLength(4));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => box.blur());
  expect(closeDelay).toBe(200);
  await act(async () => vi.advanceTimersByTime(199));
  expect(names()).toHaveLength(4);
  await act(async () => vi.advanceTimersByTime(1));
  expect(names()).toEqual([]);
});

test.each(['66', '+66', 'thai'])('RG-04 "%s" and Enter choose Thailand by keyboard, and the parent is told', async (typed) => {
  const { reported, box } = await open();
  await focus(box);
  await change(box, typed);
  await waitFor(() => expect(names()).toEqual(['Thailand +66']));
  await key(box, 'ArrowDown');
  await key(box, 'Enter');
  expect(box.value).toBe('TH +66');
  expect(reported.at(-1)).toBe('66');
  expect(names()).toEqual([]);
});

test('RG-04 "84" and Enter are enough: the first of what was found is taken', async () => {
  const { reported, box } = await open('66');
  await focus(box);
  await change(box, '84');
  await key(box, 'Enter');
  expect(box.value).toBe('VN +84');
  expect(reported).toEqual(['84']);
});

test.each([
  ['while it does', { isComposing: true }],
  ['and once it has, as Safari tells it', { keyCode: 229 }],
])('RG-04 an Enter that ends the writing of a character chooses nothing, %s', async (_when, told) => {
  const { reported, box } = await open('66');
  await focus(box);
  await change(box, 'v');
  await act(async () => void fireEvent.keyDown(box, { key: 'Enter', ...told }));
  expect([box.value, reported]).toEqual(['v', []]);
});

test('RG-04 of two countries with one code the chosen one stays chosen', async () => {
  const { reported, box } = await open();
  await focus(box);
  await change(box, 'canada');
  await key(box, 'ArrowDown');
  await key(box, 'Enter');
  expect(box.value).toBe('CA +1');
  expect(reported.at(-1)).toBe('1');
});

test('RG-04 what no country answers to is said to be none, and the code stays', async () => {
  const { reported, box } = await open('84');
  await focus(box);
  await change(box, 'zzz');
  expect(await screen.findByText('No such country here')).toBeTruthy();
  await key(box, 'Enter');
  await act(async () => box.blur());
  expect(box.value).toBe('VN +84');
  expect(reported).toEqual([]);
});

test('RG-04 a country stands in the list with its flag', async () => {
  const { box } = await open('84');
  await focus(box);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['🇻🇳', '🇹🇭', '🇺🇸', '🇨🇦']);
});

test('RG-04 Escape leaves the code as it was', async () => {
  const { reported, box } = await open('84');
  await focus(box);
  await change(box, 'zzz');
  await key(box, 'Escape');
  await act(async () => box.blur());
  expect(box.value).toBe('VN +84');
  expect(reported).toEqual([]);
});
