import { currency } from '#contract/sharedSchemas.ts';
import { z } from 'zod';

/** A name that the vendor gives: letters, digits and a few signs, none of which is the one that parts it from the vendor's code in the ledger. */
const reference = z.string().regex(/^[\w.:-]{1,64}$/);
const token = z.string().regex(/^[\w-]{16,128}$/);
/** Written as text: a number may have been rounded before it was sent. */
const decimal = z.string().regex(/^(0|[1-9]\d{0,13})(\.\d{1,4})?$/);

/** What each call is sent, by the last word of its path. */
export const walletShapes = {
  session: z.strictObject({ token }),
  balance: z.strictObject({ session: token }),
  visit: z.strictObject({ session: token, goOn: z.boolean().default(false) }),
  bet: z.strictObject({ session: token, reference, amount: decimal, currency }),
  settle: z.strictObject({ player: token, reference, payout: decimal, currency }),
  rollback: z.strictObject({ player: token, reference }),
} as const;

export type WalletCall = keyof typeof walletShapes;
export type WalletPayload<Call extends WalletCall> = z.output<(typeof walletShapes)[Call]>;
