import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeGlobalId, encodeGlobalId, keyIn } from './globalId.ts';

const base64url = (text: string) => Buffer.from(text).toString('base64url');

describe('global ids', () => {
  test('give back the type and key that they were made of', () => {
    fc.assert(
      fc.property(fc.constantFrom('Game', 'Bet', 'Member'), fc.stringMatching(/^[^\p{Cc}]{1,80}$/u), (typename, key) => {
        expect(decodeGlobalId(encodeGlobalId(typename, key))).toEqual({ typename, id: key });
      }),
    );
  });

  test.each([
    '',
    'x',
    '!!!!',
    'Game:1',
    base64url('Game'),
    base64url('Game:'),
    base64url(':1'),
    base64url('game:1'),
    base64url('__proto__:1'),
    base64url('Game:a\u0000b'),
    base64url('Game:a\r\nb'),
    `${base64url('Game:1')}=`,
    ` ${base64url('Game:1')}`,
    base64url(`Game:${'x'.repeat(400)}`),
    'a'.repeat(600),
    Buffer.from([71, 97, 109, 101, 58, 0xff, 0xfe]).toString('base64url'),
  ])('INJ-002 %j is refused, and not repeated', (id) => {
    expect(() => decodeGlobalId(id)).toThrow(
      expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', detail: 'An id is not one that this schema gave out.' } }),
    );
  });

  test('an id of another type is refused where one type is wanted', () => {
    expect(keyIn('Game', encodeGlobalId('Game', '1'))).toBe('1');
    expect(() => keyIn('Game', encodeGlobalId('Bet', '1'))).toThrow(
      expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', detail: 'An id does not name a Game.' } }),
    );
  });
});
