import { z } from 'zod';
import { accessRefusals } from '../accessRefusals.ts';
import { call } from '../call.ts';
import { amount, currency, instant, nothing } from '../sharedSchemas.ts';

const transfer = z.object({
  /** Unique; what the vendor knows the transfer by, and to be quoted to customer service. */
  transferId: z.string(),
  /** Code of the vendor. */
  vassalage: z.string(),
  walletName: z.string(),
  /** `IN`: from the main wallet to the vendor's; `OUT`: back. */
  direction: z.enum(['IN', 'OUT']),
  /** What is moved, always above zero. */
  amount,
  currency,
  /** `PENDING`: the vendor has not said yet what became of it, and is asked until it does; the amount is set aside meanwhile. `FAILED`: it went back where it came from. */
  status: z.enum(['PENDING', 'DONE', 'FAILED']),
  createTime: instant,
  /** Null while `PENDING`. */
  closeTime: instant.nullable(),
});

/** The member's wallets: the main one, and one with each vendor that keeps its own. `isSingle`: there is but one, and nothing to transfer. */
export const merchantWallet = call({
  method: 'GET',
  path: '/wps/v2/wallets/merchant',
  access: 'members',
  kind: 'read',
  group: 'wallet',
  specified: false,
  payload: nothing,
  answer: z.object({
    isSingle: z.boolean(),
    /** Of the main wallet. */
    balance: amount,
    currency,
    /** Empty where `isSingle`. One that is kept no more stands here while something lies in it: that can be brought back, and nothing goes there. */
    wallets: z.array(
      z.object({
        /** Code of the vendor. */
        vassalage: z.string(),
        walletName: z.string(),
        /** What can be staked on games of the vendor, or brought back. */
        balance: amount,
      }),
    ),
    /** Newest first: all that are `PENDING`, and the latest others, ten at most. */
    transfers: z.array(transfer),
  }),
});

/**
 * Moves money between the main wallet and that with a vendor. Refusals: `amount_out_of_range`, `insufficient_balance`, `wallet_unavailable`,
 * `idempotency_mismatch`, `money_maintenance`, `play_paused` (towards a vendor, during a break). Where the vendor's answer is lost, the status is `PENDING`, and the operator asks the vendor by
 * `transferId` until it is known: sending it once more under another key would be another transfer.
 */
export const walletTransfer = call({
  method: 'POST',
  path: '/wps/v2/wallets/transfer',
  access: 'members',
  kind: 'money',
  // Towards a vendor it is refused; what is the member's own comes back at any time.
  whilePaused: true,
  group: 'wallet',
  specified: false,
  refusals: [
    'amount_out_of_range',
    'insufficient_balance',
    'wallet_unavailable',
    'idempotency_mismatch',
    'money_maintenance',
    accessRefusals.paused,
  ],
  payload: z.object({
    /** Code of the vendor. */
    vassalage: z.string().max(32),
    /** `IN`: from the main wallet to the vendor's; `OUT`: back. */
    direction: z.enum(['IN', 'OUT']),
    /** One or more, in the member's currency. */
    amount,
  }),
  answer: transfer,
});

/** Moves everything back from all vendors to the main wallet: one transfer for each that holds something. Refusals: `idempotency_mismatch`, `money_maintenance`. */
export const recallWallets = call({
  method: 'POST',
  path: '/wps/v2/wallets/recall',
  access: 'members',
  kind: 'money',
  whilePaused: true,
  group: 'wallet',
  specified: false,
  refusals: ['idempotency_mismatch', 'money_maintenance'],
  payload: nothing,
  answer: z.object({ transfers: z.array(transfer) }),
});

export const vendorWalletCalls = { merchantWallet, walletTransfer, recallWallets };
