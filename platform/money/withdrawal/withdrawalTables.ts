import type { WithdrawalStatus } from './withdrawalRules.ts';

export interface WithdrawalTable {
  id: string;
  member_id: string;
  payout_account_id: string;
  /** The account that the money is set aside in. */
  hold_id: string;
  amount: bigint;
  /** What the house keeps of it. */
  fee: bigint;
  currency: string;
  /** What spoke against paying it at once, with commas between; empty where nothing did. */
  doubts: string;
  business_day: string;
  created_at: bigint;
  status: WithdrawalStatus;
  /** When it counts as received by itself; null before it was paid out. */
  receipt_due: bigint | null;
  /** Keyed; vouches for what was asked, then for each step, parted by dots. */
  checksum: string;
}

/** Who did something to a withdrawal; an operator with the name behind a colon. */
export type Actor = 'member' | 'rules' | 'timeOut' | 'bank' | `operator:${string}`;

/** One thing that happened to a withdrawal. */
export interface WithdrawalStepTable {
  withdrawal_id: string;
  /** 0 for the asking. */
  position: bigint;
  status: WithdrawalStatus;
  actor: Actor;
  /** A code that the texts word, or what somebody of the house wrote; null where nothing was said. */
  reason: string | null;
  /** The ledger transaction that moved the money; null where none did. */
  transaction_id: string | null;
  created_at: bigint;
}
