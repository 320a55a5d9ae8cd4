import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fillIn } from '../../../testing/fillIn.ts';
import { press } from '../../../testing/openPlace.tsx';
import { nothingBound, openSecurity } from '../../../testing/openSecurity.ts';

test('PP-16 an address that is proven, and may not be bound, is said to be of no use here, and who helps', async () => {
  const { environment, panel } = await openSecurity({ contacts: { ...nothingBound.contacts, offered: ['EMAIL'] } }, 'email');
  await fillIn('New mail address', 'linh@example.com');
  await fillIn('Current password', 'lantern 7');
  await press('Send the code');
  await answer(environment, 'useChangeContactSendMutation', { sendContactCode: { __typename: 'CodeSentPayload', expiresInSeconds: 300 } });
  await fillIn('Code', '246810');
  await press('Confirm');
  await answer(environment, 'useChangeContactMutation', {
    changeContact: {
      __typename: 'InvalidFieldsError',
      __isRefusal: 'InvalidFieldsError',
      message: 'Some details were not accepted. Please check them.',
      code: 'INVALID_FIELDS',
      correlationId: 'c',
    },
  });
  expect((await panel.findByRole('alert')).textContent).toBe('This cannot be used here. Please choose another, or ask customer service.');
});
