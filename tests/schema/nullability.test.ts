import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLOutputType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { siteParts } from '../../gateway/testing/siteParts.ts';

const { schema } = siteParts();
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
const objects = types.filter(isObjectType);
const fieldsOf = (name: string) => Object.values((schema.getType(name) as (typeof objects)[number]).getFields());

/** Items of lists and of lists in lists are never null. */
function hasNullItems(type: GraphQLOutputType): boolean {
  const bare = isNonNullType(type) ? type.ofType : type;
  return isListType(bare) && (!isNonNullType(bare.ofType) || hasNullItems(bare.ofType));
}

describe('nullability', () => {
  test('lists hold no nulls', () => {
    expect(
      objects.flatMap((type) =>
        Object.values(type.getFields())
          .filter((field) => hasNullItems(field.type))
          .map((field) => `${type.name}.${field.name}`),
      ),
    ).toEqual([]);
  });

  test('UPF-001 a fault takes one field of the screen with it: all that is fetched may be null, but the site', () => {
    const certain = fieldsOf('Query')
      .filter((field) => isNonNullType(field.type))
      .map((field) => field.name);
    expect(certain).toEqual(['site']);
    const fetched = ['balance', 'bets', 'depositMethods'];
    expect(fieldsOf('Member').filter((field) => fetched.includes(field.name) && isNonNullType(field.type))).toEqual([]);
  });

  test('mutations always answer, by a payload or a typed refusal', () => {
    expect(fieldsOf('Mutation').filter((field) => !isNonNullType(field.type))).toEqual([]);
    for (const union of types.filter(isUnionType)) {
      const [payloads, refusals] = [
        union.getTypes().filter((type) => type.name.endsWith('Payload')),
        union.getTypes().filter((type) => type.name.endsWith('Error')),
      ];
      expect(payloads, union.name).toHaveLength(1);
      expect(refusals.length + 1, union.name).toBe(union.getTypes().length);
      expect(
        refusals.every((type) => type.getInterfaces().some((face) => face.name === 'Refusal')),
        union.name,
      ).toBe(true);
    }
  });

  test('what a refusal says to the person it says by `message`, and by no field beside it', () => {
    const refusals = objects.filter((type) => type.getInterfaces().some((face) => face.name === 'Refusal'));
    expect(refusals.length).toBeGreaterThan(0);
    expect(
      refusals.filter((type) => ['text', 'title', 'description'].some((name) => type.getFields()[name])).map(({ name }) => name),
    ).toEqual([]);
  });

  test('every type with an id that can be asked for again is a Node, and its id is certain', () => {
    const withId = [...objects, ...types.filter(isInterfaceType)].filter((type) => type.getFields()['id']);
    expect(withId.filter((type) => String(type.getFields()['id']?.type) !== 'ID!').map((type) => type.name)).toEqual([]);
    expect(
      objects
        .filter((type) => type.getInterfaces().some((face) => face.name === 'Node'))
        .map((type) => type.name)
        .sort(),
    ).toEqual(['Bet', 'Game', 'Member', 'Promotion', 'Vendor']);
  });

  test('MON-004 money, odds and returns are text: no field or argument is a Float', () => {
    const floats = objects.flatMap((type) => Object.values(type.getFields()).filter((field) => getNamedType(field.type).name === 'Float'));
    const args = objects.flatMap((type) => Object.values(type.getFields()).flatMap((field) => [...field.args]));
    const inputs = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()));
    expect([...args, ...inputs].filter((given) => getNamedType(given.type).name === 'Float')).toEqual([]);
    expect(floats).toEqual([]);
  });

  test('no input has a field with a default: compiled operations overlook it', () => {
    expect(
      types.filter(isInputObjectType).flatMap((type) =>
        Object.values(type.getFields())
          .filter((field) => field.defaultValue !== undefined)
          .map((field) => `${type.name}.${field.name}`),
      ),
    ).toEqual([]);
  });

  test('every scalar and enum of the schema is its own or one of the five', () => {
    const leaves = types
      .filter((type) => isScalarType(type) && !['Boolean', 'Float', 'ID', 'Int', 'String'].includes(type.name))
      .map((type) => type.name);
    expect(leaves.sort()).toEqual(['CalendarDay', 'DateTime', 'Decimal', 'SafeHtml', 'SafeUrl']);
    expect(types.filter(isEnumType).every((type) => type.getValues().every((value) => /^[A-Z][A-Z_]*$/.test(value.name)))).toBe(true);
  });
});
