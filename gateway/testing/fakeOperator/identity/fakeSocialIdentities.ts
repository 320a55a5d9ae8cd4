import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { requireFakePassword } from './requireFakePassword.ts';

/** The account of the fake member was opened by the first; the other was tied later. */
const tied = [
  { identityId: 'fake-lantern', name: 'Lantern ID', createTime: Date.UTC(2026, 0, 1), openedAccount: true },
  { identityId: 'fake-harbour', name: 'Harbour ID', createTime: Date.UTC(2026, 0, 2), openedAccount: false },
];

/** By whom else the member of the mock can be signed in; accounts that were opened since have nobody. */
export const fakeSocialIdentities = {
  socialIdentities: (_payload, context) => {
    const { member, untied } = fakeOwner(context);
    return { identities: member.account === 'heron88' ? tied.filter(({ identityId }) => !untied.has(identityId)) : [] };
  },
  untieSocialIdentity: ({ identityId, password }, context) => {
    const account = fakeOwner(context);
    requireFakePassword(account, 'account', password, context.now);
    account.untied.add(identityId);
    return {};
  },
} satisfies Partial<FakeHandlers>;
