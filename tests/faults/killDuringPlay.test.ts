import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventShapes } from '#contract/system/events.ts';
import type { EventSourceMessage } from 'eventsource-parser/stream';
import { expect, test } from 'vitest';
import { writeAmount } from '../../platform/core/ledger/amount.ts';
import { reconcile } from '../../platform/core/ledger/testing/reconcile.ts';
import { openStore } from '../../platform/core/store/openStore.ts';
import { createSend } from '../../gateway/upstream/transport/send.ts';
import { freePort } from '../stack/freePort.ts';
import { readEvents } from './readEvents.ts';
import { openPlayer, type Player } from './player.ts';
import { startPlatformProcess } from './platformProcess.ts';
import { modules } from '../../platform/modules.ts';

const kills = Number(process.env['KILLS'] ?? 2);
const players = 16;

/** What a kill may not change, read while no platform runs. */
async function readBooks(dataFolder: string) {
  const db = await openStore({ file: path.join(dataFolder, 'platform.db') }, modules.migrations);
  try {
    const rounds = await db.selectFrom('seeded_round').select(['bet_id as id', 'seed_pair_id', 'nonce']).execute();
    const transactions = await db.selectFrom('ledger_transaction').select(['idempotency_key', 'operation', 'member_id']).execute();
    const accounts = await db.selectFrom('account').select(['member_id', 'balance']).where('purpose', '=', 'cash').execute();
    const keys = transactions.filter((row) => row.operation === 'bet').map((row) => row.idempotency_key);
    return { discrepancies: await reconcile(db), rounds, keys, transactions, accounts };
  } finally {
    await db.destroy();
  }
}

/** The balances that were told of each member, in order. */
function balancesTold(seen: readonly EventSourceMessage[]): ReadonlyMap<string, readonly string[]> {
  const told = new Map<string, string[]>();
  for (const { event, data } of seen) {
    if (event !== 'balance') continue;
    const { memberId, sumBalance } = eventShapes.balance.parse(JSON.parse(data));
    told.set(memberId, [...(told.get(memberId) ?? []), sumBalance]);
  }
  return told;
}

test(
  `CRS-001 PP-36 ${kills} kills during play on sqlite lose no acknowledged round, apply none twice, and every movement of money is told once, in order`,
  async () => {
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'sampan-kill-'));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const { send, close } = createSend();
    let platform = await startPlatformProcess(port, dataFolder);
    const reader = readEvents(origin);
    try {
      // One after the other: together, their passwords would wait for one another.
      const table: Player[] = [];
      for (let index = 0; index < players; index += 1) table.push(await openPlayer(origin, send, `player${index + 10}`));
      let over = false;
      const playing = table.map((player) => player.play(() => over));
      for (let kill = 0; kill < kills; kill += 1) {
        await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 350));
        await platform.kill();
        const books = await readBooks(dataFolder);
        expect(books.discrepancies).toEqual([]);
        expect(new Set(books.keys).size).toBe(books.keys.length);
        const stored = new Set(books.rounds.map((round) => round.id));
        const lost = table.flatMap((player) => player.acknowledged).filter(({ roundId }) => !stored.has(roundId));
        expect(lost).toEqual([]);
        platform = await startPlatformProcess(port, dataFolder);
      }
      // A busy machine may have got none of somebody's rounds through between the kills.
      await expect.poll(() => table.every((player) => player.acknowledged.length > 0), { timeout: 60_000 }).toBe(true);
      over = true;
      await Promise.all(playing);
      // One more is told last: by then, all of before is.
      const last = await openPlayer(origin, send, 'lastone');
      expect(last.acknowledged).toEqual([]);
      await expect.poll(() => balancesTold(reader.seen).size, { timeout: 60_000 }).toBe(players + 1);
      await platform.stop();

      const { rounds, keys, transactions, accounts } = await readBooks(dataFolder);
      expect(reader.resets).toEqual([]);
      expect(reader.seen.map(({ id }) => Number(id))).toEqual(reader.seen.map((_, index) => index + 1));
      const told = balancesTold(reader.seen);
      for (const { member_id, balance } of accounts) {
        expect(told.get(member_id ?? '')?.length).toBe(transactions.filter((row) => row.member_id === member_id).length);
        expect(told.get(member_id ?? '')?.at(-1)).toBe(writeAmount(balance ?? 0n));
      }
      expect(rounds.length).toBe(keys.length);
      const nonces = Map.groupBy(rounds, (round) => round.seed_pair_id);
      for (const ofOneSeed of nonces.values()) {
        expect(ofOneSeed.map((round) => Number(round.nonce)).toSorted((a, b) => a - b)).toEqual(ofOneSeed.map((_, index) => index));
      }
    } finally {
      await reader.stop();
      await platform.kill();
      await close();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
  kills * 60_000 + 120_000,
);
