import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, fail, variablesOf } from '../../../testing/answer.ts';
import { aMember, press } from '../../../testing/openPlace.tsx';
import { openWithdraw } from '../../../testing/openWithdraw.ts';

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
