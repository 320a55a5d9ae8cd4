import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { beforeEach, expect, test } from 'vitest';
import { answer, waitingFor } from '../../testing/answer.ts';
import { aMember, press } from '../../testing/openPlace.tsx';
import { frame, launched, openGame, play, readyForGames } from './testing/openGame.ts';

beforeEach(readyForGames);

const balances = (heard: readonly unknown[]) => heard.filter((told) => JSON.stringify(told).includes('balance'));

test('a game whose player lacks the money for a stake opens the deposit panel over itself', async () => {
  const { address, say } = await play();
  await say({ type: 'game:deposit' });
  expect(address()).toBe('/game?game=g1&panel=depositv2');
  expect(await frame()).toBeTruthy();
});

test('MC-03 a game whose player lacks it in the wallet that it is played from opens the wallets over itself, and is told once they are left', async () => {
  const { address, heard, say } = await play();
  await say({ type: 'game:wallets' });
  expect(address()).toBe('/game?game=g1&panel=transferFund');
  const toldOpen = balances(heard).length;
  const close = await screen.findByRole('button', { name: 'Close' });
  await act(async () => void fireEvent.click(close));
  await waitFor(() => expect(balances(heard)).toHaveLength(toldOpen + 1));
  expect(address()).toBe('/game?game=g1');
});

test('a game is told that money has moved, and not how much there is', async () => {
  const { environment, heard } = await play();
  const move = (amount: string) =>
    act(async () =>
      commitLocalUpdate(environment, (store) => void store.get(aMember.id)?.getLinkedRecord('balance')?.setValue(amount, 'amount')),
    );
  await move('31000');
  await move('31000');
  // It is told the theme as well, once it has loaded.
  expect(balances(heard)).toEqual([[{ type: 'site:balance' }, '*']]);
});

const walletsWith = (...vendorWallets: { id: string; vendorCode: string; name: string }[]) => ({
  viewer: { id: aMember.id, wallets: { vendorWallets } },
});

test('MC-03 of a game that is staked from a wallet with its studio the bar says so, and leads to the wallets', async () => {
  const { address, environment } = await play();
  await answer(environment, 'PlayedFromQuery', walletsWith({ id: 'w-1', vendorCode: 'DLT', name: 'Delta Nine' }));
  await press('From wallet: Delta Nine');
  expect(address()).toBe('/game?game=g1&panel=transferFund');
});

test('MC-03 of a game that is staked from the main wallet nothing is said, nor on a trial account, which has but one', async () => {
  const { environment } = await play();
  await answer(environment, 'PlayedFromQuery', walletsWith({ id: 'w-1', vendorCode: 'CRP', name: 'Carp & Co' }));
  expect(screen.queryByText(/^From wallet/)).toBeNull();
  const trial = await openGame({ viewer: { ...aMember, kind: 'DEMO', memberCentreAllowed: false } });
  await answer(trial.environment, 'useLaunchGameMutation', launched);
  expect(waitingFor(trial.environment, 'PlayedFromQuery')).toEqual([]);
});
