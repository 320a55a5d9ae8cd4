import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayRequestReturn, selfExclusionOf } from './selfExclusionRules.ts';

const day = 24 * 60 * 60 * 1000;
const time = fc.integer({ min: 0, max: 10 * day });
const asked = fc.option(time, { nil: null });
const big = (value: number | null): bigint | null => (value === null ? null : BigInt(value));
const of = (until: number | null, returnAsked: number | null, now: number) =>
  selfExclusionOf({ self_excluded_at: 1n, self_excluded_until: big(until), return_asked_at: big(returnAsked) }, now);

test('RO-01 PP-13 no passing of time ends a self-exclusion, nor one without an end', () => {
  fc.assert(
    fc.property(fc.option(time, { nil: null }), asked, time, (until, returnAsked, now) => of(until, returnAsked, now) !== undefined),
  );
  fc.assert(fc.property(asked, time, (returnAsked, now) => of(null, returnAsked, now)?.step === 'term'));
});

test.each([
  [null, null, 'term', null, false],
  [1, null, 'term', null, false],
  [0, null, 'over', null, true],
  [0, -1, 'over', null, true],
  [0, 0, 'cooling', day, false],
  [1 - day, 1 - day, 'cooling', 1, false],
  [-day, -day, 'returnable', 0, true],
])(
  'RO-01 PP-13 to a term until %s and a wish at %s the step at 0 is %s, returnable from %s, and a wish may be said: %s',
  (until, returnAsked, step, returnFrom, may) => {
    const exclusion = of(until, returnAsked, 0);
    expect(exclusion).toEqual({ until, step, returnFrom });
    expect(exclusion && mayRequestReturn(exclusion)).toBe(may);
  },
);

test('an account without one is not excluded, whatever else is known of it', () => {
  expect(selfExclusionOf({ self_excluded_at: null, self_excluded_until: 1n, return_asked_at: null }, 0)).toBeUndefined();
});

test('RO-01 PP-13 before its term is over there is nothing to do; a wish counts from the term on, and has to be a day old', () => {
  fc.assert(
    fc.property(time, asked, time, (until, returnAsked, now) => {
      const { step, returnFrom } = of(until, returnAsked, now) ?? {};
      const counts = returnAsked !== null && returnAsked >= until;
      if (now < until) expect([step, returnFrom]).toEqual(['term', null]);
      else if (!counts) expect([step, returnFrom]).toEqual(['over', null]);
      else expect([step, returnFrom]).toEqual([now - returnAsked >= day ? 'returnable' : 'cooling', returnAsked + day]);
    }),
  );
});
