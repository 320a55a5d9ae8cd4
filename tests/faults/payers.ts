import { randomUUID } from 'node:crypto';
import { register } from '#contract/identity/member.ts';
import { deposit } from '#contract/money/deposit.ts';
import { openBooks, type BooksSettings } from '../../platform/openBooks.ts';
import { reportOnBooks } from '../../platform/core/books/reportOnBooks.ts';
import { registrationOf } from '../../platform/testing/registration.ts';
import type { Operator } from '../operator/Operator.ts';

/** Ten-thousandths of each payment. */
const amount = 10_000_000n;

/** Members who pay in for as long as nobody stops them. */
export interface Payers {
  /** Keys of what was answered with success. */
  readonly acknowledged: readonly string[];
  /** How often a payment was sent, each repetition counted. */
  readonly asked: () => number;
  /** Answers of other kinds, and none at all: each is followed by the same payment under the same key. */
  readonly refused: ReadonlyMap<string, number>;
  /** Begins no more payments; resolves once all that were begun are acknowledged. */
  stop(): Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Registers so many members, one after the other; answers their tokens. */
export async function registerPayers(operator: Operator, members: number): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < members; index += 1) {
    operator.nextVisitor?.();
    tokens.push((await operator.call(register, registrationOf(`payer${index + 10}`))).value.token);
  }
  return tokens;
}

/** Each of `tokens` pays in `atOnce` times side by side; whoever gets no answer asks again after `patience` milliseconds. */
export function startPayers(
  operator: Operator,
  tokens: readonly string[],
  { atOnce, patience = 250 }: { readonly atOnce: number; readonly patience?: number },
): Payers {
  const acknowledged: string[] = [];
  const refused = new Map<string, number>();
  let asked = 0;
  let over = false;
  const isPaid = async (token: string, key: string): Promise<boolean> => {
    asked += 1;
    const said = await operator.call(deposit, { methodId: 'play-money', amount: '1000' }, { token, key }).catch(() => undefined);
    if (said?.success === true) return true;
    const why = said === undefined ? 'no answer' : `${said.status} ${said.code}`;
    refused.set(why, (refused.get(why) ?? 0) + 1);
    return false;
  };
  const pay = async (token: string): Promise<void> => {
    while (!over) {
      const key = randomUUID();
      while (!(await isPaid(token, key))) await pause(patience);
      acknowledged.push(key);
    }
  };
  const paying = Promise.all(tokens.flatMap((token) => Array.from({ length: atOnce }, () => pay(token))));
  return {
    acknowledged,
    refused,
    asked: () => asked,
    async stop() {
      over = true;
      await paying;
    },
  };
}

/** What the books of a platform that has stopped say of payments that were acknowledged. */
export async function bookedPayments(settings: Pick<BooksSettings, 'dataDir' | 'databaseUrl'>, acknowledged: readonly string[]) {
  const books = await openBooks({ secretKeys: undefined, secretKeyFile: undefined, ...settings });
  try {
    const { parts } = books;
    const rows = await parts.db
      .selectFrom('ledger_transaction')
      .select('idempotency_key as key')
      .where('operation', '=', 'deposit')
      .execute();
    const { findings, trialBalance } = await reportOnBooks(parts);
    const stored = new Set(rows.map(({ key }) => key));
    const credited = -(trialBalance.find(({ owner, purpose }) => owner === 'house' && purpose === 'deposits')?.amount ?? 0n);
    return {
      lost: acknowledged.filter((key) => !stored.has(key)).length,
      twice: Number(credited / amount) - stored.size,
      booked: rows.length,
      findings,
    };
  } finally {
    await books.close();
  }
}
