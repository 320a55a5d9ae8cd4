import type { Selectable } from 'kysely';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import type { WithdrawalStepTable, WithdrawalTable } from './withdrawalTables.ts';

type Withdrawal = Selectable<WithdrawalTable>;
export type WithdrawalStep = Selectable<WithdrawalStepTable>;
/** What is fixed of a withdrawal from the first. */
export type AskedWithdrawal = Omit<Withdrawal, 'status' | 'receipt_due' | 'checksum'>;

/** Vouches for what was asked for. */
export const askedChecksum = (checksums: Checksums, asked: AskedWithdrawal): string =>
  checksums.of('withdrawal', [
    asked.id,
    asked.member_id,
    asked.payout_account_id,
    asked.hold_id,
    asked.amount,
    asked.fee,
    asked.currency,
    asked.doubts,
    asked.business_day,
    asked.created_at,
  ]);

/** Vouches for one step. */
export const stepChecksum = (checksums: Checksums, step: WithdrawalStep): string =>
  checksums.of('withdrawal.step', [
    step.withdrawal_id,
    step.position,
    step.status,
    step.actor,
    step.reason,
    step.transaction_id,
    step.created_at,
  ]);

/** Vouches for a withdrawal and every step that it has gone through. */
export const withdrawalChecksum = (checksums: Checksums, asked: AskedWithdrawal, steps: readonly WithdrawalStep[]): string =>
  [askedChecksum(checksums, asked), ...steps.map((step) => stepChecksum(checksums, step))].join('.');
