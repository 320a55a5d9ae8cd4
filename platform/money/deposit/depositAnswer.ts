import type { AnswerOf } from '#contract/call.ts';
import type { depositById } from '#contract/money/deposit.ts';
import type { Language } from '../../core/http/handler.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { PaymentInstructions } from '../../providers/payment/payment.ts';
import type { Deposit } from './deposits.ts';
import { depositTexts } from './depositTexts.ts';

type DepositRow = NonNullable<AnswerOf<typeof depositById>['deposit']>;

export const methodName = (texts: Texts, language: Language, methodId: string): string =>
  texts.ofCode(depositTexts, language, methodId, 'methods') ?? methodId;

const time = (at: bigint | null): number | null => (at === null ? null : Number(at));

function paymentOf({ status, instructions }: Deposit): DepositRow['payment'] {
  if (status !== 'AWAITING_PAYMENT' || instructions === null) return null;
  const { payUrl = null, qr = null, transfer = null } = JSON.parse(instructions) as PaymentInstructions;
  return { payUrl, qr, transfer };
}

/** A deposit as its member is told of it: neither who of the house decided, nor what the provider calls it. */
export const depositAnswer = (texts: Texts, language: Language, deposit: Deposit): DepositRow => ({
  depositId: deposit.id,
  methodId: deposit.method_id,
  methodName: methodName(texts, language, deposit.method_id),
  kind: deposit.kind,
  amount: writeAmount(deposit.amount),
  fee: writeAmount(deposit.fee),
  credited: deposit.credited === null ? null : writeAmount(deposit.credited),
  currency: deposit.currency,
  status: deposit.status,
  createTime: Number(deposit.created_at),
  expireTime: time(deposit.expires_at),
  closeTime: time(deposit.closed_at),
  reason: deposit.reason,
  payment: paymentOf(deposit),
});
