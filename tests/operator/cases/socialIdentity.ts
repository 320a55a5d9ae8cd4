import { calls } from '#contract/calls.ts';
import { caseList, newMember, password } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.socialIdentities);
add(calls.untieSocialIdentity, 'one that is not tied', 'answered', async (at, call) =>
  at.call(call, { identityId: 'none', password }, (await newMember(at)).as),
);
add(calls.untieSocialIdentity, 'by another password', 'wrong_password', async (at, call) =>
  at.call(call, { identityId: 'none', password: 'guess' }, (await newMember(at)).as),
);
