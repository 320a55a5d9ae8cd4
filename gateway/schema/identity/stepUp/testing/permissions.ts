import { forReal, mutation, type Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['StepUpCodePayload', 'StepUpPayload'],
  ways: [
    { document: mutation('requestStepUpCode', '(input: { action: changePaymentPassword })'), answers: forReal('FeatureOffError') },
    {
      document: mutation('proveStepUp', '(input: { action: transferUpline, amount: "10" }, paymentPassword: "guess")'),
      answers: forReal('PaymentPasswordNeededError'),
    },
  ],
};
