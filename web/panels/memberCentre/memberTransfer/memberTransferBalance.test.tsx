import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { aMember, press } from '../../../testing/openPlace.tsx';
import { openTransfer } from '../../../testing/openTransfer.ts';

const type = (label: RegExp, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

test('MC-06 no more is promised than the balance holds: what is over it is refused beside the field, and Max writes all of it', async () => {
  const { environment } = await openTransfer();
  const field = screen.getByLabelText(/^Amount/);
  await type(/^Amount/, '201,001');
  await act(async () => void fireEvent.blur(field));
  expect(screen.getByText('Your balance is ₫201,000; no more than that can be sent.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /₫201,001/ })).toBeNull();
  await type(/^Payment password/, 'reeds by the pier');
  await press('Transfer');
  expect([document.activeElement, waitingFor(environment, 'useStepUpMutation').length]).toEqual([field, 0]);
  await press('Max');
  expect(screen.getByRole('button', { name: 'Send ₫201,000 to he***' })).toBeTruthy();
  expect(screen.getByText('Your balance afterwards').parentElement?.textContent).toContain('₫0');
});

test('MC-06 where more lies with vendors it is the main wallet that does not hold an amount; where that holds too little, so it is told before', async () => {
  await openTransfer({ main: '9000' });
  expect(screen.getByText('What you can send is less than the smallest transfer, ₫10,000.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Max' }).disabled).toBe(true);
  await type(/^Amount/, '20,000');
  await act(async () => void fireEvent.blur(screen.getByLabelText(/^Amount/)));
  expect(screen.getByText('Your main wallet holds ₫9,000; no more than that can be sent.')).toBeTruthy();
});

test('MC-06 where the main wallet holds less than was shown, it is asked for anew, and what was typed is held against what it holds', async () => {
  const { environment } = await openTransfer({ main: '60000' });
  await type(/^Amount/, '50000');
  await type(/^Payment password/, 'reeds by the pier');
  await press('Send ₫50,000 to he***');
  await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-1' } });
  const refusal = {
    __typename: 'InsufficientBalanceError',
    __isRefusal: 'InsufficientBalanceError',
    message: 'You do not have that much.',
  };
  await answer(environment, 'useTransferToMemberMutation', { transferToMember: refusal });
  await answer(environment, 'useMainWalletQuery', {
    viewer: { id: aMember.id, wallets: { main: { amount: '20000', symbol: '₫' } } },
  });
  expect(screen.getByText('Your main wallet holds ₫20,000; no more than that can be sent.')).toBeTruthy();
});

test('MC-06 after a lost answer the same transfer can be sent again, also where it has left the wallet by then', async () => {
  const { environment } = await openTransfer({ main: '60000' });
  await type(/^Amount/, '50000');
  await type(/^Payment password/, 'reeds by the pier');
  const send = async () => {
    await press('Send ₫50,000 to he***');
    await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-1' } });
    return variablesOf(environment, 'useTransferToMemberMutation');
  };
  const first = await send();
  await fail(environment, 'useTransferToMemberMutation');
  await answer(environment, 'useMainWalletQuery', { viewer: { id: aMember.id, wallets: { main: { amount: '0', symbol: '₫' } } } });
  expect(await send()).toEqual(first);
});
