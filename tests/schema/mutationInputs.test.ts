import { getNamedType, isInputObjectType, isNonNullType } from 'graphql';
import { expect, test } from 'vitest';
import { siteParts } from '../../gateway/testing/siteParts.ts';

const { schema } = siteParts();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

test('a mutation asks for one `input`, or for nothing: whoever knows one knows how all are called', () => {
  const others = mutations.filter(({ args }) => args.length > 0).filter(({ args }) => args.length > 1 || args[0]?.name !== 'input');
  expect(others.map(({ name }) => name)).toEqual([]);
  const loose = mutations.filter(
    ({ args: [input] }) => input && !(isNonNullType(input.type) && isInputObjectType(getNamedType(input.type))),
  );
  expect(loose.map(({ name }) => name)).toEqual([]);
});
