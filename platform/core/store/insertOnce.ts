import { type InsertQueryBuilder, type InsertResult, sql } from 'kysely';
import type { Database } from './database.ts';
import { DuplicateSubmission } from './DuplicateSubmission.ts';

/** Writes a row whose id was drawn with the form that makes it. Throws `DuplicateSubmission` where it is there. */
export async function insertOnce<Table extends keyof Database>(query: InsertQueryBuilder<Database, Table, InsertResult>): Promise<void> {
  const { numInsertedOrUpdatedRows: made } = await query
    .onConflict((conflict) => conflict.expression(sql.ref('id')).doNothing())
    .executeTakeFirstOrThrow();
  if (made === 0n) throw new DuplicateSubmission();
}
