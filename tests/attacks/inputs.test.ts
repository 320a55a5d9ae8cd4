import { getNamedType, isInputObjectType, Kind, parse, valueFromASTUntyped, visit } from 'graphql';
import { afterEach, describe, expect, test } from 'vitest';
import { siteParts } from '../../gateway/testing/siteParts.ts';
import { openMockGateways } from '../../gateway/testing/openMockGateways.ts';
import { matrix } from '../schema/permissions.ts';
import { openRealSite, siteOrigin } from './realSite.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const { schema } = siteParts();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const privileged = [
  'id',
  'memberId',
  'account',
  'accountType',
  'type',
  'kind',
  'balance',
  'sumBalance',
  'rate',
  'status',
  'state',
  'role',
  'merchant',
  'merchantCode',
  'currency',
  'token',
  'create',
  'connect',
  'isAgent',
  '__proto__',
];

/** What a noun's `testing/permissions.ts` fills the form of a mutation with, by the mutation's name. */
const forms = new Map<string, object>();
for (const { document } of matrix)
  visit(parse(document), {
    Field({ name, arguments: given = [] }) {
      for (const { value } of given) if (value.kind === Kind.OBJECT) forms.set(name.value, valueFromASTUntyped(value) as object);
    },
  });
const registration = {
  username: 'otter42',
  password: 'reeds-in-the-wind',
  confirmPassword: 'reeds-in-the-wind',
  pageUrl: 'http://localhost:3000/register',
  ageConfirmed: true,
  termsAccepted: true,
};
/** What stands on the list and means something harmless here: the token of a link, the kind of a limit. */
const ownWords: Readonly<Record<string, string>> = {
  SetPasswordByLinkInput: 'token',
  SetPlayLimitInput: 'kind',
  ConfirmPlayLimitInput: 'kind',
};
const takers = mutations.flatMap((field) =>
  field.args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return isInputObjectType(named) ? [{ field: field.name, argument: name, input: named.name }] : [];
  }),
);

describe('AZ-004 input beyond what is asked for', () => {
  test.each(takers)('$field takes nothing privileged, and sends nothing on', async ({ field, argument, input }) => {
    const form = forms.get(field);
    expect(form, `a way of permissions.ts fills ${input} in`).toBeDefined();
    const declared = schema.getType(input);
    expect(
      isInputObjectType(declared)
        ? Object.keys(declared.getFields()).filter((name) => privileged.includes(name) && ownWords[input] !== name)
        : [],
    ).toEqual([]);
    const gateway = open({ persona: 'member' });
    for (const extra of privileged.filter((name) => !(name in (form ?? {})))) {
      const variables = JSON.parse(`{"input":${JSON.stringify(form).slice(0, -1)},"${extra}":"privileged-canary"}}`) as Record<
        string,
        unknown
      >;
      const answer = await gateway.fetch('/graphql?lang=EN', {
        method: 'POST',
        body: JSON.stringify({ query: `mutation ($input: ${input}!) { ${field}(${argument}: $input) { __typename } }`, variables }),
      });
      const text = await answer.text();
      expect([extra, text]).toEqual([extra, expect.not.stringContaining('privileged-canary')]);
      expect([extra, text]).toEqual([extra, expect.stringContaining('"errors"')]);
    }
    expect(gateway.upstream.calls).toEqual([]);
  });

  test('no mutation names whose account it is: only the session says that', () => {
    const named = mutations.flatMap(({ name, args }) =>
      args.filter((each) => /member|account|merchant|role|type|balance|rate/i.test(each.name)).map((each) => `${name}.${each.name}`),
    );
    expect(named).toEqual([]);
  });

  test('member, token and brand of a launch come from the session and the settings', async () => {
    const gateway = open({ persona: 'member' });
    await gateway.ask('mutation ($input: LaunchGameInput!) { launchGame(input: $input) { __typename } }', {
      input: { gameId: Buffer.from('Game:xgs-ferry-of-small-lanterns').toString('base64url') },
    });
    expect(gateway.upstream.calls.find(({ name }) => name === 'launchGame')?.payload).toMatchObject({
      username: 'heron88',
      token: 'fake-token-of-heron88',
      merchantCode: 'SAMPAN',
    });
  });

  test('an account that was opened with more words than the form has is the account of everybody', async () => {
    const site = await openRealSite();
    const linh = site.browser();
    const { errors } = await linh.ask('mutation ($input: RegisterInput!) { register(input: $input) { __typename } }', {
      input: { ...registration, type: 41, balance: '1000000' },
    });
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
    expect(
      await linh.answer(
        'mutation ($input: RegisterInput!) { answer: register(input: $input) { __typename ... on RegisterPayload { viewer { kind } } } }',
        { input: { ...registration, pageUrl: `${siteOrigin}/register` } },
      ),
    ).toEqual({ __typename: 'RegisterPayload', viewer: { kind: 'PLAYER' } });
    await site.close();
  });

  test('not applicable to contracts, which have no mutation yet', () => {
    expect(mutations.filter(({ name }) => /contract/i.test(name)).map(({ name }) => name)).toEqual([]);
  });
});
