import { afterNewPassword, inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

const change = (field: string, input = '') => ({ document: mutation(field, input), answers: realMembersOnly('PlayProtectionPayload') });

export const permissions: Permissions = {
  ownTypes: ['PlayProtection', 'PlayLimit', 'PendingPlayLimit', 'PlayPause', 'PlayProtectionPayload'],
  ways: [
    change('setPlayLimit', '(input: { kind: DEPOSIT, period: DAY, amount: "50000" })'),
    { document: mutation('confirmPlayLimit', '(input: { kind: LOSS, period: DAY })'), answers: realMembersOnly('LimitNotDueError') },
    change('reviewPlayLimits'),
    change('setRealityCheck', '(input: { minutes: 30 })'),
    change('takeTimeOut', '(input: { length: DAY })'),
    { document: mutation('excludeSelf', '(input: { length: SIX_MONTHS })'), answers: realMembersOnly('ExcludeSelfPayload') },
  ],
  memberFields: {
    playProtection: { ...inMemberCentre, selection: '{ prompt }' },
    playPause: { ...afterNewPassword, selection: '{ kind }' },
  },
};
