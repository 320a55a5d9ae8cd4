import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { aMember, press } from '../../../testing/openPlace.tsx';
import { downline, money, openTransfer, upline } from '../../../testing/openTransfer.ts';

const type = (label: RegExp, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

test('MC-06 whoever has nobody to send to is told so, and asked for nothing', async () => {
  await openTransfer({ receivers: [] });
  expect(screen.getByText('Nobody to send money to')).toBeTruthy();
  expect(screen.queryByLabelText(/^Amount/)).toBeNull();
});

test('MC-06 for an agent page and menu are of members, and whoever was brought could be sent to', async () => {
  await openTransfer({ receivers: [], ofAgent: true });
  expect(screen.getByRole('button', { name: 'Transfer to members' })).toBeTruthy();
  expect(screen.getByText(/and to those you invited/)).toBeTruthy();
});

test('MC-06 of several receivers nobody is chosen until the member says who, and nothing is sent or proved before', async () => {
  const { environment } = await openTransfer({ receivers: [upline, downline], factor: 'PHONE' });
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await type(/^Amount/, '50000');
  await press('Send code');
  expect(screen.getByRole('alert').textContent).toBe('Choose who the money goes to.');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^he/ }));
  expect(waitingFor(environment, 'useStepUpCodeMutation')).toHaveLength(0);
  await type(/^Payment password/, 'reeds by the pier');
  await type(/^Code by text message/, '123456');
  await press('Transfer');
  expect(waitingFor(environment, 'useStepUpMutation')).toHaveLength(0);
  await act(async () => screen.getByRole('radio', { name: /^eg/ }).click());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send ₫50,000 to eg***' })).toBeTruthy();
});

test('MC-06 where the brand has transfers off, that is said', async () => {
  await openTransfer({ isOpen: false, receivers: [] });
  expect(screen.getByText('Transfers between members are off')).toBeTruthy();
  expect(screen.queryByText('Nobody to send money to')).toBeNull();
});

test('MC-06 a payment password comes first', async () => {
  await openTransfer({ isSet: false });
  expect(screen.getByRole('heading', { name: 'Set a payment password' })).toBeTruthy();
  expect(screen.queryByLabelText(/^Amount/)).toBeNull();
});

test('MC-06 once the day is used up nothing can be sent', async () => {
  await openTransfer({ leftToday: '9999.9999' });
  expect(screen.getByText(/as much as is possible in one day/)).toBeTruthy();
  await type(/^Payment password/, 'reeds by the pier');
  expect(screen.getByRole('button', { name: 'Transfer' })).toHaveProperty('disabled', true);
});

test('MC-06 what is left of the day bounds the amount before anything is sent', async () => {
  const { environment } = await openTransfer({ leftToday: '50000' });
  await type(/^Amount/, '50001');
  await type(/^Payment password/, 'reeds by the pier');
  await press('Transfer');
  expect(screen.getByText('The largest transfer now is ₫50,000.')).toBeTruthy();
  expect(waitingFor(environment, 'useStepUpMutation')).toHaveLength(0);
});

test('MC-06 receiver and balance afterwards are told before; a double click proves once and sends once, and a lost answer is sent again by the same key, what is wished after it was made by another', async () => {
  const { environment } = await openTransfer({ receivers: [upline, downline] });
  await act(async () => screen.getByRole('radio', { name: /^he/ }).click());
  await type(/^Amount/, '50000');
  expect(screen.getByText('₫151,000')).toBeTruthy();
  await type(/^Payment password/, 'reeds by the pier');
  const button = screen.getByRole('button', { name: 'Send ₫50,000 to he***' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(waitingFor(environment, 'useStepUpMutation')).toHaveLength(1);
  expect(variablesOf(environment, 'useStepUpMutation')).toMatchObject({
    input: { purpose: { action: 'TRANSFER_UPLINE', amount: '50000', receiverId: 'receiver-1' } },
  });
  await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-1' } });
  expect(waitingFor(environment, 'useTransferToMemberMutation')).toHaveLength(1);
  const first = variablesOf(environment, 'useTransferToMemberMutation')['input'] as { idempotencyKey: string };
  expect(first).toMatchObject({ receiverId: 'receiver-1', amount: '50000', stepUpTicket: 'ticket-1' });
  await fail(environment, 'useTransferToMemberMutation');
  expect((await screen.findByRole('alert')).textContent).toMatch(/never made twice/);
  await press('Send ₫50,000 to he***');
  await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-2' } });
  expect(variablesOf(environment, 'useTransferToMemberMutation')['input']).toMatchObject({ idempotencyKey: first.idempotencyKey });
  await answer(environment, 'useTransferToMemberMutation', {
    transferToMember: {
      __typename: 'TransferToMemberPayload',
      transfer: { amount: { amount: '50000' } },
      viewer: { id: aMember.id, balance: money('151000'), memberTransferTerms: { leftToday: { amount: '4950000' } } },
    },
  });
  expect(screen.getByText('₫50,000 was sent to he***.')).toBeTruthy();
  expect(screen.getByText(/₫4,950,000 left today/)).toBeTruthy();
  await type(/^Amount/, '50000');
  await type(/^Payment password/, 'reeds by the pier');
  await press('Send ₫50,000 to he***');
  await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-3' } });
  expect(variablesOf(environment, 'useTransferToMemberMutation')['input']).not.toMatchObject({ idempotencyKey: first.idempotencyKey });
});

test('MC-06 a wrong payment password is told, and nothing is sent', async () => {
  const { environment } = await openTransfer();
  await type(/^Amount/, '50000');
  await type(/^Payment password/, 'weeds by the pier');
  await press('Send ₫50,000 to he***');
  const refusal = { __typename: 'PaymentPasswordWrongError', __isRefusal: 'PaymentPasswordWrongError', message: 'That was not it.' };
  await answer(environment, 'useStepUpMutation', { proveStepUp: refusal });
  expect((await screen.findByRole('alert')).textContent).toBe('That was not it.');
  expect(waitingFor(environment, 'useTransferToMemberMutation')).toHaveLength(0);
  await press('Send ₫50,000 to he***');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('MC-06 a code that cannot be sent is told of, also after a lost answer', async () => {
  const { environment } = await openTransfer({ factor: 'PHONE' });
  const refusal = { __typename: 'TooManyAttemptsError', __isRefusal: 'TooManyAttemptsError', message: 'Too many codes.' };
  await type(/^Amount/, '50000');
  await press('Send code');
  await answer(environment, 'useStepUpCodeMutation', { requestStepUpCode: refusal });
  expect((await screen.findByRole('alert')).textContent).toBe('Too many codes.');
  await type(/^Payment password/, 'reeds by the pier');
  await type(/^Code by text message/, '123456');
  await press('Send ₫50,000 to he***');
  await answer(environment, 'useStepUpMutation', { proveStepUp: { __typename: 'StepUpPayload', ticket: 'ticket-1' } });
  await fail(environment, 'useTransferToMemberMutation');
  expect((await screen.findByRole('alert')).textContent).toMatch(/never made twice/);
  await press('Send code');
  await answer(environment, 'useStepUpCodeMutation', { requestStepUpCode: refusal });
  expect((await screen.findByRole('alert')).textContent).toBe('Too many codes.');
});

test('MC-06 a code is for the amount it was sent for: none without one, another one for another; a wrong password leaves it', async () => {
  const { environment } = await openTransfer({ factor: 'PHONE' });
  await press('Send code');
  expect(waitingFor(environment, 'useStepUpCodeMutation')).toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Amount/));
  await type(/^Amount/, '50000');
  await press('Send code');
  expect(variablesOf(environment, 'useStepUpCodeMutation')).toMatchObject({ input: { amount: '50000' } });
  await answer(environment, 'useStepUpCodeMutation', { requestStepUpCode: { __typename: 'StepUpCodePayload', expiresInSeconds: 300 } });
  expect(await screen.findByRole('button', { name: /300 s/ })).toBeTruthy();
  await type(/^Code/, '123456');
  await type(/^Payment password/, 'weeds by the pier');
  await press('Send ₫50,000 to he***');
  const refusal = { __typename: 'PaymentPasswordWrongError', __isRefusal: 'PaymentPasswordWrongError', message: 'That was not it.' };
  await answer(environment, 'useStepUpMutation', { proveStepUp: refusal });
  expect(screen.getByLabelText<HTMLInputElement>(/^Code/).value).toBe('123456');
  await type(/^Amount/, '60000');
  await press('Send code');
  expect(variablesOf(environment, 'useStepUpCodeMutation')).toMatchObject({ input: { amount: '60000' } });
});

test('MC-06 only what lies in the main wallet can be sent: that is told, what is left of it, and the way to the rest', async () => {
  const { address } = await openTransfer({ main: '60000' });
  expect(screen.getByText('Main wallet').textContent).toBe('Main wallet ₫60,000');
  expect(screen.getByText(/All your wallets hold ₫201,000\./)).toBeTruthy();
  await type(/^Amount/, '50000');
  expect(screen.getByText('₫10,000')).toBeTruthy();
  await press('To your wallets');
  expect(address()).toBe('/rng?panel=transferFund');
});

const found = (...receivers: (typeof upline)[]) => ({
  viewer: { id: aMember.id, memberTransferTerms: { receivers: [upline, ...receivers], hasMore: false } },
});
const nam: typeof upline = { id: 'receiver-3', maskedAccount: 'na***', relation: 'DOWNLINE' };
const search = /^Search by the whole account/;
/** Types, and waits until it is searched for. */
async function look(environment: Awaited<ReturnType<typeof openTransfer>>['environment'], account: string) {
  await type(search, account);
  await waitFor(() => expect(variablesOf(environment, 'useReceiverSearchQuery')).toEqual({ account }));
}

test('MC-06 who is shown all receivers has nothing to search for', async () => {
  await openTransfer({ receivers: [upline, downline] });
  expect(screen.queryByLabelText(search)).toBeNull();
});

test('MC-06 where there are more receivers than are shown they are searched for, and who is chosen stays so', async () => {
  const { environment } = await openTransfer({ receivers: [upline, downline], hasMore: true });
  expect(screen.getByText('Only the newest one you invited is shown. Search for the others.')).toBeTruthy();
  await look(environment, 'na');
  expect(screen.getByText('Searching…')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^eg/ })).toBeTruthy();
  await answer(environment, 'useReceiverSearchQuery', found(nam));
  expect(screen.getByText('1 account found.')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /^eg/ })).toBeNull();
  await act(async () => screen.getByRole('radio', { name: /^na/ }).click());
  await look(environment, 'zz');
  await answer(environment, 'useReceiverSearchQuery', found());
  expect(screen.getByText(/^No member you invited was found/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^na/, checked: true })).toBeTruthy();
  await type(search, '');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  await type(/^Amount/, '50000');
  await type(/^Payment password/, 'reeds by the pier');
  await press('Send ₫50,000 to na***');
  expect(variablesOf(environment, 'useStepUpMutation')).toMatchObject({ input: { purpose: { receiverId: 'receiver-3' } } });
});

test('MC-06 of two searches the later one is shown: an answer to the one before is waited for no more', async () => {
  const { environment } = await openTransfer({ receivers: [upline], hasMore: true });
  await look(environment, 'eg');
  await look(environment, 'na');
  expect(waitingFor(environment, 'useReceiverSearchQuery').map(({ request }) => request.variables)).toEqual([{ account: 'na' }]);
  await answer(environment, 'useReceiverSearchQuery', found(nam));
  expect(screen.getByRole('radio', { name: /^na/ })).toBeTruthy();
});

test('MC-06 a search that is lost is said so, and Enter searches again and sends nothing', async () => {
  const { environment } = await openTransfer({ receivers: [upline, downline], hasMore: true });
  await type(/^Amount/, '50000');
  await type(/^Payment password/, 'reeds by the pier');
  await look(environment, 'na');
  await fail(environment, 'useReceiverSearchQuery');
  expect(screen.getByText(/Press Enter to search again/)).toBeTruthy();
  expect(fireEvent.keyDown(screen.getByLabelText(search), { key: 'Enter' })).toBe(false);
  await answer(environment, 'useReceiverSearchQuery', found(nam));
  expect(screen.getByRole('radio', { name: /^na/ })).toBeTruthy();
  expect(waitingFor(environment, 'useStepUpMutation')).toHaveLength(0);
  // What was found last stays, also where the gateway could not be told any.
  await look(environment, 'eg');
  await answer(environment, 'useReceiverSearchQuery', { viewer: { id: aMember.id, memberTransferTerms: null } });
  expect(screen.getByText(/Press Enter to search again/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^na/ })).toBeTruthy();
});
