import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { openMockGateways } from './openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(async () => {
  vi.unstubAllGlobals();
  await closeAll();
});

test('sessions and sealed payloads come through where a DOM has put bytes of its own in place of the machine’s', async () => {
  vi.stubGlobal('Uint8Array', runInNewContext('Uint8Array'));
  const gateway = open({ persona: 'member' });
  const logIn = 'mutation { logIn(input: { username: "egret77", password: "river-at-dusk-7" }) { __typename } }';
  expect(await gateway.ask('{ viewer { nickname } }')).toEqual({ data: { viewer: { nickname: 'Heron' } } });
  await gateway.ask('mutation { logOut { __typename } }');
  expect(await gateway.ask(logIn)).toEqual({ data: { logIn: { __typename: 'LogInPayload' } } });
  expect(await gateway.ask('{ viewer { nickname } }')).toEqual({ data: { viewer: { nickname: 'Egret' } } });
});
