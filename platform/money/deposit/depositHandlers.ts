import { accessRefusals } from '#contract/accessRefusals.ts';
import { CallRefusal, type Handlers, type Language } from '../../core/http/handler.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import { IdempotencyMismatch } from '../../core/ledger/ledger.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { PlayLimits } from '../../identity/playLimit/playLimits.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { PaymentProvider } from '../../providers/payment/payment.ts';
import { depositAnswer, methodName } from './depositAnswer.ts';
import type { DepositPayments } from './depositPayments.ts';
import { type Deposit, type DepositOrder, type Deposits } from './deposits.ts';
import { feeOf, isWithin, lastUsedFirst, openMethods } from './depositRules.ts';
import { isCancellable } from './depositSteps.ts';
import { depositByKey, depositsOf, lastMethodOf, ownDeposit } from './depositStore.ts';

const minute = 60_000;

interface Needs extends PlatformParts {
  readonly texts: Texts;
  readonly deposits: Deposits;
  readonly playLimits: PlayLimits;
  readonly depositPayments: Pick<DepositPayments, 'open'>;
  readonly paymentProvider: PaymentProvider | undefined;
}

function written(deposit: Deposit | undefined): Deposit {
  if (!deposit) throw new Error('a deposit that was made is missing');
  return deposit;
}

type Names = 'deposit' | 'depositMethods' | 'deposits' | 'depositById' | 'cancelDeposit';

export function depositHandlers(needs: Needs): Pick<Handlers, Names> {
  const { db, ledger, audit, clock, texts, brand, deposits, playLimits, depositPayments, paymentProvider } = needs;
  const methods = openMethods(brand.depositMethods, paymentProvider !== undefined);

  /** The one that was asked for by this key before. Throws where that was another one. */
  const repeated = async ({
    memberId,
    idempotencyKey,
    methodId,
    amount,
  }: Pick<DepositOrder, 'memberId' | 'idempotencyKey' | 'methodId' | 'amount'>): Promise<Deposit | undefined> => {
    const before = await depositByKey(db, memberId, idempotencyKey);
    // Told apart by value: "10000" and "10000.0" are the same payment.
    if (before && (before.method_id !== methodId || before.amount !== amount)) throw new IdempotencyMismatch();
    // The first request has left the event already.
    if (before) audit.recorder.settled();
    return before;
  };

  /** Play money is there as soon as it is asked for. */
  const payAtOnce = (order: DepositOrder): Promise<Deposit> => {
    const { memberId, idempotencyKey, methodId, amount } = order;
    return ledger
      .once(
        { memberId, operation: 'deposit', key: idempotencyKey },
        { methodId, amount },
        async (transaction): Promise<Deposit | undefined> => {
          await transaction.cashOf(memberId);
          await playLimits.admitDeposit(transaction.db, memberId, amount);
          await deposits.pay(transaction, await deposits.ask(order, transaction.db));
          return undefined;
        },
        deposits.paidBy,
      )
      .then(written);
  };

  const payLater = async (order: DepositOrder & { readonly expiresAt: number }, language: Language): Promise<Deposit> => {
    const before = await repeated(order);
    if (before) return before;
    return written(await ownDeposit(db, order.memberId, await depositPayments.open(order, language)));
  };

  return {
    async depositMethods(_payload, { member, language }) {
      const lastUsed = await lastMethodOf(db, member.memberId);
      return {
        methods: lastUsedFirst(methods, lastUsed).map(({ methodId, kind, minAmount, maxAmount, presets, fee, expectedMinutes }) => ({
          methodId,
          kind,
          minAmount,
          maxAmount,
          fee,
          expectedMinutes,
          methodName: methodName(texts, language, methodId),
          currency: member.currency,
          presets: [...presets],
          lastUsed: methodId === lastUsed,
        })),
      };
    },

    async deposit({ methodId, amount: text }, { member: { memberId, currency, paused }, idempotencyKey, language }) {
      const amount = parseAmount(text);
      const make = async (): Promise<Deposit> => {
        if (paused) throw new CallRefusal(accessRefusals.paused, paused);
        const method = methods.find((each) => each.methodId === methodId);
        if (!method) throw new CallRefusal('method_unavailable');
        const { minAmount, maxAmount, kind, payWithinMinutes } = method;
        if (!isWithin(amount, method)) throw new CallRefusal('amount_out_of_range', { minAmount, maxAmount });
        const order = { memberId, idempotencyKey, methodId, kind, amount, fee: feeOf(amount, method), currency, expiresAt: null };
        const expiresAt = clock.now() + payWithinMinutes * minute;
        return kind === 'instant' ? payAtOnce(order) : payLater({ ...order, expiresAt }, language);
      };
      const deposit = await make().catch(async (error: unknown) => {
        // Another request of the same key may have been first, also before a break or before the brand closed that way; or the key is another deposit's.
        const before = await repeated({ memberId, idempotencyKey, methodId, amount }).catch((mismatch: unknown) => {
          throw error instanceof CallRefusal ? error : mismatch;
        });
        return before ?? Promise.reject(error);
      });
      return { deposit: depositAnswer(texts, language, deposit), sumBalance: writeAmount((await ledger.total(memberId)).amount) };
    },

    async deposits({ pageSize, beforeDepositId }, { member, language }) {
      const { deposits: rows, ...page } = await depositsOf(db, member.memberId, pageSize, beforeDepositId);
      return { deposits: rows.map((row) => depositAnswer(texts, language, row)), ...page };
    },

    async depositById({ depositId }, { member, language }) {
      const deposit = await ownDeposit(db, member.memberId, depositId);
      return { deposit: deposit ? depositAnswer(texts, language, deposit) : null };
    },

    async cancelDeposit({ depositId }, { member, language }) {
      audit.tell({ after: { deposit: depositId, status: 'CANCELLED' } });
      const cancelled = await audit.commit(async (transaction) => {
        const deposit = await deposits.hold(transaction, depositId);
        if (deposit?.member_id !== member.memberId || !isCancellable(deposit.status)) throw new CallRefusal('deposit_gone_on');
        await deposits.step(transaction, depositId, 'CANCELLED');
        return written(await ownDeposit(transaction, member.memberId, depositId));
      });
      return { deposit: depositAnswer(texts, language, cancelled) };
    },
  };
}
