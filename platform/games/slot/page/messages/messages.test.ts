import { expect, test } from 'vitest';
import { en } from './en.ts';
import { vi } from './vi.ts';

const said = (message: unknown): string => (typeof message === 'function' ? String(message('₫200', 3, 'Lotus', '₫60')) : String(message));

test.each([['vi', vi], ['en', en]])('every text in %s says something and holds what it is given', (_language, messages) => {
  for (const [name, message] of Object.entries(messages)) {
    expect(said(message).trim(), name).not.toBe('');
    expect(said(message), name).not.toMatch(/undefined|NaN|\[object/);
  }
});

test('no text shouts', () => {
  for (const message of [...Object.values(vi), ...Object.values(en)]) expect(said(message)).not.toContain('!');
});
