import { once } from 'node:events';
import { setupServer } from 'msw/node';
import { afterEach, expect, test } from 'vitest';
import { portOf } from '../contract/portOf.ts';
import { createMockServer } from './mock/createMockServer.ts';
import { openMockGateways } from './openMockGateways.ts';
import { mockHandlers } from './package/msw.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

/** What a page of another origin sends that registers, as `location.href` has it. */
const asked = (origin: string, pageUrl: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin },
  body: JSON.stringify({
    query: 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }',
    variables: {
      input: {
        username: 'newrower',
        password: 'lanterns-on-the-water',
        confirmPassword: 'lanterns-on-the-water',
        pageUrl,
        ageConfirmed: true,
        termsAccepted: true,
      },
    },
  }),
});
const registered = { data: { register: { __typename: 'RegisterPayload' } } };
const notOfTheSite = {
  data: null,
  errors: [
    {
      extensions: {
        code: 'BAD_USER_INPUT',
        detail: '`pageUrl` must be the address of a page of this site, such as http://localhost:3000/register.',
      },
    },
  ],
};

test.each([
  ['the site itself', 'http://localhost:3000', 'http://localhost:3000/register', registered],
  ['a page of any origin', 'https://shop.example', 'https://shop.example/join?by=mail', registered],
  ['a page that names another one', 'https://shop.example', 'https://elsewhere.example/join', notOfTheSite],
  ['a page that names a longer one', 'https://shop.example', 'https://shop.example.evil/join', notOfTheSite],
])('%s registers at the mock, over its port and by MSW', async (_who, origin, pageUrl, answered) => {
  const mock = createMockServer();
  mock.server.listen(0, '127.0.0.1');
  await once(mock.server, 'listening');
  const overPort = await fetch(`http://127.0.0.1:${portOf(mock.server)}/graphql`, asked(origin, pageUrl));
  expect(await overPort.json()).toMatchObject(answered);
  await mock.close();
  const server = setupServer(...mockHandlers(open()));
  server.listen();
  const byMsw = await fetch(`${origin}/graphql`, asked(origin, pageUrl));
  expect(await byMsw.json()).toMatchObject(answered);
  server.close();
});
