import { expect, test } from 'vitest';
import { createGatewayKeys } from './gatewayKeys.ts';

const [old, current, next] = ['o'.repeat(32), 'c'.repeat(32), 'n'.repeat(32)];
type Keys = readonly [string, ...string[]];
const answersOf = (keys: Keys, given: readonly string[]) => {
  const { accepts } = createGatewayKeys({ keys });
  return given.map(accepts);
};

test('AZ-010 every key of now is accepted, and nothing else', () => {
  expect(answersOf([current, old], [current, old])).toEqual([true, true]);
  expect(answersOf([current, old], [next, '', current.slice(1), `${current}c`, `${current},${old}`])).toEqual(Array(5).fill(false));
});

test('AZ-010 a key that is not known is looked for in the file, where a new one may stand since', () => {
  let keys: Keys = [current];
  let looks = 0;
  const { accepts } = createGatewayKeys({
    get keys() {
      return keys;
    },
    look() {
      looks += 1;
      keys = [next, current];
    },
  });
  expect([accepts(current), looks]).toEqual([true, 0]);
  expect([accepts(next), looks]).toEqual([true, 1]);
  expect([accepts(next), looks]).toEqual([true, 1]);
  expect([accepts(old), looks]).toEqual([false, 2]);
});
