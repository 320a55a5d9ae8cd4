import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuessablePasswords } from './guessablePasswords.ts';

const guessable = createGuessablePasswords({ name: 'Sampan', merchantCode: 'SAMPAN' });

describe('AUT-007 a password is refused', () => {
  test.each([
    '123456',
    'password',
    'Password1',
    'PASSWORD1 ',
    ' iloveyou',
    'ｐａｓｓｗｏｒｄ１',
    'trustno1',
    'P@ssw0rd',
    'dragon123',
    'matkhau@2026',
    'Vietnam!88',
  ])('that everybody tries: %j', (password) => {
    expect(guessable.has(password)).toBe(true);
  });

  test.each(['        ', 'aaaaaaaa', '12121212', 'asdasdasd', '12341234', '23456789', '87654321', 'ijklmnopq', '🌊🌊🌊🌊🌊🌊🌊🌊'])(
    'that a hand types by itself: %j',
    (password) => {
      expect(guessable.has(password)).toBe(true);
    },
  );

  test.each(['sampan', 'SAMPAN2026', 's4mpan!!', '2026-Sampan-2026'])('that is the brand: %j', (password) => {
    expect(guessable.has(password)).toBe(true);
  });

  test.each([
    'rowerlinh',
    'RowerLinh',
    'rowerlinh99',
    '!rowerlinh!',
    'r0w3rl1nh2026',
    'rowerlinhrowerlinh',
    '12345678',
    '0912345678',
    '+84912345678',
    'linh.nguyen1990',
    'rowerlinh ',
  ])('that the account is known by: %j', (password) => {
    expect(guessable.has(password, ['RowerLinh', '0912 345 678', 'Linh.Nguyen@example.com'])).toBe(true);
  });
});

describe('AUT-007 a password is taken', () => {
  test.each(['correct horse 7', 'lanterns-1f2e3d4c5b6a', 'river-at-dusk-7', 'rowerlinh likes rain', 'đò chiều nay vắng', 'a\0b\0c\0d\0'])(
    'that is none of these: %j',
    (password) => {
      expect(guessable.has(password, ['rowerlinh', '0912345678', 'a.b+c$@example.com'])).toBe(false);
    },
  );

  test('whatever stands for the account: no name is a pattern', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (name) => {
        expect(guessable.has('correct horse 7 battery', [name])).toBe(false);
      }),
    );
  });
});
