import { byGroup, mutation, type Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['OpenCustomerServicePayload'],
  ways: [
    {
      document: mutation('openCustomerService'),
      answers: byGroup({
        members: 'OpenCustomerServicePayload',
        demo: 'OpenCustomerServicePayload',
        restricted: 'PasswordChangeRequiredError',
        nobodies: 'NotSignedInError',
      }),
    },
  ],
};
