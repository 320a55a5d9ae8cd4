import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readGameMessage } from './readGameMessage.ts';

const url = 'https://games.example:8443/slot?token=t';
const frame = {} as Window;
const message = (data: unknown, origin = 'https://games.example:8443', source: unknown = frame) =>
  ({ data, origin, source }) as MessageEvent<unknown>;

test.each(['game:round-settled', 'game:session-over', 'game:history', 'game:deposit', 'game:exit'])(
  '%s of the frame itself is read',
  (type) => {
    expect(readGameMessage(message({ type }), url, frame)).toBe(type);
  },
);

test.each([
  'null',
  '',
  'https://games.example',
  'http://games.example:8443',
  'https://games.example:8443.evil.example',
  'https://evil.example',
  'https://GAMES.example:8443/',
])('WEB-020 a message from the origin "%s" is ignored', (origin) => {
  expect(readGameMessage(message({ type: 'game:exit' }, origin), url, frame)).toBeNull();
});

test('WEB-020 a message from another window is ignored, even at the right origin', () => {
  expect(readGameMessage(message({ type: 'game:exit' }, undefined, {}), url, frame)).toBeNull();
  expect(readGameMessage(message({ type: 'game:exit' }, undefined, null), url, null)).toBeNull();
});

test('WEB-020 whatever else is sent is ignored and breaks nothing', () => {
  const known = new Set<unknown>(['game:round-settled', 'game:session-over', 'game:history', 'game:deposit', 'game:exit']);
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (data) => {
      fc.pre(!known.has((data as { type?: unknown } | null | undefined)?.type));
      expect(readGameMessage(message(data), url, frame)).toBeNull();
    }),
  );
  expect(readGameMessage(message({ type: { toString: () => 'game:exit' } }), url, frame)).toBeNull();
  expect(readGameMessage(message(['game:exit']), url, frame)).toBeNull();
  expect(readGameMessage(message('game:exit'), url, frame)).toBeNull();
  expect(readGameMessage(message(Object.create({ type: 'game:exit' })), url, frame)).toBeNull();
});
