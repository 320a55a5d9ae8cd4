import { expect, test } from 'vitest';
import type { PlayedRound, RotatedSeeds, Round, Seeds } from '../../round/round.ts';
import { PlayFault, PlayRefusal } from './playApi.ts';
import { createRoundCalls } from './roundCalls.ts';

const pair = (name: string): Seeds => ({
  inUse: { serverSeedHash: name, clientSeed: 'mine', nonce: 0 },
  nextServerSeedHash: `after ${name}`,
});
const none: Seeds = { inUse: null, nextServerSeedHash: 'first' };
const played = { round: { id: 'round-1' } } as PlayedRound;

/** A game's page that writes down what is said, over a server that refuses what `refused` names, once. */
function openCalls({ seeds = pair('kept'), refused = {} as Record<string, Error> } = {}) {
  const said: string[] = [];
  const told = { seeds, early: 0, over: 0 };
  const answer = async <Answer>(name: string, value: Answer): Promise<Answer> => {
    said.push(name);
    const failure = refused[name];
    delete refused[name];
    if (failure) throw failure;
    return value;
  };
  const calls = createRoundCalls<Round>({
    api: {
      seen: (_session, id) => answer(`seen ${id}`, undefined),
      seeds: () => answer('seeds', pair('theirs')),
      changeSeeds: (_session, seed, hash) => answer(`seed ${seed} for ${hash}`, { revealed: null, seeds: pair(hash) } as RotatedSeeds),
    },
    wait: async (time) => void said.push(`wait ${time}`),
    session: 'play-session',
    seeds: () => told.seeds,
    firstSeed: () => 'mine',
    onSeeds: (each) => (told.seeds = each),
    onEarly: () => (told.early += 1),
    onSessionOver: () => (told.over += 1),
  });
  return { calls, said, told, ask: () => calls.ask(() => answer('round', played)) };
}

test('the first round waits for the player’s seed, and gives it once', async () => {
  const { ask, said, told } = openCalls({ seeds: none });
  expect(await ask()).toBe(played);
  await ask();
  expect(said).toEqual(['seed mine for first', 'round', 'round']);
  expect(told.seeds).toEqual(pair('first'));
});

test('a seed that another page gave first is taken as it is, and the round is played', async () => {
  const { ask, said, told } = openCalls({ seeds: none, refused: { 'seed mine for first': new PlayRefusal('seeds_changed') } });
  expect(await ask()).toBe(played);
  expect(said).toEqual(['seed mine for first', 'seeds', 'round']);
  expect(told.seeds).toEqual(pair('theirs'));
});

test('a lost answer is asked for again, one that comes too soon after its time', async () => {
  const lost = openCalls({ refused: { round: new PlayFault('no answer') } });
  expect(await lost.ask()).toBe(played);
  expect(lost.said).toEqual(['round', 'wait 400', 'round']);
  const soon = openCalls({ refused: { round: new PlayRefusal('too_soon', 1_200) } });
  expect(await soon.ask()).toBe(played);
  expect([soon.said, soon.told.early]).toEqual([['round', 'wait 1200', 'round'], 1]);
});

test('a refusal is answered as it is, and the end of the session is told', async () => {
  const poor = openCalls({ refused: { round: new PlayRefusal('insufficient_balance') } });
  expect(await poor.ask()).toMatchObject({ code: 'insufficient_balance' });
  const over = openCalls({ refused: { round: new PlayRefusal('session_over') } });
  expect([await over.ask(), over.told.over]).toEqual([null, 1]);
});

test('the next round waits until the server knows that the last one was seen', async () => {
  const { calls, ask, said } = openCalls({ refused: { 'seen round-1': new PlayFault('no answer') } });
  calls.reportSeen(played.round);
  await ask();
  expect(said).toEqual(['seen round-1', 'wait 400', 'seen round-1', 'round']);
});

test('changed seeds are told; where they cannot be changed the reason comes through', async () => {
  const { calls, told } = openCalls();
  expect((await calls.changeSeeds('moon')).seeds).toEqual(pair('after kept'));
  expect(told.seeds).toEqual(pair('after kept'));
  const over = openCalls({ refused: { 'seed moon for after kept': new PlayRefusal('session_over') } });
  await expect(over.calls.changeSeeds('moon')).rejects.toThrow('session_over');
  expect(over.told.over).toBe(1);
});
