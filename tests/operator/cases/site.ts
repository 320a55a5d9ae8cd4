import { calls } from '#contract/calls.ts';
import { knownMerchants } from '#contract/headers.ts';
import { caseList, WrongDeed } from '../caseList.ts';

const { add, byGuests, cases } = caseList();
export { cases };

byGuests(calls.systemStatus, calls.whitelabel, calls.domainRoutes, calls.countryCodes, calls.registerSettings, calls.encryptionKeys);
add(calls.systemStatus, 'for a brand that there is not', 'unknown_merchant', async (at, call) => {
  const said = await at.call(call, {}, { merchant: 'NO-SUCH-BRAND' });
  if (!said.success && !knownMerchants.safeParse(said.value).success)
    throw new WrongDeed('the refusal does not name the brands that there are');
  return said;
});
add(calls.visitorStatus, 'by a guest', 'answered', (at, call) => at.call(call, { url: 'localhost' }));
