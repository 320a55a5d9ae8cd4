import { fetchQuery } from 'react-relay/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import query, { type HomeScreenQuery } from '../screens/home/__generated__/HomeScreenQuery.graphql.ts';
import { createEnvironment } from './environment.ts';
import { createFirstAnswer } from './firstAnswer.ts';

const address = `/graphql?id=${query.params.id}&variables=%7B%7D&lang=EN&cdnBucket=3`;
const site = { brandName: 'From the page', minimumAge: 21, languages: ['TY'], resources: [], switches: null, loginRequired: false };
const answer = { data: { site, banners: [], popularGames: null, gameCategories: [] } };
const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  sent.mockImplementation(
    async () => new Response(JSON.stringify({ ...answer, data: { ...answer.data, site: { ...site, brandName: 'From the gateway' } } })),
  );
  document.documentElement.dataset['cdnBucket'] = '3';
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockReset();
  document.body.replaceChildren();
});

/** A page with this data block, as the gateway writes it. */
function page(text: string, at = address) {
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'first-answer', textContent: text });
  block.dataset['address'] = at;
  document.body.append(block);
  return createEnvironment({ language: () => 'EN', firstAnswer: createFirstAnswer(document) });
}

/** Asks as the home page does, and looks at what the store then knows of the brand. */
async function brandIn(environment: ReturnType<typeof page>) {
  await fetchQuery<HomeScreenQuery>(environment, query, {}).toPromise();
  return environment.getStore().getSource().get('client:root:site')?.['brandName'];
}

test('the first query is answered by what came with the page, and nothing is requested', async () => {
  const environment = page(JSON.stringify(answer).replaceAll('<', '\\u003c'));
  expect(await brandIn(environment)).toBe('From the page');
  expect(sent).not.toHaveBeenCalled();
});

test('it is answered at once: a screen that reads it does not wait', () => {
  const environment = page(JSON.stringify(answer));
  let isThere = false;
  fetchQuery<HomeScreenQuery>(environment, query, {}).subscribe({ next: () => (isThere = true) });
  expect(isThere).toBe(true);
});

test('who asks again gets what is new', async () => {
  const environment = page(JSON.stringify(answer));
  await brandIn(environment);
  expect(await brandIn(environment)).toBe('From the gateway');
  expect(sent).toHaveBeenCalledOnce();
});

test.each([
  ['is cut off', '{"data":{"site":'],
  ['is empty', ''],
  ['is no answer', '[1]'],
  ['has no data', '{"data":null}'],
  ['tells of a fault', JSON.stringify({ ...answer, errors: [{ message: 'no' }] })],
])('a block that %s is passed over', async (_what, text) => {
  expect(await brandIn(page(text))).toBe('From the gateway');
});

test.each([
  ['another language', address.replace('EN', 'TY')],
  ['another host of pictures', address.replace('cdnBucket=3', 'cdnBucket=4')],
  ['another question', address.replace(/id=../, 'id=00')],
])('a block for %s is passed over', async (_what, at) => {
  expect(await brandIn(page(JSON.stringify(answer), at))).toBe('From the gateway');
});

test('a page without a block asks as ever', async () => {
  const environment = createEnvironment({ language: () => 'EN', firstAnswer: createFirstAnswer(document) });
  expect(await brandIn(environment)).toBe('From the gateway');
});
