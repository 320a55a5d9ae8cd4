import {
  buildSchema,
  type ExecutionResult,
  getNamedType,
  type GraphQLNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { createMockGateway, type MockGateway } from '../../gateway/testing/createMockGateway.ts';
import { encodeGlobalId } from '../../gateway/schema/globalId.ts';
import { createSchema } from '../../gateway/schema/schema.ts';
import { refuseUndeclared, undeclared } from '../../gateway/schema/undeclared.ts';
import { siteParts } from '../../gateway/testing/siteParts.ts';
import type { Persona } from '../../gateway/testing/personas.ts';
import { everyone, readers, type Way } from '../../gateway/schema/testing/Permissions.ts';
import { liveMatrix, matrix, memberFields, nameOf, ownTypes, publicFields } from './permissions.ts';

const { schema } = siteParts();
const queryFields = Object.values(schema.getQueryType()?.getFields() ?? {});
const isPublic = (field: (typeof queryFields)[number]) => field.extensions['public'] === true;

/** Every object type that an answer of this type may hold. */
function reachable(start: GraphQLNamedType): Set<GraphQLNamedType> {
  const seen = new Set<GraphQLNamedType>();
  const visit = (type: GraphQLNamedType): void => {
    if (seen.has(type)) return;
    seen.add(type);
    if (isUnionType(type) || isInterfaceType(type)) for (const member of schema.getPossibleTypes(type)) visit(member);
    if (isObjectType(type)) for (const field of Object.values(type.getFields())) visit(getNamedType(field.type));
  };
  visit(start);
  return new Set([...seen].filter(isObjectType));
}

const typeOf = ({ data }: ExecutionResult): string | null =>
  (data?.['answer'] as { __typename: string } | null | undefined)?.__typename ?? null;

const signedIn = new Map<Persona, Promise<ReadonlyMap<string, string>>>();
/** The cookies of a browser in which the persona is signed in. */
function cookiesOf(persona: Persona): Promise<ReadonlyMap<string, string>> {
  const known = signedIn.get(persona) ?? createMockGateway({ persona }).cookies();
  signedIn.set(persona, known);
  return known;
}

/** What comes to each persona, one after the other: at one gateway, which costs more than an answer, or each at a gateway of its own. */
async function byEach<Outcome>(
  who: readonly Persona[],
  ask: (gateway: MockGateway) => Promise<Outcome>,
  apart = false,
): Promise<Partial<Record<Persona, Outcome>>> {
  const outcomes: Partial<Record<Persona, Outcome>> = {};
  let gateway = createMockGateway();
  for (const persona of who) {
    const held = await gateway.cookies();
    held.clear();
    for (const [name, text] of await cookiesOf(persona)) held.set(name, text);
    outcomes[persona] = await ask(gateway);
    if (!apart) continue;
    await gateway.close();
    gateway = createMockGateway();
  }
  await gateway.close();
  return outcomes;
}

/** Where a noun says who gets what. */
const spokenFor = 'gateway/schema/<area>/<noun>/testing/permissions.ts (`npm run generate` finds a new file)';

describe('who may read what', () => {
  test('AZ-001 every root field and every object type declares it', () => {
    expect(undeclared(schema)).toEqual([]);
  });

  test('AZ-001 a schema with an undeclared way in is not built', () => {
    const open = buildSchema('type Query { secrets: Secret } type Secret { text: String }');
    expect(() => refuseUndeclared(open)).toThrow('Query.secrets, Secret');
  });

  test('AZ-001 a field of a member without a scope of its own is an undeclared one', () => {
    const other = createSchema();
    const member = other.getType('Member');
    if (isObjectType(member) && member.getFields()['nickname']) Object.assign(member.getFields()['nickname'] ?? {}, { extensions: {} });
    expect(undeclared(other)).toEqual(['Member.nickname']);
  });

  test('public fields lead only to types that read the same for everybody', () => {
    const open = queryFields.filter(isPublic);
    expect(open.map((field) => field.name).sort(), `each says so in \`publicFields\` of ${spokenFor}`).toEqual(publicFields.toSorted());
    const narrow = open.flatMap((field) =>
      [...reachable(getNamedType(field.type))]
        .filter((type) => type.extensions['access'] !== 'everybody')
        .map((type) => `${field.name} → ${type.name}`),
    );
    expect(narrow, 'types below a public field, which declare no `...everybody`').toEqual([]);
  });

  test("what is the viewer's own is not for everybody", () => {
    expect(ownTypes.length).toBeGreaterThan(10);
    expect(ownTypes.filter((name) => schema.getType(name) === undefined)).toEqual([]);
    expect(ownTypes.filter((name) => schema.getType(name)?.extensions['access'] === 'everybody')).toEqual([]);
  });
});

describe('RO-01 AZ-001 the permission matrix', () => {
  const named = (ways: readonly Way[]) => ways.map((each) => ({ ...each, way: each.way ?? nameOf(each.document) }));

  test.each(named(matrix))('what each persona gets of $way', async ({ document, answers, once = false }) => {
    expect(await byEach(everyone, async ({ ask }) => typeOf(await ask(document)), once)).toEqual(answers);
  });

  test('names every type that `node` can answer, and nodes are read by their own members alone', () => {
    const nodes = schema.getType('Node');
    const types = isInterfaceType(nodes)
      ? schema
          .getPossibleTypes(nodes)
          .map(({ name }) => name)
          .sort()
      : [];
    expect(types.length).toBeGreaterThan(3);
    const answered = new Set(matrix.filter(({ document }) => nameOf(document) === 'node').flatMap(({ answers }) => Object.values(answers)));
    expect([...answered].filter((type) => type !== null).sort()).toEqual(types);
  });

  test.each(named(liveMatrix))('what each persona is told first that follows $way', async ({ document, answers }) => {
    const first = async ({ subscribe }: MockGateway) => {
      for await (const result of subscribe(document)) return typeOf(result);
      return 'nothing';
    };
    expect(await byEach(everyone, first)).toEqual(answers);
  });

  test('names every root field that is not public', () => {
    const named = new Set([...matrix, ...liveMatrix].map(({ document }) => nameOf(document)));
    const roots = [
      ...queryFields.filter((field) => !isPublic(field)),
      ...Object.values(schema.getMutationType()?.getFields() ?? {}),
      ...Object.values(schema.getSubscriptionType()?.getFields() ?? {}),
    ];
    expect(
      roots.map((field) => field.name).filter((name) => !named.has(name)),
      `fields without a way in ${spokenFor}`,
    ).toEqual([]);
  });
});

describe('RO-01 AZ-001 the fields of a member', () => {
  const cases = Object.entries(memberFields).map(([field, each]) => ({ field, ...each }));

  test.each(cases)('what each persona reads of $field', async ({ field, selection = '', answers }) => {
    const read = await byEach(readers, async ({ ask, upstream }) => {
      const { errors } = await ask(`{ viewer { ${field} ${selection} } }`);
      // The operator is not even asked for what is refused.
      const calls = upstream.calls.splice(0).map(({ name }) => name);
      return errors === undefined ? 'read' : [...errors.map(({ extensions }) => extensions?.['code']), ...calls].join();
    });
    expect(read).toEqual(answers);
  });

  test('are all in the table', () => {
    const member = schema.getType('Member');
    expect(
      isObjectType(member) ? Object.keys(member.getFields()).sort() : [],
      `each says in \`memberFields\` of ${spokenFor} whom it answers`,
    ).toEqual(Object.keys(memberFields).sort());
  });
});

describe('AZ-002 what belongs to somebody else', () => {
  test('answers like what does not exist, and own ids in the same request still work', async () => {
    const gateway = createMockGateway({ persona: 'member' });
    const ids = {
      own: encodeGlobalId('Bet', 'm-1001-bet-000057'),
      foreign: encodeGlobalId('Bet', 'm-2001-bet-000057'),
      missing: encodeGlobalId('Bet', 'm-1001-bet-999999'),
    };
    const { data, errors = [] } = await gateway.ask(
      'query ($own: ID!, $foreign: ID!, $missing: ID!) { own: node(id: $own) { id } foreign: node(id: $foreign) { id } missing: node(id: $missing) { id } }',
      ids,
    );
    expect(data).toEqual({ own: { id: ids.own }, foreign: null, missing: null });
    const [foreign, missing] = ['foreign', 'missing'].map((name) => errors.find((error) => error.path?.[0] === name));
    expect(foreign?.extensions).toEqual({ code: 'NOT_FOUND' });
    expect({ ...foreign, path: [], locations: [] }).toEqual({ ...missing, path: [], locations: [] });
    await gateway.close();
  });

  test.each(['Money:1', 'DepositMethod:play-money', 'LogInPayload:1', 'Nothing:1', 'Query:1', 'BannerGroup:HOME'])(
    'INJ-002 node refuses %s, which is no node',
    async (id) => {
      const gateway = createMockGateway({ persona: 'member' });
      const { data, errors } = await gateway.ask('query ($id: ID!) { node(id: $id) { __typename } }', {
        id: Buffer.from(id).toString('base64url'),
      });
      expect(data).toEqual({ node: null });
      expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_USER_INPUT']);
      expect(gateway.upstream.calls).toEqual([]);
      await gateway.close();
    },
  );

  test('cannot be reached by a cursor of another account', async () => {
    const gateway = createMockGateway({ persona: 'member' });
    const after = Buffer.from('Bet:m-2001-bet-000050').toString('base64url');
    const { data } = await gateway.ask('query ($after: String) { viewer { bets(first: 5, after: $after) { edges { node { id } } } } }', {
      after,
    });
    expect(JSON.stringify(data)).not.toContain(Buffer.from('m-2001').toString('base64url').slice(0, 6));
    expect(gateway.upstream.calls.map(({ headers }) => headers['authorization'])).toContain('Bearer fake-token-of-heron88');
    await gateway.close();
  });
});
