import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AnswerOf, Call, PayloadOf } from '#contract/call.ts';
import { register } from '#contract/identity/member.ts';
import { setPaymentPassword } from '#contract/identity/paymentPassword.ts';
import { proveStepUp } from '#contract/identity/stepUp.ts';
import { deposit } from '#contract/money/deposit.ts';
import { addPayoutAccount } from '#contract/money/payoutAccount.ts';
import { balance } from '#contract/money/wallet.ts';
import { withdraw } from '#contract/money/withdrawal.ts';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../platform/core/clock.ts';
import { checkBooks } from '../../platform/core/books/checkBooks.ts';
import { modules } from '../../platform/modules.ts';
import { openTestStore, testEngines, type TestStore } from '../../platform/testing/openTestStore.ts';
import { payee } from '../../platform/testing/payout.ts';
import { paymentPassword } from '../../platform/testing/paymentPassword.ts';
import { password, registrationOf } from '../../platform/testing/registration.ts';
import { testChecksums } from '../../platform/testing/testChecksums.ts';
import { openForeignOperator } from '../operator/openForeignOperator.ts';
import type { Operator, Said } from '../operator/Operator.ts';
import { freePort } from '../stack/freePort.ts';
import { saysReady } from './saysReady.ts';

const program = fileURLToPath(new URL('./oneOfTwo.ts', import.meta.url));
const withdrawals = 500;
const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

let store: TestStore | undefined;
const platforms: ChildProcess[] = [];
afterEach(async () => {
  for (const platform of platforms.splice(0)) platform.kill('SIGKILL');
  await store?.close();
});

// A file of SQLite is one platform's alone: withdrawals at once on it are a test of the platform.
test.runIf(testEngines().includes('postgres'))(
  `MON-003 of ${withdrawals} parallel withdrawals of the whole balance over two platforms exactly one sets it aside, and no read is negative`,
  { timeout: 240_000 },
  async () => {
    const { db, location } = (store = await openTestStore('postgres'));
    const start = async (): Promise<Operator> => {
      const port = await freePort();
      const child = fork(program, [JSON.stringify(location), String(port)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      platforms.push(child);
      await saysReady(child);
      return openForeignOperator({ url: `http://127.0.0.1:${port}`, merchant: 'SAMPAN', patience: 60_000 }, Date.now());
    };
    const both = [await start(), await start()] as const;
    const [first] = both;
    const either = (index: number): Operator => both[index % 2] ?? first;
    let token = '';
    /** A connection may be cut or refused where so many come at once: whoever has no answer asks again, under the same key. */
    const inTheEnd = async <C extends Call>(at: Operator, call: C, payload: PayloadOf<C>, key?: string): Promise<Said<AnswerOf<C>>> => {
      for (;;) {
        const said = await at.call(call, payload, { token, ...(key !== undefined && { key }) }).catch(() => undefined);
        if (said && said.status < 500) return said;
        await pause(200);
      }
    };

    token = (await first.call(register, registrationOf('linh'))).value.token;
    await first.call(
      setPaymentPassword,
      { password, newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword },
      { token },
    );
    const proven = async (at: Operator, action: Omit<PayloadOf<typeof proveStepUp>, 'paymentPassword'>): Promise<string> =>
      (await inTheEnd(at, proveStepUp, { ...action, paymentPassword })).value.stepUpTicket;
    const stepUpTicket = await proven(first, { action: 'addPayoutAccount', target: `${payee.bankCode} ${payee.accountNumber}` });
    const { payoutAccountId } = (await first.call(addPayoutAccount, { ...payee, stepUpTicket }, { token })).value;
    await first.call(deposit, { methodId: 'play-money', amount: '200000' }, { token, key: 'deposit' });

    const tickets: string[] = [];
    const prove = async (at: Operator): Promise<void> => {
      while (tickets.length < withdrawals)
        tickets.push(await proven(at, { action: 'withdraw', amount: '201000', target: payoutAccountId }));
    };
    await Promise.all(Array.from({ length: 8 }, (_, index) => prove(either(index))));

    let isOver = false;
    const reads = new Set<string>();
    const read = async (at: Operator): Promise<void> => {
      while (!isOver) {
        reads.add((await inTheEnd(at, balance, {})).value.sumBalance);
        await pause(20);
      }
    };
    const reading = both.map(read);
    const answers = await Promise.all(
      tickets
        .slice(0, withdrawals)
        .map((ticket, index) =>
          inTheEnd(either(index), withdraw, { payoutAccountId, amount: '201000', stepUpTicket: ticket }, `all-${index}`),
        ),
    );
    isOver = true;
    await Promise.all(reading);

    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['insufficient_balance']));
    expect([...reads].filter((each) => each !== '201000' && each !== '0')).toEqual([]);
    for (const each of both) expect((await inTheEnd(each, balance, {})).value.sumBalance).toBe('0');
    expect(await db.selectFrom('withdrawal').select('amount').execute()).toEqual([{ amount: 2_010_000_000n }]);
    const held = db.selectFrom('account').select('balance').where('purpose', '=', 'hold').where('balance', '<>', 0n);
    expect(await held.execute()).toEqual([{ balance: 2_010_000_000n }]);
    expect(await checkBooks({ db, clock: systemClock, checksums: testChecksums, vouched: modules.vouched })).toEqual([]);
  },
);
