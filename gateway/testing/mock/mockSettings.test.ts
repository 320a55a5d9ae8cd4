import { expect, test } from 'vitest';
import { mockSettingTexts, readMockSettings } from './mockSettings.ts';

test('a moment is read with its zone, to the minute or finer, or as the beginning of a day', () => {
  for (const [text, clock] of [
    ['2026-02-01', Date.UTC(2026, 1, 1)],
    ['2026-02-01T12:00Z', Date.UTC(2026, 1, 1, 12)],
    ['2026-02-01T12:00:00.250+07:00', Date.UTC(2026, 1, 1, 5, 0, 0, 250)],
  ] as const)
    expect(readMockSettings({ clock: text }).clock).toBe(clock);
});

test('each refusal that a call may be answered by is named once', () => {
  expect(() => readMockSettings({ faults: 'deposit=refuse:no' })).toThrow(/refused by (?:(\w+), (?!.*\b\1\b))+and not by/);
});

test('settings are written as they are read', () => {
  const faults = 'balance=slow:20,gameList=status:503,deposit=refuse:money_maintenance,notices=fail,memberInfo=malformed';
  const texts = { persona: 'agent42', seed: '7', clock: '2026-03-01T00:00:00.250Z', faults, latency: '5' };
  expect(mockSettingTexts(readMockSettings(texts))).toEqual(texts);
  expect(readMockSettings(mockSettingTexts(readMockSettings({})))).toEqual(readMockSettings({}));
});
