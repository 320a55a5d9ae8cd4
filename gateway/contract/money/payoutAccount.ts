import { z } from 'zod';
import { call } from '../call.ts';
import { instant, nothing } from '../sharedSchemas.ts';

const bank = {
  bankCode: z.string().max(32),
  /** In the language of the request. */
  bankName: z.string(),
  /** An account with a bank, or an e-wallet, whose number is a mobile number. */
  kind: z.enum(['bank', 'wallet']),
};

const payoutAccount = z.object({
  payoutAccountId: z.string(),
  ...bank,
  /** Masked, such as `N••• V•• A`: once bound, nobody is told the whole. */
  holderName: z.string(),
  /** Masked, such as `•••• 6789`. */
  accountNumber: z.string(),
  createTime: instant,
  /** From when it can be paid to; accounts bound after the first one rest for a while. */
  usableFrom: instant,
});

/** Where the member can be paid, the newest first, and what else can be bound. */
export const payoutAccounts = call({
  method: 'GET',
  path: '/wps/payout/accounts',
  access: 'members',
  kind: 'read',
  group: 'wallet',
  specified: false,
  payload: nothing,
  answer: z.object({
    accounts: z.array(payoutAccount),
    /** In the order they are offered. */
    banks: z.array(z.object(bank)),
    /** How many accounts a member may have. */
    maxAccounts: z.number().int().positive(),
    /** Hours that an account bound after the first one rests. */
    coolingHours: z.number().int().nonnegative(),
  }),
});

/**
 * Binds an account of the member's own. The ticket is of `proveStepUp` for `addPayoutAccount`, whose target is bank code and number as they stand here, with a space
 * between them. Tells the owner. Refusals: `step_up_failed`; `invalid_fields` with `bankCode` (`unknown`), `holderName` (`length`) or `accountNumber`
 * (`digits`, for a wallet `mobile`); `payee_name_mismatch` (the member is known by another name); `payee_taken` (it is, or was, another member's);
 * `payout_accounts_full`; `too_many_attempts`.
 */
export const addPayoutAccount = call({
  method: 'POST',
  path: '/wps/payout/accounts',
  access: 'members',
  encrypt: true,
  kind: 'write',
  group: 'wallet',
  specified: false,
  refusals: ['step_up_failed', 'invalid_fields', 'payee_name_mismatch', 'payee_taken', 'payout_accounts_full', 'too_many_attempts'],
  payload: z.object({
    bankCode: z.string().max(32),
    holderName: z.string().max(100),
    accountNumber: z.string().max(40),
    stepUpTicket: z.string().max(200),
  }),
  answer: payoutAccount,
});

/**
 * Takes an account away; what is on its way to it still arrives. The ticket is for `removePayoutAccount`, whose target is the id. Tells the owner. Refusals:
 * `step_up_failed`, `payout_account_gone`.
 */
export const removePayoutAccount = call({
  method: 'POST',
  path: '/wps/payout/accounts/remove',
  access: 'members',
  encrypt: true,
  kind: 'write',
  group: 'wallet',
  specified: false,
  refusals: ['step_up_failed', 'payout_account_gone'],
  payload: z.object({ payoutAccountId: z.string().max(64), stepUpTicket: z.string().max(200) }),
  answer: nothing,
});

export const payoutAccountCalls = { payoutAccounts, addPayoutAccount, removePayoutAccount };
