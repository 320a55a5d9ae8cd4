import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { hashOfToken, opaqueToken } from '../../core/random.ts';
import { type Permission, permissionsOf, type Role, rolesOf } from './permissions.ts';

/** The cookie that carries a session's token. */
export const operatorCookie = 'operator';
/** Milliseconds after which whoever is at the desk logs in again, however busy. */
export const operatorSessionLifetime = 12 * 3_600_000;
/** A desk that nobody touches for so long is shut. */
export const operatorIdleTime = 30 * 60_000;
/** Being seen is written down at most this often. */
const seenEvery = 30_000;

/** Who sits at the desk. */
export interface OperatorSession {
  readonly operatorId: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly may: ReadonlySet<Permission>;
  /** Stands in every form of this session, and in none of another's. */
  readonly formToken: string;
  /** Whether a form is one of this session's; in the same time whether or not. */
  readonly isFormToken: (given: string) => boolean;
}

export interface OperatorSessions {
  /** Answers the token, which is kept nowhere. */
  open(operatorId: string): Promise<string>;
  /** Undefined for an unknown, idle or ended one, and for an operator who is locked. Keeps it from becoming idle where somebody acts. */
  find(token: string, isAttended?: boolean): Promise<OperatorSession | undefined>;
  end(token: string): Promise<void>;
}

export function createOperatorSessions(parts: PlatformParts): OperatorSessions {
  const { db, clock, secrets } = parts;
  return {
    async open(operatorId) {
      const token = opaqueToken(parts.random);
      const now = clock.now();
      await db
        .insertInto('operator_session')
        .values({
          id: newId(parts),
          operator_id: operatorId,
          token_hash: hashOfToken(token),
          created_at: BigInt(now),
          last_seen_at: BigInt(now),
          expires_at: BigInt(now + operatorSessionLifetime),
        })
        .execute();
      return token;
    },
    async find(token, isAttended = true) {
      if (token === '') return undefined;
      const now = clock.now();
      const row = await db
        .selectFrom('operator_session')
        .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
        .select(['operator_session.id', 'operator_id', 'name', 'roles', 'last_seen_at'])
        .where('token_hash', '=', hashOfToken(token))
        .where('expires_at', '>', BigInt(now))
        .where('last_seen_at', '>', BigInt(now - operatorIdleTime))
        .where('locked', '=', 0n)
        .executeTakeFirst();
      if (!row) return undefined;
      if (isAttended && now - Number(row.last_seen_at) >= seenEvery)
        await db
          .updateTable('operator_session')
          .set({ last_seen_at: BigInt(now) })
          .where('id', '=', row.id)
          .execute();
      const held = rolesOf(row.roles);
      return {
        operatorId: row.operator_id,
        name: row.name,
        roles: held,
        may: permissionsOf(held),
        formToken: secrets.hash('operator form', row.id),
        isFormToken: (given) => secrets.matches('operator form', row.id, given),
      };
    },
    async end(token) {
      await db.deleteFrom('operator_session').where('token_hash', '=', hashOfToken(token)).execute();
    },
  };
}
