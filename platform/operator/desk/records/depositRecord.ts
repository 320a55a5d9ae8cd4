import { methodName } from '../../../money/deposit/depositAnswer.ts';
import { facts, type FindRecord, recordLink } from './deskRecord.ts';

/** A deposit: how, how much, and what became of it. */
export const depositRecord: FindRecord = async ({ db, texts }, { language, money, time, write }, id) => {
  const deposit = await db.selectFrom('deposit').selectAll().where('id', '=', id).executeTakeFirst();
  if (!deposit) return undefined;
  const decider =
    deposit.decided_by === null
      ? undefined
      : await db.selectFrom('operator').select('name').where('id', '=', deposit.decided_by).executeTakeFirst();
  const { amount, fee, credited, currency, closed_at: closedAt, decided_by: by, reason, transaction_id: transaction } = deposit;
  return {
    kind: 'deposit',
    memberId: deposit.member_id,
    facts: facts([
      [write('what'), methodName(texts, language, deposit.method_id)],
      [write('deposits.asked'), money(amount, currency)],
      [write('records.fee'), fee > 0n ? money(fee, currency) : null],
      [write('records.credited'), credited === null ? null : money(credited, currency)],
      [write('status'), write(`deposits.statuses.${deposit.status}`)],
      [write('when'), time(deposit.created_at)],
      [write('records.closed'), closedAt === null ? null : time(closedAt)],
      [write('records.decidedBy'), decider?.name ?? by],
      [write('reason'), reason],
      [write('records.transaction'), transaction === null ? null : recordLink(transaction)],
    ]),
  };
};
