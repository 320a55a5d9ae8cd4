import { act, fireEvent, screen } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { expect, test } from 'vitest';
import { answer, fail, variablesOf } from '../../../testing/answer.ts';
import { aMember, press } from '../../../testing/openPlace.tsx';
import { account, openWithdraw } from '../../../testing/openWithdraw.ts';

type Place = Awaited<ReturnType<typeof openWithdraw>>;
const type = (label: RegExp, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

/** Sends the form, as far as the withdrawal itself. */
async function send({ environment }: Place) {
  await type(/^Amount/, '50000');
  await type(/^Payment password/, 'reeds by the pier');
  await press('Withdraw ₫50,000');
  await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-1' } });
  return (variablesOf(environment, 'useWithdrawMutation')['input'] as { idempotencyKey: string }).idempotencyKey;
}

test('MC-05 a withdrawal whose answer was lost is the same one after something else was done on the page', async () => {
  const place = await openWithdraw();
  const key = await send(place);
  await press('Change the payment password');
  await fail(place.environment, 'useWithdrawMutation');
  await press('Back');
  expect(screen.getByRole('alert').textContent).toContain('same withdrawal');
  expect(await send(place)).toBe(key);
});

test('MC-05 whoever has gone on to something else on the page before a withdrawal was answered stays there, and is told', async () => {
  const place = await openWithdraw();
  await send(place);
  await press('Change the payment password');
  await answer(place.environment, 'useWithdrawMutation', {
    withdraw: { __typename: 'WithdrawPayload', withdrawal: { id: 'withdrawal-1' }, viewer: { id: aMember.id, balance: aMember.balance } },
  });
  expect(await screen.findByText(/₫50,000/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
});

test('MC-05 a step that is answered once another was begun leaves that one open, with what was typed there', async () => {
  const { environment } = await openWithdraw();
  await press('Change the payment password');
  await type(/^Current payment password/, 'reeds by the pier');
  await type(/^New payment password/, 'a second pier');
  await type(/^Repeat the new/, 'a second pier');
  await press('Change the payment password');
  await press('Back');
  await press('Add another account');
  await type(/^Account number/, '0123456789');
  await answer(environment, 'useNewPaymentPasswordChangeMutation', { answer: { __typename: 'ChangePaymentPasswordPayload' } });
  expect(await screen.findByText('The payment password was changed.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Account number/).value).toBe('0123456789');
});

test('MC-05 whose account that was to go has gone elsewhere takes no other away in its place; without any, one is asked for', async () => {
  const { environment } = await openWithdraw({ accounts: [account, { ...account, id: 'account-2', bankName: 'Sea Bank' }] });
  const leave = (from: number) =>
    act(async () => {
      commitLocalUpdate(environment, (store) => {
        const payouts = store.get(aMember.id)?.getLinkedRecord('payoutAccounts');
        payouts?.setLinkedRecords(payouts.getLinkedRecords('accounts')?.slice(from) ?? [], 'accounts');
      });
    });
  await press('Remove an account');
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Remove the account' });
  await leave(1);
  expect([screen.queryByRole('radio', { checked: true }), submit().disabled]).toEqual([null, true]);
  await act(async () => screen.getByRole('radio', { name: /Sea Bank/ }).click());
  expect(submit().disabled).toBe(false);
  await leave(1);
  expect(screen.getByRole('heading', { name: 'Add an account to be paid to' })).toBeTruthy();
});
