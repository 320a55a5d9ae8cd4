import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

test('AUT-012 by whom an account is entered is told with since when and whether it was opened by it; it is untied by its id and the password', async () => {
  const identity = { identityId: 'i-1', name: 'Lantern', createTime: Date.UTC(2026, 1, 3), openedAccount: true };
  const gateway = open({
    persona: 'member',
    overrides: {
      socialIdentities: () => ({ identities: [identity, { ...identity, identityId: 'i-2', openedAccount: false }] }),
      untieSocialIdentity: () => ({}),
    },
  });
  const told = { id: encodeGlobalId('SocialIdentity', 'i-1'), name: 'Lantern', tiedAt: '2026-02-03T00:00:00.000Z', openedAccount: true };
  expect((await gateway.ask('{ viewer { socialIdentities { id name tiedAt openedAccount } } }')).data).toEqual({
    viewer: { socialIdentities: [told, { ...told, id: encodeGlobalId('SocialIdentity', 'i-2'), openedAccount: false }] },
  });
  await gateway.ask('mutation ($input: UntieSocialIdentityInput!) { untieSocialIdentity(input: $input) { __typename } }', {
    input: { identityId: told.id, password: 'river-at-dusk-7' },
  });
  expect(gateway.upstream.calls.find(({ name }) => name === 'untieSocialIdentity')?.payload).toMatchObject({
    identityId: 'i-1',
    password: 'river-at-dusk-7',
  });
});
