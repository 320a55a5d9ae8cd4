import type { Kysely, Selectable } from 'kysely';
import type { SessionLookup } from '../../core/http/callContext.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { hashOfToken, opaqueToken } from '../../core/random.ts';
import type { Database } from '../../core/store/database.ts';
import { pauseOf } from '../member/pauseOf.ts';
import type { MemberSessionTable, SessionOrigin } from './sessionTables.ts';

/** Sessions die a day after they were opened, whatever happened in between. */
const sessionLifetime = 24 * 3_600_000;
/** Trial accounts play for an hour. */
const trialLifetime = 3_600_000;
/** A session that nobody uses for half an hour ends. */
const idleTime = 30 * 60_000;
/** Ended ones are kept for longer than any month, to answer who was logged in from where, and for limits of time. */
export const sessionKeptFor = 32 * 24 * 3_600_000;
/** Being seen is written down at most this often. */
const seenEvery = 60_000;
/** The page that opened a session may use it for so long, and its answer never arrive. */
const openingTime = 10_000;

export interface NewSession {
  readonly memberId: string;
  readonly address: string;
  readonly agent: string;
  readonly origin: SessionOrigin;
  /** It may change the password and end, and nothing else. */
  readonly restricted?: boolean;
  /** The remembered login it belongs to. */
  readonly family?: string;
  /** The login before; left out where there was none. */
  readonly previous?: LoginTrace;
}

/** When and from where somebody logged in; the address is empty where nobody said. */
export interface LoginTrace {
  readonly time: number;
  readonly address: string;
}

export interface OpenSession {
  readonly sessionId: string;
  readonly address: string;
  readonly agent: string;
  readonly createTime: number;
  readonly lastSeenTime: number;
}

export interface PlayableSession {
  /** When it was opened, in milliseconds since 1970. */
  readonly since: number;
  /** Where it was opened from; empty where nobody said. */
  readonly address: string;
  /** When it ends however much it is used, in milliseconds since 1970. */
  readonly until: number;
  /** What it was begun by. */
  readonly origin: SessionOrigin;
}

export interface Sessions extends SessionLookup {
  /** Writes a session to `db`, a transaction where the caller has one; answers its token, which is kept nowhere. */
  open(db: Kysely<Database>, session: NewSession): Promise<string>;
  /**
   * The session of that id, where a game may be played in it: one that `find` would find, that may do everything. Undefined otherwise.
   * Where somebody acts, it is kept from becoming idle; one that is idle stays so.
   */
  playable(db: Kysely<Database>, sessionId: string, isAttended?: boolean): Promise<PlayableSession | undefined>;
  /** Open sessions of a member, the newest first. */
  list(memberId: string): Promise<readonly OpenSession[]>;
  /** The login before the one that a session came of. */
  loginBefore(sessionId: string): Promise<LoginTrace | undefined>;
  /** Voids one session of a member at once; false where there is none. */
  revoke(db: Kysely<Database>, memberId: string, sessionId: string): Promise<boolean>;
  /** Voids every session of a member, but for `except`. */
  revokeAll(db: Kysely<Database>, memberId: string, except?: string): Promise<void>;
  /** Voids those of a member that were begun in one way, but for `except`. */
  revokeBegun(db: Kysely<Database>, memberId: string, origin: SessionOrigin, except: string): Promise<void>;
  /** Whether one that came of a remembered login since then was used later than by the page that opened it. */
  hasFamilyArrived(db: Kysely<Database>, family: string, since: bigint): Promise<boolean>;
  /** Voids the sessions that came of one remembered login, from the beginning or since then. */
  revokeFamily(db: Kysely<Database>, family: string, since?: bigint): Promise<void>;
}

export function createSessions(parts: Pick<PlatformParts, 'db' | 'clock' | 'random'>): Sessions {
  const { db, clock } = parts;
  const now = () => BigInt(clock.now());

  const live = (within = db) =>
    within
      .selectFrom('member_session')
      .innerJoin('member', 'member.id', 'member_session.member_id')
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now())
      // Who has excluded themselves gets in for one thing: to have paid out what is theirs.
      .where(({ or, and, eb }) =>
        or([eb('status', '=', 'ACTIVE'), and([eb('status', '=', 'SELF_EXCLUDED'), eb('origin', '=', 'payout')])]),
      );

  const revoking = (within: Kysely<Database>, memberId: string, except = '') =>
    within
      .updateTable('member_session')
      .set({ revoked_at: now() })
      .where('member_id', '=', memberId)
      .where('id', '<>', except)
      .where('revoked_at', 'is', null);

  /** False for a session that nobody used for too long: nothing revives it. Being used is written down where it is `isAttended`. */
  const isUsed = async (
    within: Kysely<Database>,
    {
      id,
      created_at: opened,
      last_seen_at: seen,
      arrived,
    }: Pick<Selectable<MemberSessionTable>, 'id' | 'created_at' | 'last_seen_at' | 'arrived'>,
    isAttended: boolean,
  ): Promise<boolean> => {
    const unseen = Number(now() - seen);
    if (unseen >= idleTime) return false;
    const changes = {
      ...(isAttended && unseen >= seenEvery ? { last_seen_at: now() } : {}),
      ...(arrived === 0n && Number(now() - opened) >= openingTime ? { arrived: 1n } : {}),
    };
    if (Object.keys(changes).length > 0) await within.updateTable('member_session').set(changes).where('id', '=', id).execute();
    return true;
  };

  return {
    async open(transaction, { memberId, address, agent, origin, restricted = false, family, previous }) {
      const token = opaqueToken(parts.random);
      const opened = clock.now();
      await transaction
        .insertInto('member_session')
        .values({
          id: newId(parts),
          member_id: memberId,
          token_hash: hashOfToken(token),
          address,
          agent,
          origin,
          restricted: restricted ? 1n : 0n,
          family: family ?? null,
          previous_login_at: previous === undefined ? null : BigInt(previous.time),
          previous_login_address: previous?.address ?? null,
          created_at: BigInt(opened),
          last_seen_at: BigInt(opened),
          expires_at: BigInt(opened + (origin === 'trial' ? trialLifetime : sessionLifetime)),
          revoked_at: null,
        })
        .execute();
      return token;
    },
    async find(token, isAttended = true) {
      const row = await live()
        .select([
          'member_session.id as sessionId',
          'member.id as memberId',
          'username as account',
          'type',
          'currency',
          'restricted',
          'member_session.created_at',
          'last_seen_at',
          'arrived',
          'origin',
          'self_excluded_at',
          'self_excluded_until',
          'time_out_until',
        ])
        .where('token_hash', '=', hashOfToken(token))
        .executeTakeFirst();
      if (!row || !(await isUsed(db, { ...row, id: row.sessionId }, isAttended))) return undefined;
      const { sessionId, memberId, account, type, currency, restricted, origin, self_excluded_at: excludedAt } = row;
      // One that was opened for a payout stays one, also where the exclusion has ended meanwhile.
      const paused = pauseOf({ ...row, self_excluded_at: origin === 'payout' ? (excludedAt ?? 0n) : excludedAt }, clock.now());
      return { sessionId, memberId, account, currency, type: Number(type), restricted: restricted === 1n, paused };
    },
    async playable(within, sessionId, isAttended = true) {
      const row = await live(within)
        .select(['member_session.id', 'last_seen_at', 'member_session.created_at', 'arrived', 'address', 'expires_at', 'origin'])
        .where('member_session.id', '=', sessionId)
        .where('restricted', '=', 0n)
        .where('origin', '<>', 'payout')
        .executeTakeFirst();
      const isOpen = row !== undefined && (await isUsed(within, row, isAttended));
      if (!isOpen) return undefined;
      const { created_at: since, address, expires_at: until, origin } = row;
      return { since: Number(since), address, until: Number(until), origin };
    },
    async list(memberId) {
      const rows = await live()
        .select(['member_session.id', 'address', 'agent', 'member_session.created_at', 'last_seen_at'])
        .where('member.id', '=', memberId)
        .where('last_seen_at', '>', now() - BigInt(idleTime))
        .orderBy('member_session.id', 'desc')
        .execute();
      return rows.map(({ id, address, agent, created_at, last_seen_at }) => ({
        sessionId: id,
        address,
        agent,
        createTime: Number(created_at),
        lastSeenTime: Number(last_seen_at),
      }));
    },
    async loginBefore(sessionId) {
      const row = await db
        .selectFrom('member_session')
        .select(['previous_login_at as at', 'previous_login_address as address'])
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return row === undefined || row.at === null ? undefined : { time: Number(row.at), address: row.address ?? '' };
    },
    async revoke(within, memberId, sessionId) {
      const { numUpdatedRows } = await within
        .updateTable('member_session')
        .set({ revoked_at: now() })
        .where('id', '=', sessionId)
        .where('member_id', '=', memberId)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    async revokeAll(transaction, memberId, except) {
      await revoking(transaction, memberId, except).execute();
    },
    async revokeBegun(transaction, memberId, origin, except) {
      await revoking(transaction, memberId, except).where('origin', '=', origin).execute();
    },
    async hasFamilyArrived(transaction, family, since) {
      const row = await transaction
        .selectFrom('member_session')
        .select('id')
        .where('family', '=', family)
        .where('created_at', '>=', since)
        .where('arrived', '=', 1n)
        .executeTakeFirst();
      return row !== undefined;
    },
    async revokeFamily(transaction, family, since = 0n) {
      await transaction
        .updateTable('member_session')
        .set({ revoked_at: now() })
        .where('family', '=', family)
        .where('created_at', '>=', since)
        .where('revoked_at', 'is', null)
        .execute();
    },
  };
}
