import { readFileSync } from 'node:fs';
import { loadNonExecutableGraphQLSchemaFromOpenAPI } from '@omnigraph/openapi';
import { createConfig, lint } from '@redocly/openapi-core';
import { isEnumType, isScalarType } from 'graphql';
import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { openapi } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: { readonly $ref: string } }>> };
  readonly parameters: readonly { readonly $ref?: string; readonly name?: string }[];
  readonly 'x-refusals': Readonly<Record<string, string>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> };
}

const written = openapi(calls);
const description = written as unknown as Description;
const operations = new Map(
  Object.values(description.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation]),
);
const file = 'openapi.json';

test('openapi.json is what the calls describe; `npm run generate` writes it', () => {
  expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(written, null, 2)}\n`);
});

test('every call is an operation of its own, and so is the event stream', () => {
  expect([...operations.keys()].toSorted()).toEqual([...Object.keys(calls), 'eventStream'].toSorted());
});

test('an amount is described as a decimal string', () => {
  expect(description.components.schemas['Amount']).toMatchObject({ type: 'string', pattern: '^-?\\d{1,15}(\\.\\d{1,4})?$' });
});

test('every amount says by itself what it is of: whether a stake is in it, whether a fee is, what it is a share of', () => {
  const silent = Object.entries(description.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties as Readonly<Record<string, { readonly $ref?: string; readonly description?: string }>>)
      .filter(([, { $ref = '', description: said }]) => /\/(Limit)?Amount(OrNull)?$/.test($ref) && said === undefined)
      .map(([property]) => `${name}.${property}`),
  );
  expect(silent).toEqual([]);
});

test('an operation says in a line what it does, and what each of its refusals means; a code that its description names is among them', () => {
  const meanings = operations.get('deposit')?.['x-refusals'] ?? {};
  expect(Object.keys(meanings)).toEqual(expect.arrayContaining(['amount_out_of_range', 'idempotency_mismatch', 'in_need_true_account']));
  const codes = new Set([...operations.values()].flatMap((operation) => Object.keys(operation['x-refusals'] ?? {})));
  for (const [name, { summary, description: said, 'x-refusals': refusals = {} }] of operations) {
    expect([name, summary]).toEqual([name, expect.stringMatching(/^[A-Z`].{8,}/)]);
    const named = [...said.matchAll(/`(\w+)`/g)].map(([, word = '']) => word).filter((word) => codes.has(word));
    expect([name, named.filter((code) => !(code in refusals))]).toEqual([name, []]);
    for (const meaning of Object.values(refusals)) expect(meaning).toMatch(/^.{12,}\.$/);
  }
});

test('PP-12 whatever brings in money or play says that a break is in its way, and nothing else does', () => {
  const named = [...operations].filter(([, { 'x-refusals': refusals = {} }]) => 'play_paused' in refusals).map(([name]) => name);
  expect(named.toSorted(), 'a call of kind `money` is closed by a break, unless it says `whilePaused`').toEqual([
    'deposit',
    'launchGame',
    'memberTransfer',
    'pvpLaunch',
    'walletTransfer',
  ]);
});

test('what is said stands by itself: it names no source, and no summary goes on from another one', () => {
  expect([...readFileSync(file, 'utf8').matchAll(/\w+\.ts\b/g)].map(([name]) => name)).toEqual([]);
  expect([...operations].filter(([, { summary }]) => /^(The same|Such|\w+ (it|them)\b[, ])/.test(summary)).map(([name]) => name)).toEqual(
    [],
  );
});

test('brand and language have one place, the headers; what a sealed payload seals is described field by field', () => {
  for (const [name, { parameters }] of operations) {
    const own = parameters.map(({ $ref, name: plain }) => $ref?.split('/').at(-1) ?? plain);
    expect([name, own.filter((each) => /^(language|merchant(Code)?)$/i.test(each ?? ''))]).toEqual([
      name,
      name === 'eventStream' ? ['Merchant'] : ['Merchant', 'Language'],
    ]);
  }
  const sealed = operations.get('login')?.requestBody?.content['application/jose']?.schema.$ref.split('/').at(-1) ?? '';
  expect(Object.keys(description.components.schemas[sealed]?.properties ?? {})).toEqual(
    expect.arrayContaining(['username', 'password', 'iat', 'jti']),
  );
});

test('the linter of OpenAPI descriptions finds nothing in it, examples and all', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lint({ ref: file, config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

test('composed into GraphQL, every type has a name that a person would give it', async () => {
  const schema = await loadNonExecutableGraphQLSchemaFromOpenAPI('Operator', { source: `./${file}`, cwd: process.cwd() });
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const names = types.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['GameRow', 'VendorCard', 'OpenedSession', 'Amount', 'Language', 'LoginPayload_Input']));
  expect(names.filter((name) => /oneOf|anyOf|allOf|_items|^(query|mutation)|\d+_|[^\d]\d$/.test(name))).toEqual([]);
  expect(types.filter((type) => isEnumType(type) || isScalarType(type)).length).toBeLessThanOrEqual(110);
});
