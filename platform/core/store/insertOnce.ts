import { type InsertQueryBuilder, type InsertResult, sql } from 'kysely';
import type { Database } from './database.ts';

/** What was asked for was done before, by the same id: nothing more is to be written, nor told. */
export class DoneBefore extends Error {
  /** Where it is shown; undefined where others know that. */
  readonly page: string | undefined;

  constructor(page?: string) {
    super();
    this.page = page;
  }
}

/** Writes a row whose id was drawn with the form that makes it. Throws `DoneBefore` where it is there. */
export async function insertOnce<Table extends keyof Database>(query: InsertQueryBuilder<Database, Table, InsertResult>): Promise<void> {
  const { numInsertedOrUpdatedRows: made } = await query
    .onConflict((conflict) => conflict.expression(sql.ref('id')).doNothing())
    .executeTakeFirstOrThrow();
  if (made === 0n) throw new DoneBefore();
}
