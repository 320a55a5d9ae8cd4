import type { AnswerOf } from '#contract/call.ts';
import type { memberTransfer } from '#contract/money/memberTransfer.ts';
import { accessRefusals } from '#contract/accessRefusals.ts';
import { sql, type Kysely } from 'kysely';
import type { MemberMessages } from '../../content/message/createMemberMessages.ts';
import { businessDay, dayStart } from '../../core/businessDay.ts';
import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import type { OpenTransaction } from '../../core/ledger/ledger.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { maskedAccount } from '../../core/text/maskedAccount.ts';
import type { PaymentPasswords } from '../../identity/paymentPassword/paymentPasswords.ts';
import type { PlayLimits } from '../../identity/playLimit/playLimits.ts';
import type { StepUps } from '../../identity/stepUp/stepUps.ts';
import { foldAccountRecords, foldMissingRecords } from '../accountRecord/foldAccountRecords.ts';
import { createTransferReceivers } from './transferReceivers.ts';

type Row = AnswerOf<typeof memberTransfer>;

interface HandlerParts extends PlatformParts {
  readonly memberMessages: MemberMessages;
  readonly paymentPasswords: PaymentPasswords;
  readonly playLimits: PlayLimits;
  readonly stepUps: StepUps;
}

export function memberTransferHandlers(parts: HandlerParts): Pick<Handlers, 'memberTransferTerms' | 'memberTransfer'> {
  const { audit, brand, clock, db, ledger, memberMessages, paymentPasswords, playLimits, stepUps } = parts;
  const { isOpen, minAmount, maxAmount, dailyAmount } = brand.memberTransfers;
  const transferReceivers = createTransferReceivers(db);

  /** What a member may still send today, from the records that the ledger's own transactions come to. */
  const leftToday = async (within: Kysely<Database>, memberId: string): Promise<bigint> => {
    const { sent } = await within
      .selectFrom('account_record')
      .select(sql<string>`cast(coalesce(sum(-amount), 0) as text)`.as('sent'))
      .where('account_id', '=', within.selectFrom('account').select('id').where('member_id', '=', memberId).where('purpose', '=', 'cash'))
      .where('kind', '=', 'memberTransfer_OUT')
      .where('recorded_at', '>=', BigInt(dayStart(businessDay(clock.now(), brand.timeZone), brand.timeZone)))
      .executeTakeFirstOrThrow();
    const left = parseAmount(dailyAmount) - BigInt(sent);
    return left > 0n ? left : 0n;
  };

  /** Why somebody takes no money is nobody else's business. */
  const requireReceiver = async (within: Kysely<Database>, receiverId: string): Promise<void> => {
    try {
      await playLimits.requireOpen(within, receiverId);
    } catch (cause) {
      throw cause instanceof CallRefusal && cause.code === accessRefusals.paused ? new CallRefusal('receiver_unavailable') : cause;
    }
  };

  const move = async (transaction: OpenTransaction, memberId: string, receiverId: string, amount: bigint): Promise<void> => {
    const receiver = await transferReceivers.find(transaction.db, memberId, receiverId);
    if (!receiver) throw new CallRefusal('receiver_unavailable');
    const until = (await paymentPasswords.coolingUntil(memberId, transaction.db)) ?? 0;
    if (until > clock.now()) throw new CallRefusal('cooling_time', { until });
    // Held in one order by everybody, so that two who send to each other wait for each other and not in a ring.
    const held = new Map<string, Awaited<ReturnType<OpenTransaction['cashOf']>>>();
    for (const each of [memberId, receiverId].toSorted()) held.set(each, await transaction.cashOf(each));
    await requireReceiver(transaction.db, receiverId);
    const [from, to] = [held.get(memberId), held.get(receiverId)];
    if (!from || !to || from.currency !== to.currency) throw new CallRefusal('receiver_unavailable');
    await foldAccountRecords(transaction.db, memberId);
    const left = await leftToday(transaction.db, memberId);
    if (amount > left) throw new CallRefusal('daily_amount_reached', { leftToday: writeAmount(left) });
    await transaction.post([{ from: from.id, to: to.id, amount }]);
    const { username } = await transaction.db.selectFrom('member').select('username').where('id', '=', memberId).executeTakeFirstOrThrow();
    await memberMessages.send(transaction.db, receiverId, {
      code: 'transferReceived',
      values: { amount: { amount: writeAmount(amount), currency: from.currency }, account: maskedAccount(username) },
    });
    audit.tell({ subject: receiverId, after: { relation: receiver.relation, amount: writeAmount(amount) } });
  };

  /** What a transfer came to, from what the ledger has of it: whoever asks again, however late, is not to take it for one that has failed. */
  const told = async (within: Kysely<Database>, transferId: string): Promise<Row> => {
    const row = await within
      .selectFrom('posting')
      .innerJoin('ledger_transaction', 'ledger_transaction.id', 'posting.transaction_id')
      .innerJoin('account', 'account.id', 'posting.to_account')
      .innerJoin('member as receiver', 'receiver.id', 'account.member_id')
      .innerJoin('member as sender', 'sender.id', 'ledger_transaction.member_id')
      .select([
        'receiver.id',
        'receiver.username',
        'sender.referred_by',
        'posting.amount',
        'posting.currency',
        'ledger_transaction.created_at',
      ])
      .where('posting.transaction_id', '=', transferId)
      .executeTakeFirstOrThrow();
    const relation = row.referred_by === row.id ? 'UPLINE' : 'DOWNLINE';
    return {
      transferId,
      receiver: { receiverId: row.id, maskedAccount: maskedAccount(row.username), relation },
      amount: writeAmount(row.amount),
      currency: row.currency,
      transferTime: Number(row.created_at),
    };
  };

  return {
    async memberTransferTerms({ account }, { member: { memberId, currency } }) {
      await foldMissingRecords(parts, memberId);
      const { receivers, hasMore } = isOpen ? await transferReceivers.list(memberId, account) : { receivers: [], hasMore: false };
      return {
        isOpen,
        minAmount,
        maxAmount,
        dailyAmount,
        leftToday: writeAmount(await leftToday(db, memberId)),
        currency,
        receivers: [...receivers],
        hasMore,
      };
    },

    async memberTransfer({ receiverId, amount: amountText, stepUpTicket }, { member: { memberId }, idempotencyKey }) {
      const amount = parseAmount(amountText);
      // Told apart by value and receiver: a repetition may bring another proof, and needs none.
      const { transferId } = await ledger.once<Pick<Row, 'transferId'>>(
        { memberId, operation: 'memberTransfer', key: idempotencyKey },
        { receiverId, amount },
        async (transaction) => {
          // Only here: what was sent before a break, or before the brand closed it or set other bounds, is answered again.
          await playLimits.requireOpen(transaction.db, memberId);
          if (!isOpen) throw new CallRefusal('function_not_enabled');
          if (amount < parseAmount(minAmount) || amount > parseAmount(maxAmount))
            throw new CallRefusal('amount_out_of_range', { minAmount, maxAmount });
          await stepUps.consume(
            transaction.db,
            memberId,
            { action: 'transferUpline', amount: amountText, target: receiverId },
            stepUpTicket,
          );
          await move(transaction, memberId, receiverId, amount);
          return { transferId: transaction.id };
        },
        async (_within, id) => ({ transferId: id }),
      );
      return told(db, transferId);
    },
  };
}
