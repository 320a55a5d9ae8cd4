import type { ComplexityErrorKind } from '@pothos/plugin-complexity';
import { getNamedType, getNullableType, type GraphQLField, isLeafType, isListType } from 'graphql';
import type { Context } from '../context.ts';
import { codedError } from '../refusals/codedError.ts';
import { largestPage } from './paging/pageSize.ts';

/** Objects a list holds where nothing says otherwise. */
const usualLength = 10;

/** What one operation may ask for: objects in its answer, levels of braces, and fields written in the document. */
export const limits = { complexity: 1000, depth: 8, breadth: 250 } as const;

const excesses: Readonly<Record<`${ComplexityErrorKind}`, string>> = {
  Complexity: 'The answer may hold too many objects: ask for smaller pages, or for fewer lists at once.',
  Depth: 'The document has too many levels of fields.',
  Breadth: 'The document has too many fields.',
};

/** Says of what there is too much, and names no limit, so that nobody is helped to stay just below it. */
const tooComplex = (kind: `${ComplexityErrorKind}`) => codedError('QUERY_TOO_COMPLEX', excesses[kind]);

/**
 * One point for every object that the answer may hold; leaves are free. A paged field says its page
 * through `pageCost`, which sees coerced arguments: a page size in a variable weighs what it will fetch.
 */
export const complexity = {
  limit: ({ isWeighed }: Context) => (isWeighed ? {} : limits),
  complexityError: tooComplex,
  fieldComplexity: (_args: object, _context: object, { type }: Pick<GraphQLField<unknown, unknown>, 'type'>) => {
    if (isLeafType(getNamedType(type))) return 0;
    return isListType(getNullableType(type)) ? { field: usualLength, multiplier: usualLength } : 1;
  },
};

/** Sizes that will be refused later still weigh something, and never less than nothing. */
export const pageCost = (size: number) => {
  const length = Math.min(Math.max(size, 1), largestPage);
  return { field: length, multiplier: length };
};

/** For the list inside a page whose field has already paid for it. */
export const paidByPage = { field: 0, multiplier: 1 } as const;
