import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GatewayUnderTest, siteOrigin, startGateway } from '../../gateway/http/testing/gatewayUnderTest.ts';

let site: GatewayUnderTest;
beforeAll(async () => {
  site = await startGateway([], { examplesFolder: '/nowhere' });
});
afterAll(() => site.close());

/** As the site's own page asks; the audit itself comes from nowhere, which the guard would refuse. */
const fetchFn = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), origin: siteOrigin } });

/** Any page can make a browser open such an address, so a document in one is answered only to who names what it takes. */
const declined = ['5A70'];
const audits = serverAudits({ url: () => `http://127.0.0.1:${site.port}/graphql`, fetchFn });

test('the audit asks for what the specification of GraphQL over HTTP says', () => {
  expect(audits.filter(({ name }) => name.startsWith('MUST')).length).toBeGreaterThanOrEqual(13);
  expect(audits.filter(({ name }) => name.startsWith('SHOULD')).length).toBeGreaterThanOrEqual(23);
});

test.each(audits.filter(({ id }) => !declined.includes(id)).map(({ id, name, fn }) => ({ id, name, fn })))('$id $name', async ({ fn }) => {
  const result = await fn();
  expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
});
