import { calls } from '#contract/calls.ts';
import { caseList } from '../caseList.ts';

const { add, byGuests, cases } = caseList();
export { cases };

byGuests(calls.systemStatus, calls.whitelabel, calls.domainRoutes, calls.countryCodes, calls.registerSettings, calls.encryptionKeys);
add(calls.visitorStatus, 'by a guest', 'answered', (at, call) => at.call(call, { url: 'localhost' }));
