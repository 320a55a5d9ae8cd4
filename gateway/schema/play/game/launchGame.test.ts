import { afterEach, describe, expect, test } from 'vitest';
import { fakeGames } from '../../../testing/fakeOperator/play/fakeGames.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { personas } from '../../../testing/personas.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const launch =
  'mutation ($input: LaunchGameInput!) { launchGame(input: $input) { __typename ... on LaunchGamePayload { url game { name } } } }';
const gameId = encodeGlobalId('Game', 'xgs-ferry-of-small-lanterns');
const ask = (gateway: ReturnType<typeof open>, id = gameId) => gateway.ask(launch, { input: { gameId: id } }, 'EN');

describe('launching a game', () => {
  test("UP-03 answers an address on a launch host of the operator's list", async () => {
    const { data } = await ask(open({ persona: 'member' }));
    expect(data).toEqual({
      launchGame: {
        __typename: 'LaunchGamePayload',
        url: expect.stringMatching(/^https:\/\/play[12]\.example\/play\//),
        game: { name: 'Ferry of Small Lanterns' },
      },
    });
  });

  test("GM-08 sends member, token, brand and language of the session, and the game's own numbers", async () => {
    const gateway = open({ persona: 'member' });
    await ask(gateway);
    expect(gateway.upstream.calls.find(({ name }) => name === 'launchGame')?.payload).toEqual({
      gameId: 'xgs-ferry-of-small-lanterns',
      nodeId: 'xgs-ferry-of-small-lanterns',
      accountType: 1,
      confirmTrans: 0,
      vassalage: 'XGS',
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username: personas.member.account,
      token: personas.member.token,
      merchantCode: 'SAMPAN',
      language: 'EN',
    });
  });

  test('asks for the one game it opens, by its id, and pages through no list', async () => {
    const gateway = open({ persona: 'member' });
    await ask(gateway);
    expect(gateway.upstream.calls.map(({ name }) => name).sort()).toEqual(['gamesById', 'launchGame', 'systemStatus']);
    expect(gateway.upstream.calls.find(({ name }) => name === 'gamesById')?.payload).toEqual({
      nodeIds: 'xgs-ferry-of-small-lanterns',
    });
  });

  test('GM-05 needs somebody who is signed in', async () => {
    const gateway = open();
    expect((await ask(gateway)).data).toEqual({ launchGame: { __typename: 'NotSignedInError' } });
    expect(gateway.upstream.calls).toEqual([]);
  });

  test('a game that is gone or being maintained says so', async () => {
    const gateway = open({ persona: 'member' });
    const maintained = fakeGames.find((game) => game.maintenance && game.gameType === 'RNG');
    if (!maintained) throw new Error('no game is being maintained');
    const launched = async (key: string) => (await ask(gateway, encodeGlobalId('Game', key))).data;
    for (const id of ['no-such-game', 'one,two', 'x'.repeat(65)])
      expect([id, await launched(id)]).toEqual([id, { launchGame: { __typename: 'GameNotFoundError' } }]);
    expect(await launched(maintained.nodeId)).toEqual({ launchGame: { __typename: 'GameMaintenanceError' } });
  });

  test.each([
    ['game_not_found', 'GameNotFoundError'],
    ['game_maintenance', 'GameMaintenanceError'],
    ['game_vendor_error', 'GameVendorError'],
    ['in_need_true_account', 'RealAccountNeededError'],
  ])("the operator's %s is a typed refusal", async (refuse, __typename) => {
    expect((await ask(open({ persona: 'demo', faults: { launchGame: { refuse } } }))).data).toEqual({ launchGame: { __typename } });
  });

  test('a game that the operator shows to members alone by now says so', async () => {
    const { errors } = await ask(open({ persona: 'member', faults: { gamesById: { refuse: 'login_required' } } }));
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['LOGIN_REQUIRED']);
  });

  test("GM-06 either address of the operator's answer will do", async () => {
    const { data } = await ask(
      open({ persona: 'member', overrides: { launchGame: () => ({ game_url2: 'https://play2.example/table?x=1' }) } }),
    );
    expect(data).toMatchObject({ launchGame: { url: 'https://play2.example/table?x=1' } });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    'https://evil.example/x',
    'https://play1.example@evil.example/',
  ])('WEB-012 the address %j is never handed on', async (game_url) => {
    const { data, errors } = await ask(open({ persona: 'member', overrides: { launchGame: () => ({ game_url }) } }));
    expect(data).toBeFalsy();
    expect(JSON.stringify(errors)).not.toContain('evil');
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['INTERNAL']);
  });

  test.each([encodeGlobalId('Vendor', 'RNG:XGS:v-xgs-rng'), 'nonsense', ''])('INJ-002 the id %j is refused', async (id) => {
    const gateway = open({ persona: 'member' });
    expect((await ask(gateway, id)).errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_USER_INPUT']);
    expect(gateway.upstream.calls).toEqual([]);
  });
});
