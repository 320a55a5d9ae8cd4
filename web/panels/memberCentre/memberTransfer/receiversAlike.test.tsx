import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, variablesOf } from '../../../testing/answer.ts';
import { aMember, press } from '../../../testing/openPlace.tsx';
import { downline, money, openTransfer } from '../../../testing/openTransfer.ts';

const type = (label: RegExp, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const twin = { ...downline, id: 'receiver-9' };
const search = /^Search by the whole account/;

test('MC-06 receivers that look alike are told apart by a whole account, which whoever typed it sees until the money was sent', async () => {
  const { environment } = await openTransfer({ receivers: [downline, twin] });
  expect(screen.getByText('Some of these look alike. Type a whole account to see which one it is.')).toBeTruthy();
  await type(search, 'egret');
  await waitFor(() => expect(variablesOf(environment, 'useReceiverSearchQuery')).toEqual({ account: 'egret' }));
  await answer(environment, 'useReceiverSearchQuery', {
    viewer: { id: aMember.id, memberTransferTerms: { receivers: [{ ...downline, maskedAccount: 'egret' }], hasMore: false } },
  });
  await act(async () => screen.getByRole('radio', { name: /^egret/ }).click());
  await type(search, '');
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('strong')?.textContent)).toEqual([
    'egret',
    twin.maskedAccount,
  ]);
  await type(/^Amount/, '50000');
  await type(/^Payment password/, 'reeds by the pier');
  await press('Send ₫50,000 to egret');
  await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-1' } });
  expect(variablesOf(environment, 'useTransferToMemberMutation')['input']).toMatchObject({ receiverId: downline.id });
  await answer(environment, 'useTransferToMemberMutation', {
    transferToMember: {
      __typename: 'TransferToMemberPayload',
      transfer: { amount: { amount: '50000' } },
      viewer: { id: aMember.id, balance: money('151000'), memberTransferTerms: { leftToday: { amount: '4950000' } } },
    },
  });
  expect(screen.getByText('₫50,000 was sent to egret.')).toBeTruthy();
});
