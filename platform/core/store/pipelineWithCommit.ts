import type { CompiledQuery } from 'kysely';

const marked = new WeakSet<CompiledQuery>();

/**
 * Marks the last statement of a transaction, of which nobody needs more than that it was done: PostgreSQL gets it together with the commit,
 * which fails as it fails. On SQLite nothing is saved by that, and it is waited for like any other.
 */
export function pipelineWithCommit<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  marked.add(query);
  return query;
}

export const isPipelinedWithCommit = (query: CompiledQuery): boolean => marked.has(query);
