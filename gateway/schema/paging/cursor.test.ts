import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../testing/openMockGateways.ts';
import { cursorOf } from './cursor.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const lists: Readonly<Record<string, string>> = {
  accountRecords: 'AccountRecord',
  bets: 'Bet',
  bonusRecords: 'BonusRecord',
  deposits: 'Deposit',
  invitedMembers: 'InvitedMember',
  messages: 'Message',
  promotions: 'Promotion',
  withdrawals: 'Withdrawal',
};
const page = (field: string, after?: string) => {
  const list = `list: ${field}${after === undefined ? '' : `(after: "${after}")`} { edges { cursor node { __typename } } }`;
  return field === 'promotions' ? `{ ${list} }` : `{ viewer { ${list} } }`;
};
interface List {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly __typename: string } }[];
}

test.each(Object.keys(lists))('a cursor of %s is one of no other list', async (field) => {
  const gateway = open({ persona: 'member' });
  const { data } = await gateway.ask(page(field));
  const { list } = ((data as { viewer?: object }).viewer ?? data) as { list: List };
  for (const { node } of list.edges) expect(node.__typename).toBe(lists[field]);
  const cursor = list.edges[0]?.cursor ?? cursorOf(lists[field] ?? '', '1');
  for (const other of Object.keys(lists)) {
    const { errors } = await gateway.ask(page(other, cursor));
    expect([other, errors?.[0]?.extensions]).toEqual([
      other,
      other === field ? undefined : { code: 'BAD_USER_INPUT', detail: '`after` is not a cursor of this connection.' },
    ]);
  }
});
