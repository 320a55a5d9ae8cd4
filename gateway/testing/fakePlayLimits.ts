import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeCallContext, FakeHandlers } from './FakeCallContext.ts';
import type { Account } from './fakeAccount.ts';
import { fakeOwner } from './fakeOwner.ts';
import { FakeRefusal } from './fakeRefusal.ts';
import type { FakeWorld } from './FakeWorld.ts';
import { decimal, tenThousandths } from './tenThousandths.ts';

type Protection = AnswerOf<Calls['playLimits']>;

const day = 86_400_000;
const days = { DAY: 1, WEEK: 7, MONTH: 28, SIX_WEEKS: 42 };

/** Limits and breaks of members. Nothing has been used of a limit. No time passes here: raises of sessions alone may be confirmed. */
export function fakePlayLimits({ members }: FakeWorld) {
  const known = new WeakMap<Account, Omit<Protection, 'pause'>>();
  const protectionOf = (context: FakeCallContext): Protection => {
    const account = fakeOwner(context);
    const kept = known.get(account) ?? { currency: 'PLAY', limits: [], realityCheckMinutes: 60, prompt: 'FIRST' };
    return { ...kept, pause: account.pause ?? null };
  };
  const change = (context: FakeCallContext, changes: Partial<Protection>): Protection => {
    const changed = { ...protectionOf(context), ...changes };
    known.set(fakeOwner(context), changed);
    return changed;
  };

  return {
    playLimits: (_payload, context) => protectionOf(context),
    setPlayLimit: ({ kind, period, amount }, context) => {
      const { limits } = protectionOf(context);
      const standing = limits.find((each) => each.kind === kind && each.period === period);
      const others = limits.filter((each) => each !== standing);
      if (standing === undefined && amount === null) return change(context, { prompt: 'NONE' });
      if (standing !== undefined && (amount === null || tenThousandths(amount) > tenThousandths(standing.amount))) {
        const pending = { amount, confirmFrom: context.now + day, confirmUntil: context.now + 8 * day };
        return change(context, { prompt: 'NONE', limits: [...others, { ...standing, pending }] });
      }
      const written = decimal(tenThousandths(amount ?? '0'));
      return change(context, {
        prompt: 'NONE',
        limits: [...others, { kind, period, amount: written, used: '0', left: written, pending: null }],
      });
    },
    confirmPlayLimit: ({ kind, period }, context) => {
      const { limits } = protectionOf(context);
      const standing = limits.find((each) => each.kind === kind && each.period === period);
      if (kind !== 'SESSION' || !standing?.pending) throw new FakeRefusal('limit_not_due');
      const others = limits.filter((each) => each !== standing);
      const { amount } = standing.pending;
      return change(context, { limits: amount === null ? others : [...others, { ...standing, amount, left: amount, pending: null }] });
    },
    reviewPlayLimits: (_payload, context) => change(context, { prompt: 'NONE' }),
    setRealityCheck: ({ minutes }, context) => change(context, { realityCheckMinutes: minutes }),
    takeTimeOut: ({ length }, context) => {
      fakeOwner(context).pause = { kind: 'TIME_OUT', until: context.now + days[length] * day };
      return protectionOf(context);
    },
    excludeSelf: ({ length }, context) => {
      members.void(context.token ?? '');
      return { kind: 'SELF_EXCLUSION', until: length === 'FOR_GOOD' ? null : context.now + 181 * day };
    },
  } satisfies Partial<FakeHandlers>;
}
