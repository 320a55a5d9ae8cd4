import { GraphQLError } from 'graphql';
import { codedError } from '../../refusals/codedError.ts';

/** What is missing and what belongs to somebody else answer alike, so that ids cannot be tried out. */
export const notFound = () => codedError('NOT_FOUND');

/**
 * Puts the answer to a batch back into the order of its keys, as a loader demands. A key that the
 * operator left out becomes an error for that key alone: one missing game nulls one field and not the page.
 */
export function inKeyOrder<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): (Row | Error)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? notFound());
}

export const isNotFound = (cause: unknown): boolean => cause instanceof GraphQLError && cause.extensions['code'] === 'NOT_FOUND';
