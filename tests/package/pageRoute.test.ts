import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../gateway/testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const page = readFileSync(path.resolve(import.meta.dirname, '..', '..', 'docs', 'testing.md'), 'utf8');
const [, text = ''] = /^```js\n(await page\.route.*?)^```$/ms.exec(page) ?? [];

interface Fulfilled {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Asks as a page of another origin would whose requests the text of the docs answers. */
async function asked(gateway: ReturnType<typeof open>, query: string): Promise<{ readonly status: number; readonly answer: unknown }> {
  const fulfilled = Promise.withResolvers<Fulfilled>();
  const request = {
    url: () => 'https://shop.example/graphql?lang=EN',
    method: () => 'POST',
    headers: () => ({ origin: 'https://shop.example', cookie: 'theirs=1', 'content-type': 'application/json' }),
    postData: () => JSON.stringify({ query }),
  };
  const route = { request: () => request, fulfill: fulfilled.resolve };
  const stands = { page: { route: (_glob: string, handler: (given: object) => Promise<void>) => handler(route) }, gateway };
  await (runInNewContext(`(async () => { ${text} })()`, stands) as Promise<void>);
  const { status, body } = await fulfilled.promise;
  return { status, answer: JSON.parse(body) };
}

test("a page's routes are answered as the docs have it, whatever its origin and cookies, and a live field is refused at once", async () => {
  const gateway = open({ persona: 'member' });
  expect(await asked(gateway, '{ viewer { nickname } }')).toEqual({ status: 200, answer: { data: { viewer: { nickname: 'Heron' } } } });
  expect(await asked(gateway, 'mutation { logOut { __typename } }')).toMatchObject({ status: 200 });
  expect(await asked(gateway, '{ viewer { nickname } }')).toEqual({ status: 200, answer: { data: { viewer: null } } });
  expect(await asked(gateway, 'subscription { balanceChanged { __typename } }')).toMatchObject({
    status: 406,
    answer: { errors: [{ extensions: { code: 'NOT_ACCEPTABLE' } }] },
  });
});
