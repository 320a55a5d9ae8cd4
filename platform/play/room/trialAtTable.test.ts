import { randomUUID } from 'node:crypto';
import { freePlayLogin } from '#contract/identity/session.ts';
import { launchGame } from '#contract/play/game.ts';
import { describe, expect, test } from 'vitest';
import { testEngines } from '../../testing/openTestStore.ts';
import { issueLaunchToken } from '../round/launchTokens.ts';
import { ferry } from './testing/openRoom.ts';
import { roomParty } from './testing/roomParty.ts';

const wordHash = 'a'.repeat(64);

describe.each(testEngines())('PP-25 a trial and the tables, on %s', (engine) => {
  const { platform, enter, money } = roomParty(engine);
  const trial = async () => (await platform().call(freePlayLogin, { os: 'Linux' })).value.token;
  const order = (token: string) => ({
    nodeId: 'ss-three-cards',
    vassalage: 'SS',
    username: 'x',
    token,
    merchantCode: 'SAMPAN',
    language: 'EN' as const,
  });

  test('its game is not opened by its tile either, where members stake their own against each other', async () => {
    const token = await trial();
    expect(await platform().call(launchGame, order(token), { token })).toMatchObject({ code: 'in_need_true_account' });
  });

  test('a page that is open all the same seats nobody whose funds are worth nothing: no word kept back turns them into money', async () => {
    const { memberId = '' } = (await platform().call(freePlayLogin, { os: 'Linux' })).value;
    const { db } = platform().parts;
    const { id: sessionId } = await db
      .selectFrom('member_session')
      .select('id')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const launch = await issueLaunchToken(platform().parts, { memberId, sessionId, nodeId: 'ss-three-cards', language: 'EN' });
    const post = async (path: string, body: object, headers = {}) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
      const response = await platform().fetch(`/games/threeCards/${path}`, init);
      return { status: response.status, body: (await response.json()) as { readonly session: string; readonly error?: string } };
    };
    const { session } = (await post('session', { launch })).body;
    const linh = await enter('linh');
    const { serverSeedHash } = (await linh.look()).waiting;
    const headers = { authorization: `Bearer ${session}`, 'idempotency-key': randomUUID() };
    const taken = await post(`rooms/${ferry}/seats`, { wordHash, serverSeedHash }, headers);
    expect([taken.status, taken.body.error]).toEqual([403, 'in_need_true_account']);
    expect((await linh.look()).waiting.seats).toEqual([]);
    expect(await db.selectFrom('bet').selectAll().execute()).toEqual([]);
    expect(await money('linh')).toBe(100_000_000n);
  });
});
