import { mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  publicFields: ['feedbackForm'],
  ownTypes: ['SendFeedbackPayload'],
  ways: [
    {
      document: mutation('sendFeedback', '(input: { content: "The boat is a little slow." })'),
      answers: realMembersOnly('SendFeedbackPayload'),
    },
  ],
};
