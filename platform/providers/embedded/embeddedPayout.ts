import type { PayoutProvider } from '../payment/payoutProvider.ts';

/** Pays play money, which is worth nothing, at once; numbers that end in four zeros are refused, so that this can be tried out. */
export const embeddedPayout: PayoutProvider = {
  pay: async ({ accountNumber }) => (accountNumber.endsWith('0000') ? 'refused' : 'paid'),
};
