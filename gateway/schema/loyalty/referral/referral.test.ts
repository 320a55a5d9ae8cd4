import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const query = `query ($first: Int, $after: String) { viewer { referralCode invitedMembers(first: $first, after: $after) {
  totalCount edges { node { maskedAccount registeredAt } } pageInfo { hasNextPage endCursor }
} } }`;
interface Answer {
  readonly viewer: { readonly invitedMembers: { readonly pageInfo: { readonly endCursor: string } } };
}

test('MC-11 the code and whom the member brought, the newest first, a page at a time', async () => {
  const gateway = open({ persona: 'member' });
  const { data } = await gateway.ask(query, { first: 2 });
  expect(data).toMatchObject({
    viewer: {
      referralCode: expect.stringMatching(/^[A-Z0-9]{6,10}$/),
      invitedMembers: {
        totalCount: 3,
        edges: [{ node: { maskedAccount: 'f3***', registeredAt: '2026-01-31T12:00:00.000Z' } }, { node: { maskedAccount: 'f2***' } }],
        pageInfo: { hasNextPage: true },
      },
    },
  });
  const { endCursor } = (data as unknown as Answer).viewer.invitedMembers.pageInfo;
  const behind = await gateway.ask(query, { after: endCursor });
  expect(behind.data).toMatchObject({
    viewer: { invitedMembers: { edges: [{ node: { maskedAccount: 'f1***' } }], pageInfo: { hasNextPage: false } } },
  });
});
