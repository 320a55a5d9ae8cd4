import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const day = Date.UTC(2026, 1, 3);
const protection = {
  currency: 'PLAY',
  limits: [
    {
      kind: 'LOSS' as const,
      period: 'WEEK' as const,
      amount: '500',
      used: '120.5',
      left: '379.5',
      pending: { amount: '900', confirmFrom: day, confirmUntil: day + 7 * 86_400_000 },
    },
    { kind: 'SESSION' as const, period: 'DAY' as const, amount: '90', used: '10', left: '80', pending: null },
  ],
  pause: null,
  realityCheckMinutes: 35,
  prompt: 'REVIEW' as const,
};
const shown = `playProtection { currencySymbol realityCheckMinutes prompt limits { kind period amount used left
  pending { amount confirmFrom confirmUntil } } }`;
const told = {
  playProtection: {
    currencySymbol: '₫',
    realityCheckMinutes: 35,
    prompt: 'REVIEW',
    limits: [
      {
        kind: 'LOSS',
        period: 'WEEK',
        amount: '500',
        used: '120.5',
        left: '379.5',
        pending: { amount: '900', confirmFrom: '2026-02-03T00:00:00.000Z', confirmUntil: '2026-02-10T00:00:00.000Z' },
      },
      { kind: 'SESSION', period: 'DAY', amount: '90', used: '10', left: '80', pending: null },
    ],
  },
};

test('PP-04 PP-08 PP-17 a member is told what each limit is, how much of it is used and left, and from when a raise can be confirmed', async () => {
  const gateway = open({ persona: 'member', overrides: { playLimits: () => protection } });
  expect((await gateway.ask(`{ viewer { ${shown} } }`)).data).toEqual({ viewer: told });
});

test.each([
  ['setPlayLimit(input: { kind: LOSS, period: WEEK, amount: "500" })', 'setPlayLimit', { kind: 'LOSS', period: 'WEEK', amount: '500' }],
  ['setPlayLimit(input: { kind: DEPOSIT, period: MONTH })', 'setPlayLimit', { kind: 'DEPOSIT', period: 'MONTH', amount: null }],
  ['confirmPlayLimit(input: { kind: LOSS, period: WEEK })', 'confirmPlayLimit', { kind: 'LOSS', period: 'WEEK' }],
  ['reviewPlayLimits', 'reviewPlayLimits', {}],
  ['setRealityCheck(input: { minutes: 35 })', 'setRealityCheck', { minutes: 35 }],
  ['takeTimeOut(input: { length: SIX_WEEKS })', 'takeTimeOut', { length: 'SIX_WEEKS' }],
] as const)('PP-04 PP-12 PP-17 %s is told the operator as it is, and answers how things stand then', async (mutation, call, payload) => {
  const gateway = open({ persona: 'member', overrides: { [call]: () => protection } });
  const { data } = await gateway.ask(`mutation { done: ${mutation} { ... on PlayProtectionPayload { viewer { ${shown} } } } }`);
  expect(data).toEqual({ done: { viewer: told } });
  expect(gateway.upstream.calls.filter(({ name }) => /limit|reality|timeOut/i.test(name))).toMatchObject([{ name: call, payload }]);
});

test.each([9, 121])('PP-17 an interval of %i minutes is refused before the operator is asked', async (minutes) => {
  const gateway = open({ persona: 'member' });
  const { errors } = await gateway.ask(`mutation { setRealityCheck(input: { minutes: ${minutes} }) { __typename } }`);
  expect([errors?.[0]?.extensions?.['code'], gateway.upstream.count('setRealityCheck')]).toEqual(['BAD_USER_INPUT', 0]);
});

test('PP-07 a deposit beyond a limit is told which one leaves the least, and how much that is', async () => {
  const gateway = open({
    persona: 'member',
    faults: { deposit: { refuse: 'limit_reached', value: { kind: 'LOSS', period: 'WEEK', left: '379.5' } } },
  });
  const { data } = await gateway.ask(
    `mutation { deposit(input: { methodId: "RGVwb3NpdE1ldGhvZDpwbGF5LW1vbmV5", amount: "20000", idempotencyKey: "one-of-a-kind" }) {
      ... on LimitReachedError { kind period left } } }`,
  );
  expect(data).toEqual({ deposit: { kind: 'LOSS', period: 'WEEK', left: '379.5' } });
});

test('PP-13 who excludes themselves is told until when, and signed out of this browser', async () => {
  const gateway = open({ persona: 'member', overrides: { excludeSelf: () => ({ kind: 'SELF_EXCLUSION', until: day }) } });
  const { data } = await gateway.ask('mutation { excludeSelf(input: { length: ONE_YEAR }) { ... on ExcludeSelfPayload { until } } }');
  expect(data).toEqual({ excludeSelf: { until: '2026-02-03T00:00:00.000Z' } });
  expect(gateway.upstream.calls.find(({ name }) => name === 'excludeSelf')?.payload).toEqual({ length: 'ONE_YEAR' });
  expect((await gateway.ask('{ viewer { account } }')).data).toEqual({ viewer: null });
});
