import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeOwner } from '../fakeOwner.ts';

/** How many each member of the fake operator has invited; who is new, nobody. */
const invitedByEach = 3;
const firstAt = Date.UTC(2026, 0, 31, 12);

/** Members who bring others. */
export const fakeReferral = {
  referral: ({ pageSize, beforeInvitedId }, context) => {
    const { member } = fakeOwner(context);
    const total = member.token.startsWith('fake-token-of-new') ? 0 : invitedByEach;
    const invited = Array.from({ length: total }, (_, age) => ({
      invitedId: `${member.memberId}-invited-${total - age}`,
      maskedAccount: `f${total - age}***`,
      registerTime: firstAt - age * 86_400_000,
    }));
    const from = beforeInvitedId === undefined ? 0 : invited.findIndex(({ invitedId }) => invitedId === beforeInvitedId) + 1 || total;
    return {
      referralCode: `FRIEND${member.memberId.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`.slice(0, 10),
      invited: invited.slice(from, from + pageSize),
      total,
      hasMore: from + pageSize < total,
    };
  },
} satisfies Partial<FakeHandlers>;
