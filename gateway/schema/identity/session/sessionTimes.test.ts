import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const at = (minute: number) => Date.UTC(2026, 1, 3, 4, minute);
const written = (minute: number) => new Date(at(minute)).toISOString();

test('PP-34 MC-02 sessions are told with browser, address and both of their times, and the login before with its own', async () => {
  const session = { sessionId: 's-1', address: '203.0.113.7', agent: 'Junk/7', createTime: at(1), lastSeenTime: at(2), current: true };
  const gateway = open({
    persona: 'member',
    overrides: { openSessions: () => ({ sessions: [session], lastLogin: { time: at(0), address: '198.51.100.7' } }) },
  });
  const { data } = await gateway.ask(
    '{ viewer { lastLogin { openedAt address } sessions { address browser openedAt lastSeenAt current } } }',
  );
  expect(data).toEqual({
    viewer: {
      lastLogin: { openedAt: written(0), address: '198.51.100.7' },
      sessions: [{ address: '203.0.113.7', browser: 'Junk/7', openedAt: written(1), lastSeenAt: written(2), current: true }],
    },
  });
});

test('SES-004 a ticket is told with its end, which a page can count down to', async () => {
  const ticket = 'x'.repeat(43);
  const gateway = open({ persona: 'member', overrides: { issueTicket: () => ({ ticket, expiresAt: at(1) }) } });
  const issued = 'mutation { issueTicket(input: { domain: "two.example" }) { ... on IssueTicketPayload { ticket expiresAt } } }';
  expect((await gateway.ask(issued)).data).toEqual({ issueTicket: { ticket, expiresAt: written(1) } });
  expect(gateway.upstream.calls.find(({ name }) => name === 'issueTicket')?.payload).toEqual({ domain: 'two.example' });
});

test.each([
  ['term', 'TERM'],
  ['over', 'OVER'],
  ['cooling', 'COOLING'],
  ['returnable', 'RETURNABLE'],
])('PP-13 of an exclusion its step %s is told, with when a second wish may be said and the ticket for it', async (step, told) => {
  const value = { until: at(1), step, returnFrom: at(2), returnTicket: 'a-ticket' };
  const { data } = await open({ faults: { login: { refuse: 'self_excluded', value } } }).ask(
    `mutation { logIn(input: { username: "heron7", password: "river-at-dusk-7" }) {
      ... on SelfExcludedError { until step returnFrom returnTicket } } }`,
  );
  expect(data).toEqual({ logIn: { until: written(1), step: told, returnFrom: written(2), returnTicket: 'a-ticket' } });
});

test.each([
  [false, at(2), written(2)],
  [true, null, null],
])(
  'PP-13 whether a wish to return ended the exclusion (%s), and from when it can be said again, is told',
  async (ended, returnFrom, told) => {
    const gateway = open({ overrides: { wishToReturn: () => ({ ended, returnFrom }) } });
    const { data } = await gateway.ask(
      'mutation { wishToReturn(input: { returnTicket: "a-ticket" }) { ... on WishToReturnPayload { ended returnFrom } } }',
    );
    expect(data).toEqual({ wishToReturn: { ended, returnFrom: told } });
    expect(gateway.upstream.calls.find(({ name }) => name === 'wishToReturn')?.payload).toMatchObject({ returnTicket: 'a-ticket' });
  },
);
