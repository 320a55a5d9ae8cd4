import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Account } from '../fakeAccount.ts';
import { FakeRefusal } from '../fakeRefusal.ts';
import { decimal, tenThousandths } from '../tenThousandths.ts';

type Limit = AnswerOf<Calls['playLimits']>['limits'][number];

const day = 86_400_000;
const lengths = { DAY: day, WEEK: 7 * day, MONTH: 30 * day };
const kinds = ['DEPOSIT', 'STAKE', 'LOSS', 'SESSION'];
const placeOf = ({ kind, period }: Limit): number => 3 * kinds.indexOf(kind) + Object.keys(lengths).indexOf(period);

/** What was paid in since then, and what is on its way. */
const depositedSince = ({ deposits }: Account, since: number): bigint =>
  deposits
    .filter(({ status, closeTime }) => closeTime === null || (status === 'PAID' && closeTime >= since))
    .reduce((sum, { amount }) => sum + tenThousandths(amount), 0n);

/** The limits that the member has set, in their order, with what is used of them: of deposits alone, as nothing is played here. */
export function fakeLimitsOf(account: Account, now: number): Limit[] {
  const limits = account.protection?.limits ?? [];
  const used = ({ kind, period }: Limit): bigint => (kind === 'DEPOSIT' ? depositedSince(account, now - lengths[period]) : 0n);
  const left = (limit: Limit): bigint => tenThousandths(limit.amount) - used(limit);
  return limits
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((limit) => ({ ...limit, used: decimal(used(limit)), left: decimal(left(limit) > 0n ? left(limit) : 0n) }));
}

/** Throws where limits of deposits leave less than that amount. */
export function requireFakeDepositRoom(account: Account, amount: bigint, now: number): void {
  const [least] = fakeLimitsOf(account, now)
    .filter(({ kind, left }) => kind === 'DEPOSIT' && tenThousandths(left) < amount)
    .toSorted((one, other) => Number(tenThousandths(one.left) - tenThousandths(other.left)));
  if (least) throw new FakeRefusal('limit_reached', { kind: least.kind, period: least.period, left: least.left });
}
