import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { beforeEach, expect, test } from 'vitest';
import { aMember } from '../../testing/openPlace.tsx';
import { frame, play, readyForGames } from './testing/openGame.ts';

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
