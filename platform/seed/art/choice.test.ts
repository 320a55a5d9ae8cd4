import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choiceFrom, seedOf } from './choice.ts';

it('the same seed chooses the same', () => {
  const draw = (seed: number): readonly unknown[] => {
    const choice = choiceFrom(seed);
    return Array.from({ length: 20 }, () => [choice.between(0, 1000), choice.of(['a', 'b', 'c'])]);
  };
  expect(draw(seedOf('xgs-silver-oar'))).toEqual(draw(seedOf('xgs-silver-oar')));
  expect(draw(seedOf('xgs-silver-oar'))).not.toEqual(draw(seedOf('xgs-silver-oars')));
});

it('stays within its bounds and reaches both', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const choice = choiceFrom(seed);
      const seen = new Set(Array.from({ length: 200 }, () => choice.between(3, 5)));
      expect([...seen].sort()).toEqual([3, 4, 5]);
    }),
  );
});
