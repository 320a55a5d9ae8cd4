import { buildSchema, getNamedType, type GraphQLNamedType, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createMockGateway } from '../../gateway/testing/createMockGateway.ts';
import { encodeGlobalId } from '../../gateway/schema/globalId.ts';
import { createSchema } from '../../gateway/schema/schema.ts';
import { refuseUndeclared, undeclared } from '../../gateway/schema/undeclared.ts';
import { siteParts } from '../../gateway/testing/siteParts.ts';
import { everyone, readers } from '../../gateway/schema/testing/Permissions.ts';
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
    expect(open.map((field) => field.name).sort()).toEqual(publicFields.toSorted());
    const narrow = open.flatMap((field) =>
      [...reachable(getNamedType(field.type))]
        .filter((type) => type.extensions['access'] !== 'everybody')
        .map((type) => `${field.name} → ${type.name}`),
    );
    expect(narrow).toEqual([]);
  });

  test("what is the viewer's own is not for everybody", () => {
    expect(ownTypes.length).toBeGreaterThan(10);
    expect(ownTypes.filter((name) => schema.getType(name) === undefined)).toEqual([]);
    expect(ownTypes.filter((name) => schema.getType(name)?.extensions['access'] === 'everybody')).toEqual([]);
  });
});

describe('RO-01 AZ-001 the permission matrix', () => {
  const cases = matrix.flatMap(({ way, document, answers }) =>
    everyone.map((persona) => ({ way: way ?? nameOf(document), document, persona, expected: answers[persona] })),
  );

  test.each(cases)('$persona asks for $way: $expected', async ({ document, persona, expected }) => {
    const gateway = createMockGateway({ persona });
    const { data } = await gateway.ask(document);
    expect((data?.['answer'] as { __typename: string } | null)?.__typename ?? null).toBe(expected);
    await gateway.close();
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

  const live = liveMatrix.flatMap(({ document, answers }) =>
    everyone.map((persona) => ({ way: nameOf(document), document, persona, expected: answers[persona] })),
  );

  test.each(live)('$persona follows $way: $expected', async ({ document, persona, expected }) => {
    const gateway = createMockGateway({ persona });
    for await (const { data } of gateway.subscribe(document)) {
      expect((data?.['answer'] as { __typename: string } | null)?.__typename ?? null).toBe(expected);
      break;
    }
    await gateway.close();
  });

  test('names every root field that is not public', () => {
    const named = new Set([...matrix, ...liveMatrix].map(({ document }) => nameOf(document)));
    const roots = [
      ...queryFields.filter((field) => !isPublic(field)),
      ...Object.values(schema.getMutationType()?.getFields() ?? {}),
      ...Object.values(schema.getSubscriptionType()?.getFields() ?? {}),
    ];
    expect(roots.map((field) => field.name).filter((name) => !named.has(name))).toEqual([]);
  });
});

describe('RO-01 AZ-001 the fields of a member', () => {
  const cases = Object.entries(memberFields).flatMap(([field, { selection = '', answers }]) =>
    readers.map((persona) => ({ field, selection, persona, expected: answers[persona] })),
  );

  test.each(cases)('$persona reads $field: $expected', async ({ field, selection, persona, expected }) => {
    const gateway = createMockGateway({ persona });
    const { errors } = await gateway.ask(`{ viewer { ${field} ${selection} } }`);
    expect(errors?.map(({ extensions }) => extensions?.['code']) ?? ['read']).toEqual([expected]);
    if (expected !== 'read') expect(gateway.upstream.calls).toEqual([]);
    await gateway.close();
  });

  test('are all in the table', () => {
    const member = schema.getType('Member');
    expect(isObjectType(member) ? Object.keys(member.getFields()).sort() : []).toEqual(Object.keys(memberFields).sort());
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
    const after = Buffer.from('m-2001-bet-000050').toString('base64url');
    const { data } = await gateway.ask('query ($after: String) { viewer { bets(first: 5, after: $after) { edges { node { id } } } } }', {
      after,
    });
    expect(JSON.stringify(data)).not.toContain(Buffer.from('m-2001').toString('base64url').slice(0, 6));
    expect(gateway.upstream.calls.map(({ headers }) => headers['authorization'])).toContain('Bearer fake-token-of-heron88');
    await gateway.close();
  });
});
