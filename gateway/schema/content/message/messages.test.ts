import { afterEach, expect, test, vi } from 'vitest';
import { liveLimits } from '../../../live/live.ts';
import type { MockGateway } from '../../../testing/createMockGateway.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { personas } from '../../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

interface Shown {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly isRead: boolean;
}
interface Answer {
  readonly viewer: {
    readonly unreadMessageCount: number | null;
    readonly messages: {
      readonly totalCount: number;
      readonly edges: readonly { readonly node: Shown }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    };
  };
}

const query = `query ($first: Int, $after: String) { viewer { unreadMessageCount messages(first: $first, after: $after) {
  totalCount edges { node { id sender title content sentAt isRead } } pageInfo { hasNextPage endCursor }
} } }`;
const read = async (gateway: MockGateway, variables = {}) => ((await gateway.ask(query, variables)).data as unknown as Answer).viewer;
const nodes = ({ messages }: Answer['viewer']) => messages.edges.map(({ node }) => node);

test('MC-13 messages come the newest first, cleaned, a page at a time, with the number of unread ones', async () => {
  const gateway = open({ persona: 'member' });
  const first = await read(gateway, { first: 2 });
  expect(first).toMatchObject({ unreadMessageCount: 2, messages: { totalCount: 3, pageInfo: { hasNextPage: true } } });
  expect(nodes(first)[0]).toMatchObject({
    sender: 'PLATFORM',
    title: 'A word to you 3',
    content: '<p>Nobody else reads <em>this</em> 3.</p>',
    sentAt: '2026-01-31T12:00:00.000Z',
    isRead: false,
  });
  const behind = await read(gateway, { after: first.messages.pageInfo.endCursor });
  expect(nodes(behind).map(({ title, isRead }) => [title, isRead])).toEqual([['A word to you 1', true]]);
  expect((await gateway.ask(query, { after: 'x' })).errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
});

const mark = `mutation ($input: MarkMessagesInput!) { markMessages(input: $input) { ... on MarkMessagesPayload { viewer { unreadMessageCount } } } }`;
const take = `mutation ($input: DeleteMessagesInput!) { deleteMessages(input: $input) { ... on DeleteMessagesPayload { viewer { unreadMessageCount } } } }`;

test('MC-13 they are marked one by one, marked all at once, and taken away; the number follows', async () => {
  const gateway = open({ persona: 'member' });
  const [newest, second] = nodes(await read(gateway));
  const change = async (document: string, input: object) =>
    Object.values((await gateway.ask(document, { input })).data as Record<string, unknown>)[0];
  const count = (unreadMessageCount: number) => ({ viewer: { unreadMessageCount } });
  expect(await change(mark, { ids: [newest?.id], read: true })).toEqual(count(1));
  expect(await change(mark, { ids: [newest?.id], read: false })).toEqual(count(2));
  expect(await change(take, { ids: [second?.id] })).toEqual(count(1));
  expect(await change(mark, { read: true })).toEqual(count(0));
  expect(nodes(await read(gateway)).map(({ title, isRead }) => [title, isRead])).toEqual([
    ['A word to you 3', true],
    ['A word to you 1', true],
  ]);
});

test.each([
  ['none', []],
  ['one too many', Array.from({ length: 51 }, () => Buffer.from('Message:x').toString('base64'))],
  ['one of another kind', [Buffer.from('Game:x').toString('base64')]],
  ['two in one', [Buffer.from('Message:x,y').toString('base64')]],
])('ids that cannot be are refused before the operator is asked: %s', async (_, ids) => {
  const gateway = open({ persona: 'member' });
  for (const [document, input] of [
    [mark, { ids, read: true }],
    [take, { ids }],
  ] as const)
    expect((await gateway.ask(document, { input })).errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  expect(gateway.upstream.calls.map(({ name }) => name)).not.toContain('deleteMessages');
});

const follow = `subscription { messageArrived { __typename ... on MessageArrivedPayload { viewer { unreadMessageCount messages(first: 1) { edges { node { title } } } } } } }`;
const told = async (stream: ReturnType<MockGateway['subscribe']>) => {
  const { done, value } = await stream.next();
  if (done) return 'complete';
  const { messageArrived } = value.data as { messageArrived: { __typename: string; viewer?: { unreadMessageCount: number } } };
  return messageArrived.viewer?.unreadMessageCount ?? messageArrived.__typename;
};
const { memberId, token } = personas.member;

test('messageArrived tells the number now, and after whatever changes it; money is not asked about', async () => {
  const gateway = open({ persona: 'member' });
  const stream = gateway.subscribe(follow);
  expect(await told(stream)).toBe(2);
  await vi.waitFor(() => expect(gateway.upstream.events.listening).toBe(1));
  const account = gateway.upstream.members.find(token);
  const [newest] = account?.messages ?? [];
  if (!account || !newest) throw new Error('there is no message');
  account.messages = [{ ...newest, messageId: 'fresh', title: 'Fresh' }, ...account.messages];
  gateway.upstream.events.tell('balance', { memberId, sumBalance: '1', currency: 'PLAY' });
  gateway.upstream.events.tell('message', { memberId });
  const { value } = await stream.next();
  expect(value?.data).toMatchObject({
    messageArrived: { viewer: { unreadMessageCount: 3, messages: { edges: [{ node: { title: 'Fresh' } }] } } },
  });
  // As many as before, and yet others.
  gateway.upstream.events.tell('message', { memberId });
  expect(await told(stream)).toBe(3);
  expect(gateway.upstream.calls.map(({ name }) => name)).not.toContain('balance');
});

test('PP-12 PP-14 a break from play that another device has begun is told of, with no message', async () => {
  const gateway = open({ persona: 'member', clock: { now: () => Date.UTC(2026, 1, 1) } });
  const stream = gateway.subscribe(
    'subscription { messageArrived { ... on MessageArrivedPayload { viewer { unreadMessageCount playPause { kind until } } } } }',
  );
  const next = async () => (await stream.next()).value?.data;
  expect(await next()).toEqual({ messageArrived: { viewer: { unreadMessageCount: 2, playPause: null } } });
  await vi.waitFor(() => expect(gateway.upstream.events.listening).toBe(1));
  await gateway.ask('mutation { takeTimeOut(input: { length: WEEK }) { __typename } }');
  gateway.upstream.events.tell('session', { memberId });
  const playPause = { kind: 'TIME_OUT', until: '2026-02-08T00:00:00.000Z' };
  expect(await next()).toEqual({ messageArrived: { viewer: { unreadMessageCount: 2, playPause } } });
});

test('streams of messages take none of the room of the balance', async () => {
  const gateway = open({ persona: 'member' });
  const balance = gateway.subscribe('subscription { balanceChanged { __typename } }');
  await balance.next();
  const streams = Array.from({ length: liveLimits.perMember }, () => gateway.subscribe(follow));
  for (const stream of streams) expect(await told(stream)).toBe(2);
  const [oldest] = streams;
  const sixth = gateway.subscribe(follow);
  expect(await told(sixth)).toBe(2);
  if (!oldest) throw new Error('there is no stream');
  expect(await told(oldest)).toBe('TooManyAttemptsError');
  await vi.waitFor(() => expect(gateway.upstream.events.listening).toBe(1));
  gateway.upstream.events.tell('balance', { memberId, sumBalance: '7', currency: 'PLAY' });
  expect((await balance.next()).value?.data).toMatchObject({ balanceChanged: { __typename: 'BalanceChangedPayload' } });
});
