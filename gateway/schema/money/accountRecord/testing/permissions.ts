import { inMemberCentre, type Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: [
    'AccountRecord',
    'AccountRecordConnection',
    'AccountRecordEdge',
    'AccountRecordKind',
    'BonusRecord',
    'BonusRecordConnection',
    'BonusRecordEdge',
  ],
  memberFields: {
    accountRecords: { ...inMemberCentre, selection: '{ netDeposits { amount } }' },
    bonusRecords: { ...inMemberCentre, selection: '{ bonusBalance { amount } }' },
  },
};
