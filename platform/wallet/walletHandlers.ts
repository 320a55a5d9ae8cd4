import type { Handlers } from '../handler.ts';
import { writeAmount } from '../ledger/amount.ts';
import type { PlatformParts } from '../parts.ts';

export const walletHandlers = ({ ledger }: PlatformParts): Pick<Handlers, 'balance'> => ({
  async balance(_payload, { member }) {
    const { amount, currency } = await ledger.balance(member.memberId);
    return { sumBalance: writeAmount(amount), currency };
  },
});
