import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { aMember, press } from '../../../testing/openPlace.tsx';
import { account, money, openWithdraw, walletsOf } from '../../../testing/openWithdraw.ts';

const sent = {
  id: 'withdrawal-1',
  amount: money('50000'),
  payout: money('50000'),
  status: 'SENT',
  bankName: 'River Bank',
  accountNumber: '•••• 4567',
  receiptDue: '2099-01-01T00:00:00Z',
  steps: [{ status: 'PENDING', happenedAt: '2026-11-20T03:04:05Z', by: 'MEMBER', reason: null }],
};

const type = (label: RegExp, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

/** Asks for a withdrawal, whose answer is lost. */
async function lose({ environment }: Awaited<ReturnType<typeof openWithdraw>>) {
  await type(/^Amount/, '50000');
  await type(/^Payment password/, 'reeds by the pier');
  if (screen.queryByLabelText(/^Code by text message/)) await type(/^Code by text message/, '123456');
  await press('Withdraw ₫50,000');
  await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-1' } });
  await fail(environment, 'useWithdrawMutation');
  expect((await screen.findByRole('alert')).textContent).toMatch(/never made twice/);
}

test('MC-05 what is missing is asked for first: a payment password, then an account to be paid to', async () => {
  await openWithdraw({ isSet: false });
  expect(screen.getByRole('heading', { name: 'Set a payment password' })).toBeTruthy();
  expect(screen.queryByLabelText(/^Amount/)).toBeNull();
});

test('MC-05 without an account there is no amount to enter yet; with as many as there may be none is added', async () => {
  await openWithdraw({ accounts: [] });
  expect(screen.getByRole('heading', { name: 'Add an account to be paid to' })).toBeTruthy();
  cleanup();
  await openWithdraw({ accounts: [1, 2, 3, 4, 5].map((number) => ({ ...account, id: `account-${number}` })) });
  expect(screen.getByRole('button', { name: 'Remove an account' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add another account' })).toBeNull();
});

test('MC-05 fee and what arrives are told before; a double click proves once and withdraws once, and a lost answer is sent again by the same key, what is wished after it was made by another', async () => {
  const { environment } = await openWithdraw();
  await type(/^Amount/, '50000');
  expect(screen.getByText('₫550')).toBeTruthy();
  expect(screen.getByText('₫49,450')).toBeTruthy();
  await type(/^Payment password/, 'reeds by the pier');
  const button = screen.getByRole('button', { name: 'Withdraw ₫50,000' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(waitingFor(environment, 'useStepUpMutation')).toHaveLength(1);
  expect(variablesOf(environment, 'useStepUpMutation')).toMatchObject({
    input: { purpose: { action: 'WITHDRAW', amount: '50000', payoutAccountId: 'account-1' } },
  });
  await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-1' } });
  expect(waitingFor(environment, 'useWithdrawMutation')).toHaveLength(1);
  const first = variablesOf(environment, 'useWithdrawMutation')['input'] as { idempotencyKey: string };
  expect(first).toMatchObject({ payoutAccountId: 'account-1', amount: '50000', stepUpTicket: 'ticket-1' });
  await fail(environment, 'useWithdrawMutation');
  expect((await screen.findByRole('alert')).textContent).toMatch(/never made twice/);
  await press('Withdraw ₫50,000');
  await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-2' } });
  expect(variablesOf(environment, 'useWithdrawMutation')['input']).toMatchObject({ idempotencyKey: first.idempotencyKey });
  await answer(environment, 'useWithdrawMutation', {
    withdraw: { __typename: 'WithdrawPayload', withdrawal: { id: 'withdrawal-1' }, viewer: { id: aMember.id, balance: aMember.balance } },
  });
  expect(await screen.findByText('Your withdrawal of ₫50,000 has been sent. You can follow it below.')).toBeTruthy();
  // Whoever sits down at the page next is not half through the next one.
  for (const label of [/^Amount/, /^Payment password/]) expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
  await type(/^Amount/, '50000');
  await type(/^Payment password/, 'reeds by the pier');
  await press('Withdraw ₫50,000');
  await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-3' } });
  expect(variablesOf(environment, 'useWithdrawMutation')['input']).not.toMatchObject({ idempotencyKey: first.idempotencyKey });
});

test('MC-05 a withdrawal that lacks something is not sent: each field that lacks it says so, and the first of them has the focus', async () => {
  const { environment } = await openWithdraw({ factor: 'PHONE' });
  const submit = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Withdraw' }).find(({ type: kind }) => kind === 'submit');
  await act(async () => submit?.click());
  expect(screen.getByText('Enter an amount.')).toBeTruthy();
  expect(screen.getAllByText('This cannot be empty.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Amount/));
  await type(/^Amount/, '50000');
  expect(screen.queryByText('Enter an amount.')).toBeNull();
  await press('Withdraw ₫50,000');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Payment password/));
  await type(/^Payment password/, 'reeds by the pier');
  await type(/^Code by text message/, '123456');
  expect(screen.queryByText('This cannot be empty.')).toBeNull();
  expect(waitingFor(environment, 'useStepUpMutation')).toHaveLength(0);
  await press('Withdraw ₫50,000');
  expect(waitingFor(environment, 'useStepUpMutation')).toHaveLength(1);
});

test('MC-05 before "not received" stands what follows from it, and only the second press says so', async () => {
  const { environment } = await openWithdraw({ withdrawals: [sent] });
  expect(screen.getByText(/^Counts as received in/)).toBeTruthy();
  await press('Not received');
  expect(screen.getByText(/is not refunded/)).toBeTruthy();
  expect(waitingFor(environment, 'WithdrawalRowMutation')).toHaveLength(0);
  await press('Yes, it has not arrived');
  expect(variablesOf(environment, 'WithdrawalRowMutation')).toEqual({ input: { withdrawalId: 'withdrawal-1', received: false } });
});

test('MC-05 the payment password is changed by the one before, once however often the button is pressed; a refusal is told', async () => {
  const { environment } = await openWithdraw();
  await press('Change the payment password');
  await type(/^Current payment password/, 'reeds by the pier');
  await type(/^New payment password/, 'a second pier');
  await type(/^Repeat the new/, 'a third pier');
  await press('Change the payment password');
  expect((await screen.findByRole('alert')).textContent).toBe('The two do not match.');
  expect(waitingFor(environment, 'useNewPaymentPasswordChangeMutation')).toHaveLength(0);
  await type(/^Repeat the new/, 'a second pier');
  const button = screen.getByRole('button', { name: 'Change the payment password' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(waitingFor(environment, 'useNewPaymentPasswordChangeMutation')).toHaveLength(1);
  expect(variablesOf(environment, 'useNewPaymentPasswordChangeMutation')).toEqual({
    input: {
      oldPaymentPassword: 'reeds by the pier',
      newPaymentPassword: 'a second pier',
      confirmPaymentPassword: 'a second pier',
      code: null,
    },
  });
  const refusal = { __typename: 'PaymentPasswordWrongError', __isRefusal: 'PaymentPasswordWrongError', message: 'That was not it.' };
  await answer(environment, 'useNewPaymentPasswordChangeMutation', { answer: refusal });
  expect((await screen.findByRole('alert')).textContent).toBe('That was not it.');
  await press('Change the payment password');
  await answer(environment, 'useNewPaymentPasswordChangeMutation', { answer: { __typename: 'ChangePaymentPasswordPayload' } });
  expect(await screen.findByText('The payment password was changed.')).toBeTruthy();
  expect(screen.getByLabelText(/^Amount/)).toBeTruthy();
});

test('MC-05 after two that do not match, a code that cannot be sent is told of', async () => {
  const { environment } = await openWithdraw({ factor: 'PHONE' });
  await press('Change the payment password');
  await type(/^Current payment password/, 'reeds by the pier');
  await type(/^New payment password/, 'a second pier');
  await type(/^Repeat the new/, 'a third pier');
  await type(/^Code by text message/, '123456');
  await press('Change the payment password');
  expect((await screen.findByRole('alert')).textContent).toBe('The two do not match.');
  await press('Send code');
  const refusal = { __typename: 'CodeNotSentError', __isRefusal: 'CodeNotSentError', message: 'It could not be sent.' };
  await answer(environment, 'useStepUpCodeMutation', { requestStepUpCode: refusal });
  expect((await screen.findByRole('alert')).textContent).toBe('It could not be sent.');
});

test('MC-05 an account is removed with a proof for it alone, once; with the last one gone, another is asked for', async () => {
  const { environment } = await openWithdraw();
  await press('Remove an account');
  expect(screen.getByRole('radio', { name: /River Bank •••• 4567/, checked: true })).toBeTruthy();
  expect(screen.getByText('Withdrawals already on their way to it still arrive.')).toBeTruthy();
  await type(/^Payment password/, 'reeds by the pier');
  const button = screen.getByRole('button', { name: 'Remove the account' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(waitingFor(environment, 'useStepUpMutation')).toHaveLength(1);
  expect(variablesOf(environment, 'useStepUpMutation')).toMatchObject({
    input: { purpose: { action: 'REMOVE_PAYOUT_ACCOUNT', payoutAccountId: 'account-1' } },
  });
  await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-1' } });
  expect(waitingFor(environment, 'RemovePayoutAccountFormMutation')).toHaveLength(1);
  expect(variablesOf(environment, 'RemovePayoutAccountFormMutation')).toEqual({
    input: { payoutAccountId: 'account-1', stepUpTicket: 'ticket-1' },
  });
  await answer(environment, 'RemovePayoutAccountFormMutation', {
    removePayoutAccount: {
      __typename: 'RemovePayoutAccountPayload',
      viewer: { id: aMember.id, payoutAccounts: { coolingHours: 24, banks: [{ code: 'RIVER', name: 'River Bank' }], accounts: [] } },
    },
  });
  expect(await screen.findByText('The account was removed.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Add an account to be paid to' })).toBeTruthy();
});

test('MC-05 after a lost answer, what the next try came to is told, and not the lost one', async () => {
  const place = await openWithdraw();
  await lose(place);
  await press('Withdraw ₫50,000');
  expect(screen.queryByRole('alert')).toBeNull();
  const refusal = { __typename: 'PaymentPasswordWrongError', __isRefusal: 'PaymentPasswordWrongError', message: 'That was not it.' };
  await answer(place.environment, 'useStepUpMutation', { proveStepUp: refusal });
  expect((await screen.findByRole('alert')).textContent).toBe('That was not it.');
});

test('MC-05 after a lost answer, a code that cannot be sent is told of', async () => {
  const place = await openWithdraw({ factor: 'PHONE' });
  await lose(place);
  await press('Send code');
  const refusal = { __typename: 'TooManyAttemptsError', __isRefusal: 'TooManyAttemptsError', message: 'Too many codes.' };
  await answer(place.environment, 'useStepUpCodeMutation', { requestStepUpCode: refusal });
  expect((await screen.findByRole('alert')).textContent).toBe('Too many codes.');
});

test('MC-05 what was said of one account is not said of another', async () => {
  await lose(await openWithdraw({ accounts: [{ ...account, id: 'account-0', bankName: 'Lake Bank' }, account] }));
  await press(/Lake Bank/, 'radio');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('MC-05 what can be withdrawn is told: what lies in the main wallet; where more lies with vendors, that, and the way to it', async () => {
  const { address } = await openWithdraw({ main: '1100.5' });
  expect(screen.getByText('Main wallet').textContent).toBe('Main wallet ₫1,100.50');
  expect(screen.getByText(/All your wallets hold ₫1,500\./)).toBeTruthy();
  await press('To your wallets');
  expect(address()).toBe('/rng?panel=transferFund');
});

test('MC-05 where all lies in the main wallet, it is the balance', async () => {
  await openWithdraw({ main: '1500' });
  expect(screen.getByText('Your balance').textContent).toBe('Your balance ₫1,500');
  expect(screen.queryByText(/All your wallets/)).toBeNull();
});

test('MC-05 once the balance is another one, what lies in the main wallet is asked anew', async () => {
  const { environment } = await openWithdraw();
  expect(waitingFor(environment, 'useMainWalletQuery')).toHaveLength(0);
  await act(async () =>
    environment.commitUpdate((store) => void store.get(aMember.id)?.getLinkedRecord('balance')?.setValue('2500', 'amount')),
  );
  await answer(environment, 'useMainWalletQuery', { viewer: { id: aMember.id, wallets: walletsOf('2500') } });
  expect(screen.getByText('Your balance').textContent).toBe('Your balance ₫2,500');
});
