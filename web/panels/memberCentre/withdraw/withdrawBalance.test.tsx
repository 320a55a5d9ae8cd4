import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { aMember, press } from '../../../testing/openPlace.tsx';
import { openWithdraw, walletsOf } from '../../../testing/openWithdraw.ts';

const type = (label: RegExp, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

test('MC-05 no more is promised than the balance holds: what is over it is refused beside the field, and Max writes all of it', async () => {
  const { environment } = await openWithdraw({ main: '50000.5' });
  const field = screen.getByLabelText(/^Amount/);
  await type(/^Amount/, '9,999,999');
  await act(async () => void fireEvent.blur(field));
  expect(screen.getByText('Your balance is ₫50,000.50; no more than that can be withdrawn.')).toBeTruthy();
  expect(screen.queryByText('You receive')).toBeNull();
  expect(screen.queryByRole('button', { name: /₫9,999,999/ })).toBeNull();
  await type(/^Payment password/, 'reeds by the pier');
  const submit = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Withdraw' }).find(({ type: kind }) => kind === 'submit');
  await act(async () => submit?.click());
  expect([document.activeElement, waitingFor(environment, 'useStepUpMutation').length]).toEqual([field, 0]);
  await press('Max');
  expect(screen.getByRole('button', { name: 'Withdraw ₫50,000.50' })).toBeTruthy();
});

test('MC-05 where the balance holds more than the largest withdrawal, Max writes that, and more is refused by its name', async () => {
  await openWithdraw({ main: '30000000' });
  await press('Max');
  expect(screen.getByRole('button', { name: 'Withdraw ₫20,000,000' })).toBeTruthy();
  await type(/^Amount/, '20,000,001');
  await act(async () => void fireEvent.blur(screen.getByLabelText(/^Amount/)));
  expect(screen.getByText('The largest withdrawal is ₫20,000,000.')).toBeTruthy();
});

test('MC-05 where more lies with vendors it is the main wallet that does not hold an amount; where that holds too little, so it is told before', async () => {
  await openWithdraw({ main: '1100.5' });
  expect(screen.getByText('What you can withdraw is less than the smallest withdrawal, ₫10,000.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Max' }).disabled).toBe(true);
  await type(/^Amount/, '20,000.00');
  await act(async () => void fireEvent.blur(screen.getByLabelText(/^Amount/)));
  expect(screen.getByText('Your main wallet holds ₫1,100.50; no more than that can be withdrawn.')).toBeTruthy();
});

test('MC-05 where the wallet holds less than was shown, it is asked for anew, and what was typed is held against what it holds', async () => {
  const { environment } = await openWithdraw({ main: '60000' });
  await type(/^Amount/, '50000');
  await type(/^Payment password/, 'reeds by the pier');
  await press('Withdraw ₫50,000');
  await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-1' } });
  const refusal = {
    __typename: 'InsufficientBalanceError',
    __isRefusal: 'InsufficientBalanceError',
    message: 'You do not have that much.',
  };
  await answer(environment, 'useWithdrawMutation', { withdraw: refusal });
  await answer(environment, 'useMainWalletQuery', { viewer: { id: aMember.id, wallets: walletsOf('20000') } });
  expect(screen.getByText('Your balance is ₫20,000; no more than that can be withdrawn.')).toBeTruthy();
});

test('MC-05 after a lost answer the same withdrawal can be sent again, also where it has left the wallet by then', async () => {
  const { environment } = await openWithdraw({ main: '60000' });
  await type(/^Amount/, '50000');
  await type(/^Payment password/, 'reeds by the pier');
  const send = async () => {
    await press('Withdraw ₫50,000');
    await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-1' } });
    return variablesOf(environment, 'useWithdrawMutation');
  };
  const first = await send();
  await fail(environment, 'useWithdrawMutation');
  await answer(environment, 'useMainWalletQuery', { viewer: { id: aMember.id, wallets: walletsOf('0') } });
  expect(await send()).toEqual(first);
  await answer(environment, 'useWithdrawMutation', {
    withdraw: { __typename: 'WithdrawPayload', withdrawal: { id: 'withdrawal-1' }, viewer: { id: aMember.id, balance: aMember.balance } },
  });
  // It was made: what the wallet does not hold is no amount any more.
  await type(/^Amount/, '50000');
  expect(screen.queryByRole('button', { name: 'Withdraw ₫50,000' })).toBeNull();
});
