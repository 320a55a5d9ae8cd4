import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStore } from '../../platform/core/store/readStore.ts';
import type { Database } from '../../platform/core/store/database.ts';
import { reconcile } from '../../platform/core/ledger/testing/reconcile.ts';
import { openTestStore, testEngines, type TestStore } from '../../platform/testing/openTestStore.ts';
import { modules } from '../../platform/modules.ts';
import { encodeGlobalId } from '../../gateway/schema/globalId.ts';
import type { GatewayAnswer } from './GatewayAnswer.ts';
import { visitorOf, type Visitor } from './gatewayClient.ts';
import { inTheEnd } from './inTheEnd.ts';
import { openWithdrawer } from './openWithdrawer.ts';
import { startScale, type Scale } from './startScale.ts';

/** Answers that are lost; `npm run test:scale` asks for all of the thousand. */
const losses = Number(process.env['LOSSES'] ?? 100);
/** Withdrawals of everything at one moment; each is proven by a password of its own, so `npm run test:scale` alone asks for 500. */
const withdrawals = Number(process.env['WITHDRAWALS'] ?? 40);

const payIn =
  'mutation ($input: DepositInput!) { deposit(input: $input) { __typename ... on DepositPayload { deposit { id amount { amount } createdAt } } } }';
interface PaidIn {
  readonly deposit: { readonly __typename: string; readonly deposit?: { readonly id: string } };
}

describe.runIf(testEngines().includes('postgres'))('two platforms and two gateways on one database', () => {
  let scale: Scale;
  let store: TestStore;
  let db: Kysely<Database>;
  let visitor: Visitor;
  const gateway = (index: number): string => scale.gateways[index % 2] ?? scale.site;

  beforeAll(async () => {
    store = await openTestStore('postgres');
    if (!('url' in store.location)) throw new Error('no PostgreSQL');
    scale = await startScale(store.location.url);
    db = await readStore(store.location, modules.migrations);
    visitor = visitorOf(scale.site);
    await visitor.register(gateway(0));
  }, 120_000);
  afterAll(async () => {
    await scale.stop();
    await db.destroy();
    await store.close();
  });

  const deposit = (index: number, key: string, signal?: AbortSignal): Promise<GatewayAnswer<PaidIn>> => {
    const input = { methodId: encodeGlobalId('DepositMethod', 'play-money'), amount: '1000', idempotencyKey: key };
    return visitor.ask<PaidIn>(gateway(index), payIn, { input }, signal);
  };
  const balance = async (index: number): Promise<number> => {
    const ask = () => visitor.ask<{ viewer: { balance: { amount: string } } }>(gateway(index), '{ viewer { balance { amount } } }');
    return Number((await inTheEnd(ask))?.viewer.balance.amount);
  };
  const transactions = async (): Promise<number> => {
    const { count } = await db
      .selectFrom('ledger_transaction')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('operation', '=', 'deposit')
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  test('MON-001 200 parallel calls with one key, over both, are one posting and 200 equal answers', async () => {
    const [before, had] = [await transactions(), await balance(0)];
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => inTheEnd(() => deposit(index, key))));
    expect(answers[0]).toMatchObject({ deposit: { __typename: 'DepositPayload' } });
    expect([...new Set(answers.map((answer) => JSON.stringify(answer)))]).toEqual([JSON.stringify(answers[0])]);
    expect(await transactions()).toBe(before + 1);
    expect([await balance(0), await balance(1)]).toEqual([had + 1_000, had + 1_000]);
  }, 60_000);

  test(
    `MON-001 ${losses} answers that are lost and asked for again, at the other gateway, are ${losses} postings`,
    async () => {
      const [before, had] = [await transactions(), await balance(0)];
      const keys = Array.from({ length: losses }, () => randomUUID());
      let lost = 0;
      let next = 0;
      const pay = async (): Promise<void> => {
        for (let index = next++; index < keys.length; index = next++) {
          const key = keys[index] ?? '';
          // Somewhere between the first byte that leaves and the last that comes.
          const breaking = new AbortController();
          const timer = setTimeout(() => breaking.abort(), index % 12);
          await deposit(index, key, breaking.signal).catch(() => (lost += 1));
          clearTimeout(timer);
          expect(await inTheEnd(() => deposit(index + 1, key))).toMatchObject({ deposit: { __typename: 'DepositPayload' } });
        }
      };
      await Promise.all(Array.from({ length: 16 }, pay));
      expect(lost).toBeGreaterThan(losses / 4);
      expect(await transactions()).toBe(before + losses);
      expect(await balance(1)).toBe(had + losses * 1_000);
      expect(await reconcile(db)).toEqual([]);
    },
    200_000 + losses * 400,
  );

  test('what recurs is done once by the two of them', async () => {
    const done = async (): Promise<ReadonlyMap<string, number>> => {
      const sums = new Map<string, number>();
      for (const platform of scale.platforms) {
        const text = await (await fetch(`${platform}/metrics`)).text();
        for (const [, kind = '', count] of text.matchAll(/^platform_jobs_total\{kind="([^"]+)",outcome="done"\} (\d+)$/gm))
          sums.set(kind, (sums.get(kind) ?? 0) + Number(count));
      }
      return sums;
    };
    const before = await done();
    // What is due by itself in a moment may be done once more while this goes on.
    const soon = Date.now() + 2 * 60_000;
    const { rows } = await sql<{ kind: string }>`select kind from job where recurs is not null and due_at > ${soon} order by kind`.execute(
      db,
    );
    const kinds = rows.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds.length).toBeGreaterThan(1);
    await sql`update job set due_at = 0 where recurs is not null and due_at > ${soon}`.execute(db);
    const growth = async () => {
      const now = await done();
      return kinds.map((kind) => [kind, (now.get(kind) ?? 0) - (before.get(kind) ?? 0)]);
    };
    const once = kinds.map((kind) => [kind, 1]);
    await expect.poll(growth, { timeout: 30_000, interval: 250 }).toEqual(once);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await growth()).toEqual(once);
  }, 60_000);

  test(
    `MON-003 of ${withdrawals} parallel withdrawals of the whole balance over both gateways exactly one sets it aside, and no read is negative`,
    async () => {
      const own = visitorOf(scale.site);
      const member = await openWithdrawer(own, gateway(0), await own.register(gateway(0)));
      const input = { methodId: encodeGlobalId('DepositMethod', 'play-money'), amount: '200000', idempotencyKey: randomUUID() };
      await inTheEnd(() => own.ask(gateway(1), payIn, { input }));
      expect([await member.balance(gateway(0)), await member.balance(gateway(1))]).toEqual(['201000', '201000']);
      const tickets: string[] = [];
      const prove = async (at: string): Promise<void> => {
        while (tickets.length < withdrawals) tickets.push(await member.prove(at, '201000'));
      };
      await Promise.all(Array.from({ length: 8 }, (_, index) => prove(gateway(index))));

      let isOver = false;
      const reads = new Set<string | undefined>();
      const read = async (at: string): Promise<void> => {
        while (!isOver) {
          reads.add(await member.balance(at));
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      const reading = [read(gateway(0)), read(gateway(1))];
      const answers = await Promise.all(
        tickets.slice(0, withdrawals).map((ticket, index) => member.withdraw(gateway(index), '201000', ticket, `everything-${index}`)),
      );
      isOver = true;
      await Promise.all(reading);
      expect(
        Object.fromEntries(
          Map.groupBy(answers, String)
            .entries()
            .map(([name, { length }]) => [name, length]),
        ),
      ).toEqual({
        WithdrawPayload: 1,
        InsufficientBalanceError: withdrawals - 1,
      });
      expect([...reads].filter((each) => each !== '201000' && each !== '0')).toEqual([]);
      expect([await member.balance(gateway(0)), await member.balance(gateway(1))]).toEqual(['0', '0']);
      expect(await db.selectFrom('withdrawal').select('amount').execute()).toEqual([{ amount: 2_010_000_000n }]);
      expect(await reconcile(db)).toEqual([]);
    },
    // Passwords are derived with what everything else leaves of the machine, which may be little.
    120_000 + withdrawals * 2_000,
  );
});
