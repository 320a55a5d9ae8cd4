import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const fields =
  'id name seats seatsTaken minStake { amount symbol } maxStake { amount } rakePercent underMaintenance game { name category }';
const gameId = encodeGlobalId('Game', 'ss-three-cards');
const launch =
  'mutation ($input: LaunchGameInput!) { launchGame(input: $input) { __typename ... on LaunchGamePayload { url game { category } } } }';

test('GM-10 rooms are listed for everybody: what one stakes there, what the house keeps, and how many sit', async () => {
  const gateway = open();
  const { data } = await gateway.ask(`{ rooms { ${fields} } }`, {}, 'EN');
  const { rooms } = data as { rooms: object[] };
  expect(rooms).toHaveLength(2);
  expect(rooms[0]).toEqual({
    id: 'three-cards-ferry',
    name: 'Ferry Landing',
    seats: 2,
    seatsTaken: 1,
    minStake: { amount: '200', symbol: '₫' },
    maxStake: { amount: '200' },
    rakePercent: '2.5',
    underMaintenance: false,
    game: { name: expect.any(String) as string, category: 'PVP' },
  });
});

test('GM-10 rooms that cannot be asked for are null, and the rest of the answer stands', async () => {
  const { data } = await open({ faults: { pvpRooms: 'fail' } }).ask('{ rooms { id } site { brandName } }');
  expect(data).toEqual({ rooms: null, site: { brandName: expect.any(String) as string } });
});

test('GM-10 a room is launched by its id, and its address is one of a launch host', async () => {
  const gateway = open({ persona: 'member' });
  const { data } = await gateway.ask(launch, { input: { gameId, roomId: 'three-cards-ferry' } }, 'EN');
  expect(data).toEqual({
    launchGame: {
      __typename: 'LaunchGamePayload',
      url: expect.stringMatching(/^https:\/\/play[12]\.example\/play\/ss-three-cards\?.*room=three-cards-ferry/) as string,
      game: { category: 'PVP' },
    },
  });
  expect(gateway.upstream.calls.filter(({ name }) => /launch/i.test(name)).map(({ name, payload }) => [name, payload])).toEqual([
    ['pvpLaunch', { roomId: 'three-cards-ferry' }],
  ]);
});

test.each([
  ['game_not_found', 'GameNotFoundError'],
  ['game_maintenance', 'GameMaintenanceError'],
  ['game_vendor_error', 'GameVendorError'],
])("GM-10 the operator's %s of a room is a typed refusal", async (refuse, __typename) => {
  const gateway = open({ persona: 'member', faults: { pvpLaunch: { refuse } } });
  expect((await gateway.ask(launch, { input: { gameId, roomId: 'three-cards-ferry' } })).data).toEqual({ launchGame: { __typename } });
});

test('GM-10 a trial is told that a real account is needed, and a guest to log in', async () => {
  const ask = (persona?: 'demo') => open(persona ? { persona } : {}).ask(launch, { input: { gameId, roomId: 'three-cards-ferry' } });
  expect((await ask('demo')).data).toEqual({ launchGame: { __typename: 'RealAccountNeededError' } });
  expect((await ask()).data).toEqual({ launchGame: { __typename: 'NotSignedInError' } });
});

test('GM-10 what cannot be the id of a room is refused before it costs a call', async () => {
  const gateway = open({ persona: 'member' });
  for (const roomId of ['', 'x'.repeat(65), 'a\nb']) {
    const { errors } = await gateway.ask(launch, { input: { gameId, roomId } });
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  }
  expect(gateway.upstream.calls.some(({ name }) => name === 'pvpLaunch')).toBe(false);
  expect((await gateway.ask(launch, { input: { gameId, roomId: 'x'.repeat(64) } })).data).toEqual({
    launchGame: { __typename: 'GameNotFoundError' },
  });
});
