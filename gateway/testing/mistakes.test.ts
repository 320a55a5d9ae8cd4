import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import type { RefusalCode } from '../contract/refusalCodes.ts';
import { createMockGateway, type MockGatewayOptions } from './createMockGateway.ts';
import { didYouMean } from './didYouMean.ts';
import { FakeRefusal } from './fakeOperator/fakeRefusal.ts';
import { openMockGateways } from './openMockGateways.ts';
import { mockHandlers } from './package/msw.ts';
import { createMockNetwork } from './package/relay.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const balance = '{ viewer { balance { amount } } }';

/** As a program has them whose types nobody checks. */
const unchecked = (options: unknown) => createMockGateway(options as MockGatewayOptions);
const overridden = (handler: () => unknown) => open({ persona: 'member', overrides: { balance: handler as never } });

test.each<readonly [options: unknown, told: string | RegExp]>([
  ['member', `createMockGateway takes options such as { persona: 'member' }, and not "member"`],
  [{ perzona: 'member' }, 'perzona is no option of createMockGateway; did you mean persona?'],
  [{ persona: 'captain' }, /^persona: one of guest, member, otherMember, .*expired, and not "captain"$/],
  [{ persona: 'membr' }, /, and not "membr"; did you mean member\?$/],
  [{ clock: new Date(0) }, /^clock is an object with now, .*, and not "1970-01-01T00:00:00\.000Z"$/],
  [{ clock: 5 }, /^clock is an object with now, .*, and not 5$/],
  [{ seed: '1' }, 'seed is a whole number, and not "1"'],
  [{ latency: -1 }, 'latency is a number of milliseconds, 0 or more, and not -1'],
  [{ log: () => undefined }, 'log is a log of pino, and not function'],
  [{ sharing: {} }, 'sharing is another mock gateway, and not {}'],
  [
    { persistedFile: '/nowhere/persisted.json' },
    /^persistedFile is the path of a file that is there, and not "\/nowhere\/persisted\.json"$/,
  ],
  [{ webFolder: '/nowhere' }, 'webFolder is the path of a folder that is there, and not "/nowhere"'],
  [{ faults: { balanc: 'fail' } }, 'faults: "balanc" is no call of openapi.json; did you mean balance?'],
  [{ faults: { '/wps/v2/wallets/balance': 'fail' } }, /; did you mean balance\?$/],
  [{ faults: { balance: { status: 200 } } }, /^faults: balance is 'fail', .*, and not \{"status":200\}$/],
  [{ faults: { balance: { status: '503' } } }, /^faults: balance is 'fail', /],
  [{ faults: { balance: { slow: 20, fail: true } } }, /^faults: balance is 'fail', /],
  [{ faults: { deposit: { refuse: 'money_maintenence' } } }, /^faults: deposit is refused by .*; did you mean money_maintenance\?$/],
  [{ faults: { balance: { refuse: 'limit_reached' } } }, /^faults: balance is refused by .*, and not by "limit_reached"/],
  [
    { faults: { deposit: { refuse: 'amount_out_of_range', value: { min: '1' } } } },
    /^faults: the value of amount_out_of_range does not fit deposit: minAmount should be of type string, is missing; maxAmount .*\. It is such as \{"minAmount":"10",/,
  ],
  [
    { faults: { deposit: { refuse: 'too_many_attempts', value: { retryAfterSeconds: '60' } } } },
    /^faults: the value of too_many_attempts does not fit deposit: retryAfterSeconds should be of type (int|number), is a string of 2\. It is such as/,
  ],
  // It has no limit of its own: nobody has room.
  [
    { faults: { withdraw: { refuse: 'too_many_attempts', value: { retryAfterSeconds: 60 } } } },
    /too_many_attempts does not fit withdraw: full should be .*, is missing\. It is such as \{"retryAfterSeconds":60,"full":true\}/,
  ],
  [{ faults: { login: { refuse: 'login_failed', value: { captcha: 'yes' } } } }, /: captcha should be of type boolean, is a string of 3\./],
  [{ faults: { deposit: { refuse: 'limit_reached', value: 'DEPOSIT' } } }, /: it should be of type object, is a string of 7\./],
  [{ overrides: { balanc: () => ({}) } }, 'overrides: "balanc" is no call of openapi.json; did you mean balance?'],
  [{ overrides: { balance: { sumBalance: '12.5' } } }, /^overrides: balance is a function of/],
])('what nobody would meet is told at once: %j', (options, told) => {
  expect(() => unchecked(options)).toThrow(told);
});

test.each([
  ['import "boat";', / is no JSON$/],
  ['[]', /: it is no object$/],
  [
    '{ "name": "boat" }',
    /persisted\.json is not what the Relay compiler writes, documents by ids of 64 hexadecimal digits: "name" is no id$/,
  ],
  [`{ "${'0'.repeat(64)}": 5 }`, /" has no document$/],
])('a file of operations that is something else is named, with what is wrong in it: %s', (text, told) => {
  const file = join(mkdtempSync(join(tmpdir(), 'sampan-persisted-')), 'persisted.json');
  writeFileSync(file, text);
  expect(() => createMockGateway({ persistedFile: file })).toThrow(told);
  rmSync(dirname(file), { recursive: true });
});

test('details may lack what the operator may leave out of them', () => {
  const refuse = { refuse: 'social_unlinked', value: { socialTicket: 'ticket' } };
  expect(open({ faults: { finishSocialSignIn: refuse } }).upstream.faults).toEqual({ finishSocialSignIn: refuse });
  expect(() => open({ faults: { finishSocialSignIn: { ...refuse, value: { name: 'Heron' } } } })).toThrow(
    'faults: the value of social_unlinked does not fit finishSocialSignIn: socialTicket should be of type string, is missing.',
  );
});

test('a fault that is given later is looked at where it is given', async () => {
  const { upstream, ask } = open({ persona: 'member' });
  const faults = upstream.faults as Record<string, unknown>;
  expect(() => (faults['balanc'] = 'fail')).toThrow('faults: "balanc" is no call of openapi.json; did you mean balance?');
  expect(() => (faults['balance'] = 'fial')).toThrow("faults: balance is 'fail'");
  expect(() => Object.assign(faults, { deposit: { refuse: 'no' } })).toThrow('faults: deposit is refused by');
  faults['balance'] = 'fail';
  expect((await ask(balance)).errors).toHaveLength(1);
  delete faults['balance'];
  expect((await ask(balance)).errors).toBeUndefined();
});

test.each<readonly [what: string, handler: () => unknown, told: string]>([
  [
    'the name of a field',
    () => ({ balance: '12', currency: 'PLAY' }),
    'overrides: what stands in for balance (GET /wps/v2/wallets/balance) does not fit: sumBalance should be of type string, is missing',
  ],
  ['a number for a text', () => ({ sumBalance: '12', currency: 5 }), 'currency should be of type string, is a number'],
  ['nothing', () => undefined, 'sumBalance should be of type string, is missing'],
  ['a promise', async () => ({ sumBalance: '12', currency: 'PLAY' }), 'overrides: balance answers a promise: a handler answers at once'],
  [
    'a program that fails',
    () => {
      throw new RangeError('my own mistake');
    },
    'my own mistake',
  ],
  [
    'a refusal that there is not',
    () => {
      throw new FakeRefusal('money_maintenence' as RefusalCode);
    },
    'FakeRefusal: "money_maintenence" is no refusal of openapi.json; did you mean money_maintenance?',
  ],
  [
    'a refusal of another call',
    () => {
      throw new FakeRefusal('limit_reached');
    },
    'overrides: balance is refused by',
  ],
  [
    'details of another kind',
    () => {
      throw new FakeRefusal('too_many_attempts', { retryAfterSeconds: '60' });
    },
    'overrides: the value of too_many_attempts does not fit balance: full should be',
  ],
])('an override that is mistaken is told to whoever asks, in place of a fault that says nothing: %s', async (_what, handler, told) => {
  const gateway = overridden(handler);
  await expect(gateway.ask(balance)).rejects.toThrow(told);
  expect((await gateway.ask('{ site { brandName } }')).errors).toBeUndefined();
});

test('and where nobody who asks can be told, whoever closes the gateway is', async () => {
  const gateway = createMockGateway({ overrides: { systemStatus: () => ({}) as never } });
  await expect(gateway.ask('{ site { brandName } }')).rejects.toThrow('systemStatus');
  gateway.upstream.mistakes.push(new TypeError('made meanwhile'));
  await expect(gateway.close()).rejects.toThrow('made meanwhile');
});

test('whatever tells the time is a clock', async () => {
  expect((await open({ clock: Date }).ask('{ __typename }')).errors).toBeUndefined();
});

test('a refusal that an override throws without details has those that stand in', async () => {
  const refuse = () => {
    throw new FakeRefusal('amount_out_of_range');
  };
  const { ask } = open({ persona: 'member', overrides: { deposit: refuse } });
  const answer = await ask(
    'mutation { deposit(input: { methodId: "RGVwb3NpdE1ldGhvZDpwbGF5LW1vbmV5", amount: "10", idempotencyKey: "one-of-a-kind" }) { ... on AmountOutOfRangeError { minimum { amount } } } }',
  );
  expect(answer).toEqual({ data: { deposit: { minimum: { amount: '10' } } } });
});

test('an override is a handler like any other', async () => {
  const gateway = overridden(() => ({ sumBalance: '12.5', currency: 'PLAY' }));
  expect((await gateway.ask(balance)).data).toEqual({ viewer: { balance: { amount: '12.5' } } });
  expect(() => gateway.upstream.count('balanc' as 'balance')).toThrow('count: "balanc" is no call of openapi.json; did you mean balance?');
  expect(gateway.upstream.count('balance')).toBe(1);
});

test('an event that there is not, or of another shape, is told where it is told', () => {
  const { events } = open().upstream;
  expect(() => events.tell('balanc' as 'balance', {} as never)).toThrow('events.tell: "balanc" is no event; did you mean balance?');
  expect(() => events.tell('balance', { memberId: 'm-1001', sumBalance: '5' } as never)).toThrow(
    'events.tell: balance: currency should be of type string, is missing',
  );
});

test('a live field that is asked as all else is says how it is asked, and an address that has a document, too', async () => {
  const gateway = open({ persona: 'member' });
  const detailOf = (answer: unknown) => (answer as { errors: [{ extensions: { detail?: string } }] }).errors[0].extensions.detail;
  expect(detailOf(await gateway.ask('subscription { balanceChanged { __typename } }'))).toMatch(
    /`Accept: text\/event-stream`, as `subscribe` /,
  );
  const address = '/graphql?query={site{brandName}}';
  expect(detailOf(await (await gateway.fetch(address)).json())).toMatch(/`Accept: application\/json`/);
  const headers = { accept: 'application/json' };
  expect(await (await gateway.fetch(address, { headers })).json()).toEqual({ data: { site: { brandName: 'Sampan' } } });
});

const gone = { id: '0'.repeat(64), text: null, cacheID: 'gone', name: 'Gone', operationKind: 'query', metadata: {} } as const;

test('what asks in place of a page says what it has to be given', async () => {
  const gateway = open();
  await expect(gateway.ask(parse('{ __typename }') as never)).rejects.toThrow('ask takes a document as a text: print(document) makes one');
  for (const given of [undefined, { persona: 'member' }]) {
    expect(() => mockHandlers(given as never)).toThrow('mockHandlers takes a gateway of createMockGateway');
    expect(() => createMockNetwork(given as never)).toThrow('createMockNetwork takes a gateway of createMockGateway');
  }
  for (const origin of ['https://shop.example/', 'shop.example', 'https://shop.example/graphql'])
    expect(() => mockHandlers(gateway, { origin })).toThrow(`origin is such as https://shop.example, and not ${JSON.stringify(origin)}`);
  expect(mockHandlers(gateway, { origin: 'https://shop.example' })).toHaveLength(2);
  expect(() => mockHandlers(gateway, { orgin: 'https://shop.example' } as never)).toThrow(
    'orgin is no option of mockHandlers, which takes origin; did you mean origin?',
  );
  expect(() => createMockNetwork(gateway, { lang: 'EN' } as never)).toThrow('lang is no option of createMockNetwork, which takes language');
  expect(() => createMockNetwork(gateway, 'EN' as never)).toThrow('createMockNetwork takes options such as { language }, and not "EN"');
  const strange = 'language: one of TY, EN, VI, CN, TH, ID, and not "en"; did you mean EN?';
  expect(() => createMockNetwork(gateway, { language: 'en' as never })).toThrow(strange);
  expect(() => gateway.subscribe('subscription { nothing }', {}, 'en' as never)).toThrow(strange);
  await expect(gateway.ask('{ __typename }', {}, 'en' as never)).rejects.toThrow(strange);
  const asked = createMockNetwork(gateway).execute(gone, {}, {}).toPromise();
  await expect(asked).rejects.toThrow(/^Gone: No operation has this id: .*`persistedFile`\.$/);
});

test('the nearest name is guessed where one is near', () => {
  const names = ['persona', 'persistedFile', 'seed'];
  expect(['personna', 'PERSONA', 'prsona', 'sed'].map((given) => didYouMean(given, names))).toEqual([
    '; did you mean persona?',
    '; did you mean persona?',
    '; did you mean persona?',
    '; did you mean seed?',
  ]);
  expect(['x', '', 'latency', 'persona'.repeat(100)].map((given) => didYouMean(given, names))).toEqual(['', '', '', '']);
});
