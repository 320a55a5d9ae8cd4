import type { Kysely } from 'kysely';
import { accessRefusals } from '#contract/accessRefusals.ts';
import { CallRefusal } from '../../core/http/handler.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { pauseOf } from '../member/pauseOf.ts';
import { timeToRealityCheck, usualRealityCheck } from './playLimitRules.ts';
import type { LimitKind, LimitPeriod } from './playLimitTables.ts';
import { usageOf } from './playLimitUsage.ts';

/** A stake that is about to be taken. */
export interface WantedStake {
  readonly memberId: string;
  /** The member's session that it is placed in. */
  readonly sessionId: string;
  /** Ten-thousandths. */
  readonly stake: bigint;
}

/**
 * What a member has set for their own protection, held within the transaction that moves the money. Every way that money or play comes in
 * asks one of these first.
 */
export interface PlayLimits {
  /** Throws `play_paused` where the member takes a break, or is excluded. For money that comes in from elsewhere, such as a bonus or another member's transfer. */
  requireOpen(db: Kysely<Database>, memberId: string): Promise<void>;
  /** Throws `play_paused`, and `limit_reached` where limits of deposits leave less than that amount. Of two at once the second sees the first. */
  admitDeposit(db: Kysely<Database>, memberId: string, amount: bigint): Promise<void>;
  /**
   * Throws `play_paused`, `reality_check` where play waits for an answer, and `limit_reached` where limits of stakes, losses or session time leave
   * less. To be asked once the transaction holds the member's account.
   */
  admitStake(db: Kysely<Database>, wanted: WantedStake): Promise<void>;
  /** Milliseconds until play in a session waits for an answer; 0 where it does. */
  timeToRealityCheck(db: Kysely<Database>, memberId: string, sessionId: string): Promise<number>;
  /** The member has seen how it went. */
  answerRealityCheck(db: Kysely<Database>, memberId: string): Promise<void>;
}

interface StandingLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint;
}

interface CheckedSession {
  readonly created_at: bigint | null;
  readonly reality_check_minutes: bigint | null;
  readonly reality_answered_at: bigint | null;
  readonly reality_owed_at: bigint | null;
}

const timeOf = (at: bigint | null): number | null => (at === null ? null : Number(at));

export function createPlayLimits({ clock, brand }: Pick<PlatformParts, 'brand' | 'clock'>): PlayLimits {
  const requireOpen = async (db: Kysely<Database>, memberId: string): Promise<void> => {
    const member = await db
      .selectFrom('member')
      .select(['self_excluded_at', 'self_excluded_until', 'time_out_until'])
      .where('id', '=', memberId)
      .executeTakeFirst();
    const pause = member && pauseOf(member, clock.now());
    if (pause) throw new CallRefusal(accessRefusals.paused, pause);
  };

  /** Of all the limits the one that leaves least decides, if that is too little. */
  const requireRoom = async (
    db: Kysely<Database>,
    memberId: string,
    limits: readonly StandingLimit[],
    needed: (kind: LimitKind) => bigint,
  ): Promise<void> => {
    const now = clock.now();
    const rooms = await Promise.all(
      limits.map(async ({ kind, period, amount }) => {
        const used = await usageOf(db, { kind, period }, memberId, now, brand.timeZone);
        return { kind, period, left: amount - used };
      }),
    );
    const [least] = rooms.filter(({ kind, left }) => left < needed(kind)).toSorted((one, other) => Number(one.left - other.left));
    if (least) throw new CallRefusal('limit_reached', { ...least, left: writeAmount(least.left > 0n ? least.left : 0n) });
  };

  /** Of a bet that no session stands above nobody is asked. */
  const timeLeft = (row: CheckedSession): number => {
    if (row.created_at === null) return Infinity;
    const [answered, owed] = [timeOf(row.reality_answered_at), timeOf(row.reality_owed_at)];
    return timeToRealityCheck(Number(row.created_at), answered, owed, Number(row.reality_check_minutes ?? usualRealityCheck), clock.now());
  };

  return {
    requireOpen,
    async admitDeposit(db, memberId, amount) {
      await requireOpen(db, memberId);
      const limits = db.selectFrom('play_limit').select(['kind', 'period', 'amount']).where('member_id', '=', memberId);
      await requireRoom(db, memberId, await forUpdate(limits.where('kind', '=', 'DEPOSIT')).execute(), () => amount);
    },
    async admitStake(db, { memberId, sessionId, stake }) {
      // One question: it is asked before every round.
      const rows = await db
        .selectFrom('member')
        .leftJoin('member_session', (join) =>
          join.onRef('member_session.member_id', '=', 'member.id').on('member_session.id', '=', sessionId),
        )
        .leftJoin('play_care', 'play_care.member_id', 'member.id')
        .leftJoin('play_limit', (join) => join.onRef('play_limit.member_id', '=', 'member.id').on('kind', '<>', 'DEPOSIT'))
        .select(['self_excluded_at', 'self_excluded_until', 'time_out_until', 'member_session.created_at'])
        .select(['reality_check_minutes', 'reality_answered_at', 'reality_owed_at', 'kind', 'period', 'amount'])
        .where('member.id', '=', memberId)
        .execute();
      const [member] = rows;
      const pause = member && pauseOf(member, clock.now());
      if (pause) throw new CallRefusal(accessRefusals.paused, pause);
      if (member && timeLeft(member) <= 0) throw new CallRefusal('reality_check');
      const limits = rows.flatMap(({ kind, period, amount }) => (kind && period && amount !== null ? [{ kind, period, amount }] : []));
      // A round takes no time off a limit of time: it may begin while any is left.
      await requireRoom(db, memberId, limits, (kind) => (kind === 'SESSION' ? 1n : stake));
    },
    async timeToRealityCheck(db, memberId, sessionId) {
      const row = await db
        .selectFrom('member_session')
        .leftJoin('play_care', 'play_care.member_id', 'member_session.member_id')
        .select(['member_session.created_at', 'reality_check_minutes', 'reality_answered_at', 'reality_owed_at'])
        .where('member_session.id', '=', sessionId)
        .where('member_session.member_id', '=', memberId)
        .executeTakeFirst();
      return row ? timeLeft(row) : Infinity;
    },
    async answerRealityCheck(db, memberId) {
      const at = { reality_answered_at: BigInt(clock.now()) };
      await db
        .insertInto('play_care')
        .values({ member_id: memberId, reviewed_at: null, ...at })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(at))
        .execute();
    },
  };
}
