import { Writable } from 'node:stream';
import { betRecords } from '#contract/play/bet.ts';
import { gameList, gameVendors } from '#contract/play/game.ts';
import { balance } from '#contract/money/wallet.ts';
import { deposit } from '#contract/money/deposit.ts';
import { whitelabel } from '#contract/system/site.ts';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeGames } from '../../testing/fakeOperator/play/fakeGames.ts';
import { answered } from '../testing/fakeAnswers.ts';
import { type ClientUnderTest, createClientUnderTest, payment } from '../testing/clientUnderTest.ts';
import { checkOperator } from '../checkOperator.ts';
import { AnswerMisfit, textOf } from './misfit.ts';

let operator: ClientUnderTest;
let lines: string[];
const log = () => pino(new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }));
beforeEach(() => {
  operator = createClientUnderTest();
  lines = [];
});
const games = () => fakeGames.slice(0, 3).map((game) => ({ ...game }) as Record<string, unknown>);
const list = () => {
  const client = operator.client({ log: log() });
  return { client, ask: () => client.forRequest(operator.context()).call(gameList, { gameType: 'RNG' }) };
};

describe('an answer that does not fit', () => {
  test('names the call, the place, what is expected there and what came, and no value', async () => {
    operator.respond = () => answered({ sumBalance: 'secret-12.5', currency: 7 });
    const client = operator.client();
    const failure = await client
      .forRequest(operator.context())
      .call(balance, {})
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AnswerMisfit);
    expect(failure).toMatchObject({
      call: 'balance',
      message: expect.stringContaining('balance (GET /wps/v2/wallets/balance): sumBalance should be in the format'),
      misfits: [
        { at: 'sumBalance', received: 'a string of 11' },
        { at: 'currency', expected: 'of type string', received: 'a number' },
      ],
    });
    expect(JSON.stringify(failure) + String(failure)).not.toContain('secret');
    expect([...client.misfits().keys()]).toEqual(['balance']);
    operator.respond = () => answered({ sumBalance: '12.5', currency: 'PLAY' });
    await client.forRequest(operator.context()).call(balance, {});
    expect([...client.misfits().keys()]).toEqual([]);
  });

  test.each([
    ['a page', { status: 404, text: '<html>secret</html>' }, 'the answer should be JSON, is a string of 19 with status 404'],
    [
      'a call that there is not',
      { status: 404, text: '{"success":false,"code":"unknown_call"}' },
      'the call should be there, is unknown_call',
    ],
    [
      'a word of nobody’s',
      { status: 200, text: '{"success":false,"code":"secret-7 Ω"}' },
      'code should be one of .*system_maintenance.*, is no word',
    ],
    ['no word', { status: 200, text: '{"success":false}' }, 'code should be the word of a refusal, is missing'],
    ['a yes that is a no', { status: 400, text: '{"success":true,"value":{}}' }, 'the status should be 200 with success, is 400'],
  ])('%s in place of an answer is named like one that does not fit, without what stood there', async (_what, answer, said) => {
    operator.respond = () => answer;
    const client = operator.client();
    await expect(client.forRequest(operator.context()).call(balance, {})).rejects.toThrow();
    const told = [...client.misfits()].map(([call, [first]]) => `${call}: ${first && textOf(first)}`);
    expect(told).toEqual([expect.stringMatching(new RegExp(`^balance: .*${said}$`))]);
    expect(told[0]).not.toContain('secret');
  });

  test('a status that asks for a token, where none belongs to the call, says nothing of who is signed in', async () => {
    let voids = 0;
    const client = operator.client();
    const upstream = client.forRequest(operator.context({ onTokenVoid: () => (voids += 1) }));
    operator.respond = () => ({ status: 401, text: '<html>secret</html>' });
    await expect(upstream.call(gameList, { gameType: 'RNG' })).rejects.toBeInstanceOf(AnswerMisfit);
    await client.requireMerchant();
    expect(client.problem()).toBe(
      'https://operator.example: systemStatus (GET /wps/system/status): the answer should be JSON, is a string of 19 with status 401',
    );
    operator.respond = () => ({ status: 401, text: '{"success":false,"code":"token_required"}' });
    await expect(upstream.call(gameVendors, {})).rejects.toMatchObject({ code: 'token_required' });
    expect([voids, [...client.misfits().keys()]]).toEqual([0, ['gameList', 'systemStatus', 'gameVendors']]);
  });

  test('a refusal that the call has is none', async () => {
    operator.respond = () => ({ status: 200, text: '{"success":false,"code":"system_maintenance"}' });
    const client = operator.client();
    await expect(client.forRequest(operator.context()).call(balance, {})).rejects.toMatchObject({
      code: 'system_maintenance',
      call: 'balance',
    });
    expect([...client.misfits()]).toEqual([]);
  });

  test('one bad row costs that row, and is named in the log', async () => {
    const rows = games();
    operator.respond = () => answered({ games: [rows[0], { ...rows[1], minBet: null, isHot: 'yes' }, rows[2]], total: 3, totalPages: 1 });
    const { client, ask } = list();
    expect((await ask()).games.map(({ nodeId }) => nodeId)).toEqual([rows[0]?.['nodeId'], rows[2]?.['nodeId']]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      call: 'gameList',
      rows: 1,
      misfits: [
        { at: 'games.1.isHot', expected: 'of type number', received: 'a string of 3' },
        { at: 'games.1.minBet', received: 'null' },
      ],
    });
    expect([...client.misfits().keys()]).toEqual(['gameList']);
  });

  test('a bad row of a list inside a row costs the inner one; the only row of a list leaves it empty', async () => {
    const card = { vassalage: 'A', title: 'A', isHot: 0, gameClassify: '', gameType: 'RNG', nodeId: 'a', imgUrl: '/a.svg', gameCount: 1 };
    const lanes = [
      { gameType: 'RNG', cards: [card, { ...card, gameCount: 'many' }] },
      { gameType: 'LIVE', cards: [{ ...card, title: undefined }] },
    ];
    operator.respond = () => answered({ data: { lanes } });
    const { data } = await operator.client().forRequest(operator.context()).call(gameVendors, {});
    expect(data.lanes.map(({ cards }) => cards.length)).toEqual([1, 0]);
  });

  test('a list of several of which none fits is a fault, as is what lies in no list', async () => {
    operator.respond = () =>
      answered({ games: games().map((game) => ({ ...game, minBet: 1n.toString().repeat(20) })), total: 3, totalPages: 1 });
    await expect(list().ask()).rejects.toBeInstanceOf(AnswerMisfit);
    operator.respond = () => answered({ games: games(), total: 'three', totalPages: 1 });
    await expect(list().ask()).rejects.toMatchObject({ misfits: [{ at: 'total', received: 'a string of 5' }] });
    operator.respond = () => answered({ records: [{ recordId: 1 }, {}], total: 2, hasMore: false });
    await expect(operator.client().forRequest(operator.context()).call(betRecords, {})).rejects.toBeInstanceOf(AnswerMisfit);
  });

  test('of bad rows among good ones those alone are left out, and the good ones stay in their order', async () => {
    const modules = ['A', 1, 'B', 2, 3, 'C', 4];
    operator.respond = () => answered({ merchantCode: 'SAMPAN', modules, passwordExpiry: false, freePlay: false, socialSignIn: false });
    const answer = await operator.client().forRequest(operator.context()).call(whitelabel, {});
    expect(answer.modules).toEqual(['A', 'B', 'C']);
  });

  test('nothing is left out of what was done: an answer to a payment is whole or a fault', async () => {
    operator.respond = () => answered({ depositId: 'd' });
    const paid = operator.client().forRequest(operator.context()).call(deposit, payment, { idempotencyKey: 'k' });
    await expect(paid).rejects.toMatchObject({ call: 'deposit' });
  });
});

test('a check asks for what is the same for everybody, and says which of it does not fit', async () => {
  const client = operator.client();
  await checkOperator(client);
  expect(operator.sent.map(({ path }) => path.split('?')[0])).toEqual(
    expect.arrayContaining(['/wps/system/status', '/wps/notice', '/wps/game/vendors']),
  );
  expect(operator.sent.every(({ method, headers }) => method === 'GET' && headers['authorization'] === undefined)).toBe(true);
  const misfits = [...client.misfits().keys()];
  expect(misfits).toContain('gameVendors');
  expect(misfits).not.toContain('systemStatus');
});
