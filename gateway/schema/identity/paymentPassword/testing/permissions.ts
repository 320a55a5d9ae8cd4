import { inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

const wish = 'newPaymentPassword: "reeds by the pier", confirmPaymentPassword: "reeds by the pier"';

export const permissions: Permissions = {
  ownTypes: ['PaymentPassword', 'SetPaymentPasswordPayload', 'ChangePaymentPasswordPayload'],
  ways: [
    {
      document: mutation('changePaymentPassword', `(input: { oldPaymentPassword: "guess", ${wish} })`),
      answers: realMembersOnly('PaymentPasswordNeededError'),
    },
    { document: mutation('setPaymentPassword', `(input: { password: "guess", ${wish} })`), answers: realMembersOnly('WrongPasswordError') },
  ],
  memberFields: { paymentPassword: { ...inMemberCentre, selection: '{ isSet }' } },
};
