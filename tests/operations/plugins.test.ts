import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { afterEach, expect, test } from 'vitest';
import { type GatewayUnderTest, startGateway } from '../../gateway/http/testing/gatewayUnderTest.ts';
import { fakeImageHosts, fakeLaunchHosts } from '../../gateway/testing/fakeOperator/fakeBrand.ts';
import { createFakeUpstream } from '../../gateway/testing/fakeOperator/fakeUpstream.ts';
import { siteParts } from '../../gateway/testing/siteParts.ts';
import { type SiteDocument, siteDocuments } from './documents.ts';
import { sampleVariables } from './sampleVariables.ts';

const { schema, operations } = siteParts();
const documents = siteDocuments();
const sites: GatewayUnderTest[] = [];
afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())));

/** The site's own operations in production, over an operator in memory: no free documents, no GraphiQL. */
async function startProduction(plugins: readonly Plugin[]): Promise<GatewayUnderTest> {
  const site = await startGateway([], {
    schema,
    operations,
    send: createFakeUpstream().send,
    assetOrigins: [...fakeImageHosts, ...fakeLaunchHosts],
    plugins,
  });
  sites.push(site);
  return site;
}

const askFor = (site: GatewayUnderTest, { text, operation }: SiteDocument) =>
  site.ask(text, {
    variables: sampleVariables(schema, operation),
    headers: operation.operation === 'subscription' ? { accept: 'text/event-stream' } : {},
  });

/** Counts what is executed, by name, as a plugin for tracing would. */
function createCounter() {
  const seen = new Map<string, number>();
  const count = ({ args: { document } }: { args: { document: SiteDocument['document'] } }) => {
    const operation = getOperationAST(document);
    const key = `${operation?.operation} ${operation?.name?.value}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  };
  const plugin: Plugin = { onExecute: count as NonNullable<Plugin['onExecute']>, onSubscribe: count as NonNullable<Plugin['onSubscribe']> };
  return { seen, plugin };
}

test('a plugin of one line sees every operation of the site that is executed in production: queries, mutations and subscriptions', async () => {
  const { seen, plugin } = createCounter();
  const site = await startProduction([plugin]);
  for (const document of documents) await askFor(site, document);
  expect([...seen]).toEqual(documents.map(({ name, operation }) => [`${operation.operation} ${name}`, 1]));
  expect(new Set(documents.map(({ operation }) => operation.operation))).toEqual(new Set(['query', 'mutation', 'subscription']));
  // A public answer that is asked for again comes from the response cache.
  const home = documents.find(({ name }) => name === 'HomeScreenQuery') as SiteDocument;
  await askFor(site, home);
  const before = seen.get('query HomeScreenQuery');
  await askFor(site, home);
  expect(seen.get('query HomeScreenQuery')).toBe(before);
});

test('a plugin sees subscriptions, and every document of development by GET and by POST', async () => {
  const { seen, plugin } = createCounter();
  const ticks = 'subscription Ticks { ticks(count: 1) }';
  const site = await startGateway([ticks], { plugins: [plugin], examplesFolder: '/nowhere' });
  sites.push(site);
  await site.ask(ticks, { headers: { accept: 'text/event-stream' } });
  const headers = { origin: 'http://localhost:3000', 'content-type': 'application/json' };
  await site.send(`/graphql?query=${encodeURIComponent('query Free { account }')}`, {
    headers: { ...headers, accept: 'application/json' },
  });
  await site.send('/graphql', { method: 'POST', headers, body: JSON.stringify({ query: 'mutation Pay { pay }' }) });
  expect([...seen]).toEqual([
    ['subscription Ticks', 1],
    ['query Free', 1],
    ['mutation Pay', 1],
  ]);
});

test('without Yoga no operation is answered', async () => {
  const site = await startProduction([
    { onRequest: ({ endResponse, fetchAPI }) => endResponse(new fetchAPI.Response('{"errors":[{"message":"no Yoga"}]}', { status: 500 })) },
  ]);
  for (const document of documents) {
    const { status, body } = await askFor(site, document);
    expect([document.name, status, body]).toEqual([document.name, 500, '{"errors":[{"message":"no Yoga"}]}']);
  }
});

test.each<readonly [string, Plugin]>([
  ['the parameters', { onParams: ({ setResult }) => setResult({ data: { instead: true } }) }],
  [
    'the execution',
    {
      onExecute: ({ setResultAndStopExecution }) => setResultAndStopExecution({ data: { instead: true } }),
      onSubscribe: ({ setResultAndStopExecution }) => setResultAndStopExecution({ data: { instead: true } }),
    },
  ],
])('a plugin that answers in place of what follows %s answers for every operation', async (_stage, plugin) => {
  const site = await startProduction([plugin]);
  for (const document of documents)
    expect([document.name, (await askFor(site, document)).body]).toEqual([
      document.name,
      expect.stringContaining('{"data":{"instead":true}}'),
    ]);
});

test('a plugin may refuse, and what it throws is masked', async () => {
  const site = await startProduction([
    {
      onExecute: () => {
        throw new Error('tracing is down at 10.0.0.5');
      },
    },
  ]);
  const { status, body } = await askFor(site, documents.find(({ name }) => name === 'HomeScreenQuery') as SiteDocument);
  expect([status, JSON.parse(body)]).toEqual([
    500,
    {
      errors: [
        {
          message: 'Something went wrong on our side. Please try again.',
          extensions: { code: 'INTERNAL', correlationId: expect.any(String) },
        },
      ],
    },
  ]);
});
