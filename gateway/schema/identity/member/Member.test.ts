import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { personas } from '../../../testing/personas.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const header = '{ viewer { id account nickname kind label memberCentreAllowed agentCentreAllowed balance { amount currency symbol } } }';

describe('the viewer', () => {
  test('is nobody for a guest, and costs no call', async () => {
    const gateway = open();
    expect(await gateway.ask(header)).toEqual({ data: { viewer: null } });
    expect(gateway.upstream.calls).toEqual([]);
  });

  test.each([
    [
      'member',
      {
        kind: 'PLAYER',
        label: 'Gold',
        memberCentreAllowed: true,
        agentCentreAllowed: false,
        balance: { amount: '1234.5', currency: 'PLAY', symbol: '₫' },
      },
    ],
    [
      'agent',
      {
        kind: 'AGENT',
        label: null,
        memberCentreAllowed: true,
        agentCentreAllowed: true,
        balance: { amount: '90000', currency: 'PLAY', symbol: '₫' },
      },
    ],
    [
      'demo',
      {
        kind: 'DEMO',
        label: null,
        memberCentreAllowed: false,
        agentCentreAllowed: false,
        balance: { amount: '5000', currency: 'DEMO', symbol: 'DEMO' },
      },
    ],
  ] as const)('RO-01 as %s sees what the account may do', async (persona, expected) => {
    const { memberId, account, nickname } = personas[persona];
    expect((await open({ persona }).ask(header)).data).toEqual({
      viewer: { id: encodeGlobalId('Member', memberId), account, nickname, ...expected },
    });
  });

  test.each([
    [{ labelName: 'Gold', color: '#111111', color2: '#eeeeee', rankLevel: 3 }, ['Captain', 'Rower'], 'Gold'],
    [undefined, ['Captain', 'Rower'], 'Captain'],
    [undefined, [], null],
  ])('HD-05 goes by the rank %j before the first of the labels %j: %s', async (clubLabel, labels, label) => {
    const { memberId: id, account, nickname } = personas.member;
    const shown = { ...(clubLabel && { clubLabel }), memberLabel: labels.map((labelName) => ({ labelName })) };
    const info = { id, account, nickname, type: 0, currency: 'PLAY', toUpline: false, customerId: 'c', ...shown };
    expect((await open({ persona: 'member', overrides: { memberInfo: () => info } }).ask('{ viewer { label } }')).data).toEqual({
      viewer: { label },
    });
  });

  test('asks for the balance each time, and once however often it is read', async () => {
    const gateway = open({ persona: 'member' });
    const id = encodeGlobalId('Member', personas.member.memberId);
    await gateway.ask(
      'query ($id: ID!) { a: viewer { balance { amount } nickname } b: viewer { balance { amount } label } node(id: $id) { ... on Member { balance { amount } nickname } } }',
      { id },
    );
    expect([gateway.upstream.count('balance'), gateway.upstream.count('memberInfo')]).toEqual([1, 1]);
    await gateway.ask('{ viewer { balance { amount } } }');
    expect(gateway.upstream.count('balance')).toBe(2);
  });

  test('HD-05 without a rank the first of the labels stands there, in no colours of its own', async () => {
    const { memberId: id, account, nickname } = personas.member;
    const memberLabel = [{ labelName: 'VIP service' }, { labelName: 'Old friend' }];
    const about = { id, account, nickname, type: 0, currency: 'PLAY', toUpline: false, customerId: id, memberLabel };
    const gateway = open({ persona: 'member', overrides: { memberInfo: () => about } });
    expect((await gateway.ask('{ viewer { label labelColors { text } } }')).data).toEqual({
      viewer: { label: 'VIP service', labelColors: null },
    });
  });

  test('HD-05 the label comes with colours that can be read, whatever the operator sends', async () => {
    // Pale on pale, as the fake operator has it.
    expect((await open({ persona: 'member' }).ask('{ viewer { label labelColors { text background } } }')).data).toEqual({
      viewer: { label: 'Gold', labelColors: { text: '#000000', background: '#fff4d6' } },
    });
    expect((await open({ persona: 'agent' }).ask('{ viewer { label labelColors { text } } }')).data).toEqual({
      viewer: { label: null, labelColors: null },
    });
  });

  test('UPF-001 a wallet that does not answer leaves the balance unknown and the rest standing', async () => {
    const { data, errors } = await open({ persona: 'member', faults: { balance: 'malformed' } }).ask(
      '{ viewer { nickname balance { amount } } }',
    );
    expect(data).toEqual({ viewer: { nickname: 'Heron', balance: null } });
    expect(errors?.map(({ path, extensions }) => [path, extensions?.['code']])).toEqual([[['viewer', 'balance'], 'INTERNAL']]);
  });

  test('UPF-003 a void token ends the session: the field says so, and the cookie goes', async () => {
    const gateway = open({ persona: 'member' });
    gateway.upstream.members.void(personas.member.token);
    const { data, errors } = await gateway.ask('{ viewer { nickname balance { amount } } }');
    expect(data).toEqual({ viewer: null });
    expect(new Set(errors?.map(({ extensions }) => extensions?.['code']))).toEqual(new Set(['UNAUTHENTICATED']));
    expect(await gateway.ask('{ viewer { account } }')).toEqual({ data: { viewer: null } });
  });
});

test.each([
  ['member', 0, { kind: 'PLAYER', memberCentreAllowed: true, agentCentreAllowed: false }],
  ['agent1', 1, { kind: 'AGENT', memberCentreAllowed: true, agentCentreAllowed: true }],
  ['agent2', 2, { kind: 'AGENT', memberCentreAllowed: true, agentCentreAllowed: true }],
  ['agent', 41, { kind: 'AGENT', memberCentreAllowed: true, agentCentreAllowed: true }],
  ['agent42', 42, { kind: 'AGENT', memberCentreAllowed: true, agentCentreAllowed: true }],
  ['demo', 4, { kind: 'DEMO', memberCentreAllowed: false, agentCentreAllowed: false }],
] as const)('MC-17 RO-01 AC-13 %s, whose account the operator calls type %i, is allowed %j', async (persona, type, allowed) => {
  const gateway = open({ persona });
  expect(gateway.upstream.members.named(personas[persona].account)?.member.type).toBe(type);
  expect((await gateway.ask('{ viewer { kind memberCentreAllowed agentCentreAllowed } }')).data).toEqual({ viewer: allowed });
});
