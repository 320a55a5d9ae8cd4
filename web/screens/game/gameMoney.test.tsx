import { act } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { beforeEach, expect, test } from 'vitest';
import { aMember } from '../../testing/openPlace.tsx';
import { frame, play, readyForGames } from './testing/openGame.ts';

beforeEach(readyForGames);

test('a game whose player lacks the money for a stake opens the deposit panel over itself', async () => {
  const { address, say } = await play();
  await say({ type: 'game:deposit' });
  expect(address()).toBe('/game?game=g1&panel=depositv2');
  expect(await frame()).toBeTruthy();
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
  expect(heard.filter((told) => JSON.stringify(told).includes('balance'))).toEqual([[{ type: 'site:balance' }, '*']]);
});
