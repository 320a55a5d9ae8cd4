import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeCallContext, FakeHandlers } from '../FakeCallContext.ts';
import { fakePauseOf } from '../fakeAccount.ts';
import { fakeLimitsOf } from './fakeLimitUse.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { FakeRefusal } from '../fakeRefusal.ts';
import type { FakeWorld } from '../FakeWorld.ts';
import { decimal, tenThousandths } from '../tenThousandths.ts';

type Protection = AnswerOf<Calls['playLimits']>;

const day = 86_400_000;
const days = { DAY: 1, WEEK: 7, MONTH: 28, SIX_WEEKS: 42 };
const months = { SIX_MONTHS: 6, ONE_YEAR: 12, FIVE_YEARS: 60 };
const monthsAfter = (now: number, count: number): number => new Date(now).setUTCMonth(new Date(now).getUTCMonth() + count);

/** Limits and breaks of members. Raises of sessions may be confirmed at once, as no time passes where a clock stands; others when they are due. */
export function fakePlayLimits({ members }: FakeWorld) {
  const protectionOf = (context: FakeCallContext): Protection => {
    const account = fakeOwner(context);
    const kept = account.protection ?? { currency: 'PLAY', limits: [], realityCheckMinutes: 60, prompt: 'FIRST' };
    return { ...kept, limits: fakeLimitsOf(account, context.now), pause: fakePauseOf(account, context.now) ?? null };
  };
  const change = (context: FakeCallContext, changes: Partial<Protection>): Protection => {
    fakeOwner(context).protection = { ...protectionOf(context), ...changes };
    return protectionOf(context);
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
      const { confirmFrom = Infinity, confirmUntil = 0 } = standing?.pending ?? {};
      const isDue = kind === 'SESSION' || (confirmFrom <= context.now && context.now < confirmUntil);
      if (!standing?.pending || !isDue) throw new FakeRefusal('limit_not_due');
      const others = limits.filter((each) => each !== standing);
      const { amount } = standing.pending;
      return change(context, { limits: amount === null ? others : [...others, { ...standing, amount, left: amount, pending: null }] });
    },
    reviewPlayLimits: (_payload, context) => change(context, { prompt: 'NONE' }),
    setRealityCheck: ({ minutes }, context) => change(context, { realityCheckMinutes: minutes }),
    takeTimeOut: ({ length }, context) => {
      const account = fakeOwner(context);
      const running = fakePauseOf(account, context.now);
      const until = Math.max(context.now + days[length] * day, running?.until ?? 0);
      if (running?.kind !== 'SELF_EXCLUSION') account.pause = { kind: 'TIME_OUT', until };
      return protectionOf(context);
    },
    excludeSelf: ({ length }, context) => {
      const account = fakeOwner(context);
      account.pause = { kind: 'SELF_EXCLUSION', until: length === 'FOR_GOOD' ? null : monthsAfter(context.now, months[length]) };
      members.endAll(account);
      return account.pause;
    },
  } satisfies Partial<FakeHandlers>;
}
