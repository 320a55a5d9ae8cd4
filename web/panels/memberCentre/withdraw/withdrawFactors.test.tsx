import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, variablesOf } from '../../../testing/answer.ts';
import { press } from '../../../testing/openPlace.tsx';
import { openWithdraw } from '../../../testing/openWithdraw.ts';

const type = (label: RegExp, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

test('MC-05 where a mail address proves the account, the code of a mail is asked for', async () => {
  const { environment } = await openWithdraw({ factor: 'EMAIL', hint: 'l•••@example.com' });
  await type(/^Amount/, '50000');
  await press('Send code');
  const expected = { action: 'WITHDRAW', amount: '50000', payoutAccountId: 'account-1' };
  expect(variablesOf(environment, 'useStepUpCodeMutation')).toMatchObject({ input: expected });
  await answer(environment, 'useStepUpCodeMutation', { requestStepUpCode: { __typename: 'StepUpCodePayload', expiresInSeconds: 300 } });
  expect(screen.getByText(/l•••@example\.com/)).toBeTruthy();
  await type(/^Payment password/, 'reeds by the pier');
  await type(/^Code by e-mail/, '123456');
  await press('Withdraw ₫50,000');
  expect(variablesOf(environment, 'useStepUpMutation')).toMatchObject({ input: { purpose: expected, code: '123456' } });
});

test('MC-05 in place of the app’s digits a recovery code can be typed, on keys that have its letters', async () => {
  const { environment } = await openWithdraw({ factor: 'TOTP' });
  expect(screen.getByLabelText<HTMLInputElement>(/^Code from your authenticator app/).inputMode).toBe('text');
  await type(/^Amount/, '50000');
  await type(/^Payment password/, 'reeds by the pier');
  await type(/^Code from your authenticator app/, 'ABCD-EFGH-IJKL-MNOP');
  await press('Withdraw ₫50,000');
  expect(variablesOf(environment, 'useStepUpMutation')).toMatchObject({ input: { code: 'ABCD-EFGH-IJKL-MNOP' } });
});
