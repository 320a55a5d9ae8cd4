import { beforeEach, describe, expect, test } from 'vitest';
import { popularGames } from '../contract/play/popularGames.ts';
import { languageCodes } from '../contract/languages.ts';
import { deposit } from '../contract/money/deposit.ts';
import { gameList } from '../contract/play/game.ts';
import { memberInfo } from '../contract/identity/member.ts';
import { systemStatus } from '../contract/system/site.ts';
import { balance } from '../contract/money/wallet.ts';
import { answered } from './testing/fakeAnswers.ts';
import { type ClientUnderTest, createClientUnderTest, payment } from './testing/clientUnderTest.ts';
import { NotSignedIn, UpstreamBusy, UpstreamFault, UpstreamRefusal } from './failure.ts';
import type { UpstreamAnswer } from './transport/send.ts';

let operator: ClientUnderTest;
beforeEach(() => {
  operator = createClientUnderTest();
});

describe('what is sent', () => {
  test('UP-04 every call carries the language of its request, and the merchant', async () => {
    const { forRequest } = operator.client();
    for (const language of languageCodes) {
      await forRequest(operator.context({ language })).call(balance, {});
      expect(operator.sent.at(-1)?.headers).toMatchObject({ language, merchant: 'SAMPAN' });
    }
  });

  test('a token goes with the calls that need one and with no others, and is asked for anew each time', async () => {
    let token: string | undefined;
    const upstream = operator.client().forRequest(operator.context({ token: () => token, clientAddress: '10.1.2.3', correlationId: 'c1' }));
    await expect(upstream.call(balance, {})).rejects.toBeInstanceOf(NotSignedIn);
    expect(operator.sent).toEqual([]);
    token = 'token-of-the-new-session';
    await upstream.call(balance, {});
    expect(operator.sent[0]?.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      'x-client-address': '10.1.2.3',
      'x-correlation-id': 'c1',
    });
    await upstream.call(systemStatus, {});
    expect(operator.sent[1]?.headers['authorization']).toBeUndefined();
    expect(operator.sent[1]?.headers['x-client-address']).toBeUndefined();
  });

  test('AZ-010 the key of this gateway goes with every call, where there is one', async () => {
    const { forRequest, isReachable } = operator.client({ gatewayKey: () => 'agreed-on' });
    await forRequest(operator.context()).call(balance, {});
    await forRequest(operator.context()).call(systemStatus, {});
    await isReachable();
    expect(operator.sent.map(({ headers }) => headers['x-gateway-key'])).toEqual(['agreed-on', 'agreed-on', 'agreed-on']);
    await operator.client().forRequest(operator.context()).call(balance, {});
    expect(operator.sent.at(-1)?.headers).not.toHaveProperty('x-gateway-key');
  });

  test('payloads are data: they cannot add to the path, the query or the headers', async () => {
    operator.respond = () => answered({ games: [], total: 0, totalPages: 0 });
    const gameName = "a&pageSize=1#/../x?merchant=EVIL\r\nx: y%00'";
    await operator.client().forRequest(operator.context()).call(gameList, { gameType: 'RNG', gameName });
    const address = new URL(operator.sent[0]?.path ?? '', 'https://operator.example');
    expect(address.pathname).toBe('/wps/game/list');
    expect(address.searchParams.getAll('gameName')).toEqual([gameName]);
    expect(address.searchParams.getAll('pageSize')).toEqual(['42']);
    expect(address.searchParams.get('vassalage')).toBeNull();
    expect(operator.sent[0]?.path).not.toMatch(/[\r\n\0]/);
  });
});

describe('answers', () => {
  test.each<[string, UpstreamAnswer]>([
    ['empty', { status: 200, text: '' }],
    ['a page', { status: 200, text: '<html>' }],
    ['cut', { status: 200, text: '{"success":true,"value":{"sumBal' }],
    ['null', { status: 200, text: 'null' }],
    ['a list', { status: 200, text: '[]' }],
    ['without value', { status: 200, text: '{"success":true}' }],
    ['of another shape', answered({ sumBalance: { amount: 1 }, currency: 'PLAY' })],
    ['not a number', { status: 200, text: '{"success":true,"value":{"sumBalance":NaN,"currency":"PLAY"}}' }],
    ['a refusal without a code', { status: 200, text: '{"success":false}' }],
    ['a redirect', { status: 302, text: '{"success":true,"value":{"sumBalance":"1","currency":"PLAY"}}' }],
    ['a failure that says success', { status: 403, text: '{"success":true,"value":{"sumBalance":"1","currency":"PLAY"}}' }],
    ['an outage', { status: 500, text: '{"success":true,"value":{"sumBalance":"1","currency":"PLAY"}}' }],
  ])('an answer that is %s is a fault that repeats nothing of it', async (_name, answer) => {
    operator.respond = () => answer;
    const failure = await operator
      .client()
      .forRequest(operator.context())
      .call(balance, {})
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(failure).toBeInstanceOf(UpstreamFault);
    if (answer.text.length > 4) expect(String(failure)).not.toContain(answer.text.slice(0, 20));
  });

  test('an answer that cannot be read is not kept', async () => {
    const { forRequest } = operator.client();
    operator.respond = () => answered({ games: 'many' });
    await expect(forRequest(operator.context()).call(popularGames, {})).rejects.toBeInstanceOf(UpstreamFault);
    operator.respond = () => answered({ games: [] });
    expect(await forRequest(operator.context()).call(popularGames, {})).toEqual({ games: [] });
  });

  test('a refusal keeps its code and details, and a void token is told', async () => {
    operator.respond = () => ({ status: 422, text: '{"success":false,"code":"amount_out_of_range","value":{"minAmount":"1"}}' });
    const refusal = await operator
      .client()
      .forRequest(operator.context())
      .call(deposit, payment, { idempotencyKey: 'k' })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UpstreamRefusal);
    expect(refusal).toMatchObject({ code: 'amount_out_of_range', value: { minAmount: '1' } });
    operator.respond = () => ({ status: 401, text: '' });
    let told = 0;
    await expect(
      operator
        .client()
        .forRequest(operator.context({ onTokenVoid: () => (told += 1) }))
        .call(memberInfo, {}),
    ).rejects.toBeInstanceOf(NotSignedIn);
    expect(told).toBe(1);
    let token = 'of-before';
    operator.respond = () => {
      token = 'of-a-login-meanwhile';
      return { status: 401, text: '' };
    };
    const upstream = operator.client().forRequest(operator.context({ token: () => token, onTokenVoid: () => (told += 1) }));
    await expect(upstream.call(memberInfo, {})).rejects.toBeInstanceOf(NotSignedIn);
    expect(told).toBe(1);
  });

  test.each([
    ['17', 17],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 1],
    ['-5', 1],
    [undefined, 1],
  ])('whoever is told to come again after %s is given seconds', async (retryAfter, seconds) => {
    operator.respond = () => ({ status: 429, text: '', ...(retryAfter === undefined ? {} : { retryAfter }) });
    const asked = operator.client().forRequest(operator.context()).call(memberInfo, {});
    await expect(asked).rejects.toMatchObject({ code: 'too_many_attempts', retryAfterSeconds: seconds });
  });

  test('a call that there is no room for is not sent again for a tenth of a second, whoever asks; other refusals concern their asker alone', async () => {
    const refusal = (value: object): UpstreamAnswer => ({
      status: 422,
      text: JSON.stringify({ success: false, code: 'too_many_attempts', value }),
    });
    operator.respond = () => refusal({ retryAfterSeconds: 1 });
    const { forRequest } = operator.client();
    const ask = (clientAddress: string) =>
      forRequest(operator.context({ clientAddress })).call(deposit, payment, { idempotencyKey: clientAddress });
    await expect(ask('10.0.0.1')).rejects.toMatchObject({ code: 'too_many_attempts' });
    await expect(ask('10.0.0.2')).rejects.toMatchObject({ code: 'too_many_attempts' });
    expect(operator.sent.length).toBe(2);
    operator.respond = () => refusal({ retryAfterSeconds: 1, full: true });
    for (const address of ['10.0.0.3', '10.0.0.4', '10.0.0.5'])
      await expect(ask(address)).rejects.toMatchObject({ code: 'too_many_attempts', value: { retryAfterSeconds: 1 } });
    expect(operator.sent.length).toBe(3);
    await forRequest(operator.context())
      .call(balance, {})
      .catch(() => undefined);
    expect(operator.sent.length).toBe(4);
    operator.clock.time += 100;
    operator.respond = () => answered({ requestId: 'r' });
    await ask('10.0.0.6').catch(() => undefined);
    expect(operator.sent.length).toBe(5);
  });

  test('what was kept of a call is given also while there is no room for it', async () => {
    const { forRequest } = operator.client();
    const status = () => forRequest(operator.context()).call(systemStatus, {});
    await status();
    operator.clock.time += 20_000;
    operator.respond = () => ({ status: 429, text: '' });
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await status()).info.whitelabel.brandName).toBe('Sampan');
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(operator.sent.length).toBe(2);
  });

  test('of one group 128 calls are under way and 512 wait; there is no room for the next', async () => {
    const held: (() => void)[] = [];
    operator.respond = () => new Promise((resolve) => void held.push(() => resolve(answered({ requestId: 'r' }))));
    const { forRequest } = operator.client();
    const told: number[] = [];
    const ask = (index: number) =>
      forRequest(operator.context({ onNoRoom: (seconds) => told.push(seconds) })).call(deposit, payment, {
        idempotencyKey: `key-${index}`,
      });
    const asked = Array.from({ length: 640 }, (_none, index) => ask(index).catch(() => 'failed'));
    await expect(ask(640)).rejects.toBeInstanceOf(UpstreamBusy);
    expect([operator.sent.length, told]).toEqual([128, [1]]);
    while (held.length > 0) {
      held.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(asked);
  });
});

test.each([
  ['https of a configured host', 'https://chat.example/desk?ticket=once', true],
  ['the same host without TLS', 'http://chat.example/desk', false],
  ['a configured host that has no TLS', 'http://plain.example/desk', false],
  ['this machine, in development', 'http://127.0.0.1:3001/service', true],
  ['another port of it', 'http://127.0.0.1:3002/service', false],
])('CS-01 WEB-024 customer service opens at https alone, or on this machine: %s', (_what, address, isOpened) => {
  const serviceOrigins = ['https://chat.example', 'http://plain.example', 'http://127.0.0.1:3001'];
  expect(operator.client({ serviceOrigins }).forRequest(operator.context()).isServiceUrl(address)).toBe(isOpened);
});
