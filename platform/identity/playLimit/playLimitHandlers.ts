import type { AnswerOf } from '#contract/call.ts';
import type { playLimits } from '#contract/identity/playLimit.ts';
import type { Kysely } from 'kysely';
import { CallRefusal, type Handlers, type SessionMember } from '../../core/http/handler.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { pauseOf } from '../member/pauseOf.ts';
import { confirmLimit, type Limit, pendingOf, promptFor, setLimit, timeOutEnd, usualRealityCheck } from './playLimitRules.ts';
import { allLimits, careOf, findLimit, type LimitName, writeCare, writeLimit } from './playLimitStore.ts';
import type { PlayLimits } from './playLimits.ts';
import { usageOf } from './playLimitUsage.ts';

type Protection = AnswerOf<typeof playLimits>;
type Calls = 'confirmPlayLimit' | 'playLimits' | 'reviewPlayLimits' | 'setPlayLimit' | 'setRealityCheck' | 'takeTimeOut';

const kinds = ['DEPOSIT', 'STAKE', 'LOSS', 'SESSION'] as const;
const periods = ['DAY', 'WEEK', 'MONTH'] as const;
const places: readonly string[] = kinds.flatMap((kind) => periods.map((period) => `${kind} ${period}`));
const placeOf = ({ kind, period }: LimitName): number => places.indexOf(`${kind} ${period}`);

export function playLimitHandlers({
  audit,
  db,
  clock,
  brand,
  playLimits,
}: PlatformParts & { readonly playLimits: PlayLimits }): Pick<Handlers, Calls> {
  const stateOf = async ({ memberId, currency }: SessionMember): Promise<Protection> => {
    const now = clock.now();
    const [limits, care, member] = await Promise.all([
      allLimits(db, memberId),
      careOf(db, memberId),
      db
        .selectFrom('member')
        .select(['self_excluded_at', 'self_excluded_until', 'time_out_until'])
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow(),
    ]);
    const written = limits
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(async ({ kind, period, limit }) => {
        const used = await usageOf(db, { kind, period }, memberId, now, brand.timeZone);
        const left = limit.amount - used;
        const pending = pendingOf(limit, now);
        return {
          kind,
          period,
          amount: writeAmount(limit.amount),
          used: writeAmount(used),
          left: writeAmount(left > 0n ? left : 0n),
          pending: pending && { ...pending, amount: pending.amount === null ? null : writeAmount(pending.amount) },
        };
      });
    const reviewedAt = care?.reviewed_at ?? null;
    return {
      currency,
      limits: await Promise.all(written),
      pause: pauseOf(member, now) ?? null,
      realityCheckMinutes: Number(care?.reality_check_minutes ?? usualRealityCheck),
      prompt: promptFor(reviewedAt === null ? null : Number(reviewedAt), now, brand.timeZone),
    };
  };

  /** Whoever changes a limit has looked at it. */
  const change = async (
    member: SessionMember,
    work: (transaction: Kysely<Database>, now: number) => Promise<void>,
  ): Promise<Protection> => {
    const now = clock.now();
    await audit.commit(async (transaction) => {
      // Of two changes at once the second sees what the first has done, be there a row yet or not.
      await writeCare(transaction, member.memberId, { reviewed_at: BigInt(now) });
      await work(transaction, now);
    });
    return stateOf(member);
  };

  const facts = ({ kind, period }: LimitName, limit: Limit | null) => ({
    limit: `${kind} ${period}`,
    amount: limit && writeAmount(limit.amount),
    asked: limit?.asked ? (limit.asked.amount === null ? 'none' : writeAmount(limit.asked.amount)) : null,
  });
  const tell = ({ memberId }: SessionMember, name: LimitName, before: Limit | null, after: Limit | null): void =>
    audit.tell({ subject: memberId, before: facts(name, before), after: facts(name, after) });

  return {
    playLimits: (_payload, { member }) => stateOf(member),

    setPlayLimit: ({ amount, ...name }, { member }) =>
      change(member, async (transaction, now) => {
        const standing = await findLimit(transaction, member.memberId, name);
        const next = setLimit(standing, amount === null ? null : parseAmount(amount), now);
        await writeLimit(transaction, member.memberId, name, next);
        tell(member, name, standing, next);
      }),

    confirmPlayLimit: (name, { member }) =>
      change(member, async (transaction, now) => {
        const standing = await findLimit(transaction, member.memberId, name);
        const confirmed = confirmLimit(standing, now);
        if (confirmed === undefined) throw new CallRefusal('limit_not_due');
        await writeLimit(transaction, member.memberId, name, confirmed);
        tell(member, name, standing, confirmed);
      }),

    reviewPlayLimits: (_payload, { member }) => change(member, () => Promise.resolve()),

    async setRealityCheck({ minutes }, { member }) {
      await audit.commit(async (transaction) => {
        const before = Number((await careOf(transaction, member.memberId))?.reality_check_minutes ?? usualRealityCheck);
        audit.tell({ subject: member.memberId, before: { realityCheckMinutes: before }, after: { realityCheckMinutes: minutes } });
        // Whoever is being asked does not get around the answer by a longer interval.
        const isOwed = minutes > before && (await playLimits.timeToRealityCheck(transaction, member.memberId, member.sessionId)) === 0;
        await writeCare(transaction, member.memberId, {
          reality_check_minutes: BigInt(minutes),
          ...(isOwed && { reality_owed_at: BigInt(clock.now()) }),
        });
      });
      return stateOf(member);
    },

    async takeTimeOut({ length }, { member }) {
      await audit.commit(async (transaction) => {
        // Of two that begin at once the second sees the first, and never makes it shorter.
        const row = await forUpdate(
          transaction.selectFrom('member').select('time_out_until').where('id', '=', member.memberId),
        ).executeTakeFirstOrThrow();
        const running = row.time_out_until === null ? null : Number(row.time_out_until);
        const until = timeOutEnd(length, clock.now(), brand.timeZone, running);
        audit.tell({ subject: member.memberId, before: { timeOutUntil: running }, after: { timeOutUntil: until } });
        await transaction
          .updateTable('member')
          .set({ time_out_until: BigInt(until) })
          .where('id', '=', member.memberId)
          .execute();
      });
      return stateOf(member);
    },
  };
}
