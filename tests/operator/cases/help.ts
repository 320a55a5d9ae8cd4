import { calls } from '#contract/calls.ts';
import { caseList } from '../caseList.ts';

const { byGuests, cases } = caseList();
export { cases };

byGuests(calls.helpCenter);
