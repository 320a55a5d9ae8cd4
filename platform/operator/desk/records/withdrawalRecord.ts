import { html } from 'hono/html';
import { bankName } from '../../../money/payoutAccount/bankName.ts';
import { maskedHolder, maskedNumber } from '../../../money/payoutAccount/payeeRules.ts';
import type { WithdrawalStepTable } from '../../../money/withdrawal/withdrawalTables.ts';
import { withdrawalTexts } from '../../../money/withdrawal/withdrawalTexts.ts';
import type { Visit } from '../app/visit.ts';
import { table } from '../table.ts';
import { facts, type FindRecord, recordLink } from './deskRecord.ts';

const operatorActor = 'operator:';

const actorName = ({ write }: Visit, actor: WithdrawalStepTable['actor']): string =>
  actor.startsWith(operatorActor)
    ? actor.slice(operatorActor.length)
    : write(`records.actors.${actor as 'member' | 'rules' | 'timeOut' | 'bank'}`);

/** A withdrawal: how much, to whom by hints, and step by step what became of it. */
export const withdrawalRecord: FindRecord = async ({ db, payoutAccounts, texts }, visit, id) => {
  const { language, money, time, write } = visit;
  const withdrawal = await db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst();
  if (!withdrawal) return undefined;
  const { amount, fee, currency, member_id: memberId } = withdrawal;
  const payee = await payoutAccounts.byId(withdrawal.payout_account_id);
  const steps = await db.selectFrom('withdrawal_step').selectAll().where('withdrawal_id', '=', id).orderBy('position').execute();
  return {
    kind: 'withdrawal',
    memberId,
    facts: facts([
      [write('amount'), money(amount, currency)],
      [write('records.fee'), fee > 0n ? money(fee, currency) : null],
      [write('records.paidOut'), money(amount - fee, currency)],
      [
        write('withdrawals.payee'),
        payee === undefined
          ? null
          : html`${bankName(texts, payee.bankCode, language)} · <bdi>${maskedHolder(payee.holderName)}</bdi> ·
              <bdi>${maskedNumber(payee.accountNumber)}</bdi>`,
      ],
      [write('status'), write(`records.withdrawals.${withdrawal.status}`)],
    ]),
    course: table({
      label: write('records.course'),
      heads: [write('when'), write('status'), write('corrections.by'), write('reason'), write('records.transaction')],
      rows: steps.map(({ status, actor, reason, transaction_id: transaction, created_at: at }) => [
        time(at),
        write(`records.withdrawals.${status}`),
        actorName(visit, actor),
        reason === null ? '–' : (texts.ofCode(withdrawalTexts, language, reason, 'reasons') ?? reason),
        transaction === null ? '–' : recordLink(transaction),
      ]),
      empty: write('none'),
    }),
  };
};
