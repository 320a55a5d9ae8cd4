import { mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['StepUpCodePayload', 'StepUpPayload'],
  ways: [
    {
      document: mutation('requestStepUpCode', '(input: { action: CHANGE_PAYMENT_PASSWORD })'),
      answers: realMembersOnly('FeatureOffError'),
    },
    {
      document: mutation('proveStepUp', '(input: { purpose: { action: SET_PAYMENT_PASSWORD }, paymentPassword: "guess" })'),
      answers: realMembersOnly('PaymentPasswordNeededError'),
    },
  ],
};
