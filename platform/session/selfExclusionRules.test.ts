import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selfExclusionOf } from './selfExclusionRules.ts';

const day = 24 * 60 * 60 * 1000;
const time = fc.integer({ min: 0, max: 10 * day });
const asked = fc.option(time, { nil: null });
const big = (value: number | null): bigint | null => (value === null ? null : BigInt(value));
const of = (until: number | null, returnAsked: number | null, now: number) => selfExclusionOf({ status: 'SELF_EXCLUDED', self_excluded_until: big(until), return_asked_at: big(returnAsked) }, now);

test('RO-01 PP-13 no passing of time ends a self-exclusion, nor one without an end', () => {
  fc.assert(fc.property(fc.option(time, { nil: null }), asked, time, (until, returnAsked, now) => of(until, returnAsked, now) !== undefined));
  fc.assert(fc.property(asked, time, (returnAsked, now) => of(null, returnAsked, now)?.step === 'term'));
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
