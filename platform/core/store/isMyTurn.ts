import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { engineOf } from './engine.ts';

/**
 * Whether this transaction is the one of all platforms that may do what `lock` names: until it ends nobody else is, and whoever dies gives it back.
 * An embedded store has one platform, whose transactions come one after the other.
 */
export async function isMyTurn(transaction: Transaction<Database>, lock: bigint): Promise<boolean> {
  if (engineOf(transaction) !== 'postgres') return true;
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lock}) as mine`.execute(transaction);
  return rows[0]?.mine === true;
}
