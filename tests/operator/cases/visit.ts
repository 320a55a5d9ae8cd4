import { calls } from '#contract/calls.ts';
import { caseList } from '../caseList.ts';

const { byMembers, cases } = caseList();
export { cases };

byMembers(calls.visit);
