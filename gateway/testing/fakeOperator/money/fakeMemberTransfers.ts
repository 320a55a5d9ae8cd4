import type { AnswerOf, ParsedPayloadOf } from '#contract/call.ts';
import { accessRefusals } from '#contract/accessRefusals.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeHandlers } from '../FakeCallContext.ts';
import { type Account, fakePauseOf } from '../fakeAccount.ts';
import { fakeBook } from './fakeBook.ts';
import { fakeHouseDay } from '../fakeHouseDay.ts';
import { fakeOnce } from '../fakeOnce.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { FakeRefusal } from '../fakeRefusal.ts';
import { fakeCoolingUntil, requireFakeStepUp } from '../identity/fakeStepUp.ts';
import { decimal, tenThousandths } from '../tenThousandths.ts';

type Row = AnswerOf<Calls['memberTransfer']>;

const bounds = { minAmount: '10000', maxAmount: '2000000' };
const dailyAmount = '5000000';

const uplineOf = ({ upline }: Account): Row['receiver'][] =>
  upline === undefined
    ? []
    : [{ receiverId: upline.member.memberId, maskedAccount: `${upline.member.account.slice(0, 2)}***`, relation: 'UPLINE' }];
const sent = ({ movements }: Account) => movements.filter(({ kind }) => kind === 'memberTransfer_OUT');
const leftToday = (account: Account, now: number): bigint =>
  sent(account)
    .filter(({ time }) => fakeHouseDay(time) === fakeHouseDay(now))
    .reduce((left, { amount }) => left + amount, tenThousandths(dailyAmount));

function move(account: Account, { receiverId, amount: text, stepUpTicket }: ParsedPayloadOf<Calls['memberTransfer']>, now: number): Row {
  const amount = tenThousandths(text);
  const pause = fakePauseOf(account, now);
  if (pause) throw new FakeRefusal(accessRefusals.paused, pause);
  requireFakeStepUp(account, { action: 'transferUpline', amount: text, target: receiverId }, stepUpTicket);
  const receiver = uplineOf(account).find((each) => each.receiverId === receiverId);
  if (receiver === undefined || account.upline === undefined || fakePauseOf(account.upline, now))
    throw new FakeRefusal('receiver_unavailable');
  const until = fakeCoolingUntil(account, now);
  if (until !== undefined) throw new FakeRefusal('cooling_time', { until });
  const left = leftToday(account, now);
  if (amount > left) throw new FakeRefusal('daily_amount_reached', { leftToday: decimal(left) });
  if (amount > account.balance) throw new FakeRefusal('insufficient_balance');
  const transferId = `${account.member.memberId}-sent-${decimal(sent(account).reduce((sum, each) => sum - each.amount, amount))}`;
  const told = { reference: transferId, time: now };
  fakeBook(account, { ...told, kind: 'memberTransfer_OUT', amount: -amount });
  fakeBook(account.upline, { ...told, kind: 'memberTransfer_IN', amount });
  return {
    transferId,
    receiver,
    amount: decimal(amount),
    currency: 'PLAY',
    transferTime: now,
  };
}

/** Money to the upline; nobody's agent has a downline here. */
export const fakeMemberTransfers = {
  memberTransferTerms: (_payload, context) => {
    const account = fakeOwner(context);
    const left = decimal(leftToday(account, context.now));
    return { isOpen: true, ...bounds, dailyAmount, leftToday: left, currency: 'PLAY', receivers: uplineOf(account), hasMore: false };
  },
  memberTransfer: (payload, context) => {
    const amount = tenThousandths(payload.amount);
    if (amount < tenThousandths(bounds.minAmount) || amount > tenThousandths(bounds.maxAmount))
      throw new FakeRefusal('amount_out_of_range', bounds);
    return fakeOnce(context, 'memberTransfer', { receiverId: payload.receiverId, amount: decimal(amount) }, (account) =>
      move(account, payload, context.now),
    );
  },
} satisfies Partial<FakeHandlers>;
