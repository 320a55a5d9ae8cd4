import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import PlainFieldsPlugin from '../../gateway/schema/plainFields.ts';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import { execute, parse } from 'graphql';
import { afterEach, describe, expect, test } from 'vitest';
import type { Context } from '../../gateway/context.ts';
import { builder } from '../../gateway/schema/builder.ts';
import { siteParts } from '../../gateway/testing/siteParts.ts';
import { createMockGateway } from '../../gateway/testing/createMockGateway.ts';

const { schema } = siteParts();

/** Runs a document against the schema alone; any call to the operator fails the test. */
async function refused(text: string, variableValues: Record<string, unknown> = {}): Promise<unknown> {
  const call = async () => {
    throw new Error('the operator was asked');
  };
  const session = {
    current: { token: 't', memberId: 'm-1', account: 'a', type: 0 },
    open: () => {},
    close: () => {},
    restrict: () => {},
    remembered: undefined,
    remember: () => {},
    socialState: undefined,
    nameBrowser: () => 'a-browser',
    keepSocialState: () => {},
    leave: () => {},
  };
  const contextValue: Context = {
    session,
    correlationId: 'test',
    live: {
      follow: () => {
        throw new Error('nothing is followed here');
      },
    },
    language: 'EN',
    siteOrigin: 'http://localhost:3000',
    ownOrigins: new Set(['http://localhost:3000']),
    siteAccess: call,
    upstream: { merchant: 'SAMPAN', call, images: call, launchUrl: call, isServiceUrl: () => false },
  };
  const { errors = [] } = await execute({ schema, document: parse(text), variableValues, contextValue });
  return [...new Set(errors.map((error) => `${String(error.extensions['code'])}: ${String(error.extensions['detail'] ?? error.message)}`))];
}

const tooMuch = (what: string) => [expect.stringContaining(`QUERY_TOO_COMPLEX: ${what}`)];
const [tooDeep, tooWide, tooHeavy] = [
  tooMuch('The document has too many levels'),
  tooMuch('The document has too many fields'),
  tooMuch('The answer may hold too many objects'),
];
const badInput = (what: string) => [`BAD_USER_INPUT: \`${what}\` must be from 1 to 100.`];

const gateways: ReturnType<typeof createMockGateway>[] = [];
const open = (...given: Parameters<typeof createMockGateway>) => {
  const gateway = createMockGateway(...given);
  gateways.push(gateway);
  return gateway;
};
afterEach(async () => {
  await Promise.all(gateways.splice(0).map((gateway) => gateway.close()));
});

describe('what one operation may ask for', () => {
  test('the plugins stand in the order that makes a refused scope data', () => {
    expect(builder.options.plugins).toEqual([
      ComplexityPlugin,
      ErrorsPlugin,
      RelayPlugin,
      ScopeAuthPlugin,
      DataloaderPlugin,
      PlainFieldsPlugin,
    ]);
  });

  test('GQL-001 one level deeper than allowed is refused before anything is asked', async () => {
    // No valid document of this schema gets as deep, so these go round validation.
    const nested = (leaf: string) =>
      `{ node(id: "TWVtYmVyOm0tMQ") { ... on Member { bets { edges { node { ... on Member { bets { edges { node ${leaf} } } } } } } } } }`;
    expect(await refused(nested('{ id }'))).not.toEqual(tooDeep);
    expect(await refused(nested('{ stake { amount } }'))).toEqual(tooDeep);
  });

  test('GQL-004 page sizes weigh what they fetch, as literals and as variables', async () => {
    const fields = '{ games { minStake { amount } maxStake { amount } } }';
    const aliased = (size: string) =>
      ['a', 'b', 'c', 'd'].map((alias) => `${alias}: games(category: RNG, pageSize: ${size}) ${fields}`).join(' ');
    expect(await refused(`{ ${aliased('100')} }`)).toEqual(tooHeavy);
    expect(await refused(`query ($n: Int!) { ${aliased('$n')} }`, { n: 100 })).toEqual(tooHeavy);
    const bets = ['a', 'b', 'c']
      .map((alias) => `${alias}: bets(first: $n) { edges { node { stake { amount } win { amount } } } }`)
      .join(' ');
    expect(await refused(`query ($n: Int) { viewer { ${bets} } }`, { n: 100 })).toEqual(tooHeavy);
  });

  test.each([0, -1, -2_147_483_648, 101, 2_147_483_647])(
    'a page of %i is refused by its bounds, however little it would weigh',
    async (size) => {
      expect(await refused('query ($n: Int!) { games(category: RNG, pageSize: $n) { totalCount } }', { n: size })).toEqual(
        badInput('pageSize'),
      );
      expect(await refused('query ($n: Int!) { viewer { bets(first: $n) { totalCount } } }', { n: size })).toEqual(badInput('first'));
    },
  );

  test.each([0, -5, 10_001, 2_147_483_647])('page number %i is refused', async (page) => {
    expect(await refused('query ($page: Int!) { games(category: RNG, page: $page) { totalCount } }', { page })).toEqual([
      'BAD_USER_INPUT: `page` must be from 1 to 10000.',
    ]);
  });

  test('GQL-007 two hundred aliases of a cheap field are refused', async () => {
    const aliases = Array.from({ length: 200 }, (_, index) => `a${index}: __typename b${index}: brandName`).join(' ');
    expect(await refused(`{ site { ${aliases} } }`)).toEqual(tooWide);
  });

  test('GQL-007 a request holds one mutation: of many passwords none is tried', async () => {
    const gateway = open();
    const tries = Array.from(
      { length: 5 },
      (_, index) => `try${index}: logIn(input: { username: "heron88", password: "guess-${index}" }) { __typename }`,
    );
    const { errors } = await gateway.ask(`mutation { ${tries.join(' ')} }`);
    expect(errors?.map((error) => error.extensions?.['code'])).toContain('ONE_MUTATION_PER_REQUEST');
    const hidden = await gateway.ask(
      'mutation { ...First ...Second } fragment First on Mutation { logOut { loggedOut } } fragment Second on Mutation { register(input: { username: "a", password: "b", confirmPassword: "b", pageUrl: "http://localhost:3000/", ageConfirmed: true, termsAccepted: true }) { __typename } }',
    );
    expect(hidden.data).toBeFalsy();
    expect(gateway.upstream.calls).toEqual([]);
  });

  test('AZ-004 inputs take nothing beyond what they declare', async () => {
    const gateway = open({ persona: 'member' });
    const { errors } = await gateway.ask('mutation ($input: DepositInput!) { deposit(input: $input) { __typename } }', {
      input: { methodId: 'x', amount: '1', idempotencyKey: 'k'.repeat(10), memberId: 'm-2001' },
    });
    expect(errors?.length).toBe(1);
    expect(JSON.stringify(errors)).not.toContain('m-2001');
    expect(gateway.upstream.count('deposit')).toBe(0);
  });
});
