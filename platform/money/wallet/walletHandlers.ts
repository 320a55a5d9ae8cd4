import type { Handlers } from '../../core/http/handler.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';

export const walletHandlers = ({ ledger }: PlatformParts): Pick<Handlers, 'balance'> => ({
  async balance(_payload, { member }) {
    const { amount, currency } = await ledger.total(member.memberId);
    return { sumBalance: writeAmount(amount), currency };
  },
});
