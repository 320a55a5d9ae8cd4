import { expect, test } from 'vitest';
import { initialOf } from './initialOf.ts';

test.each([
  ['linh', 'L'],
  [' ánh', 'Á'],
  ['a\u0301nh', 'A\u0301'],
  ['𝒜lan', '𝒜'],
  ['👩‍🚀 Mai', '👩‍🚀'],
  ['น้ำ', 'น้ำ'],
  ['小明', '小'],
  ['', ''],
])('of %j the first letter is %j', (name, initial) => expect(initialOf(name)).toBe(initial));
