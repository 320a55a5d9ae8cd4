import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { reconcile } from '../../platform/ledger/testing/reconcile.ts';
import { openStore } from '../../platform/store/openStore.ts';
import { createSend } from '../../gateway/upstream/send.ts';
import { freePort } from '../stack/freePort.ts';
import { openPlayer, type Player } from './player.ts';
import { startPlatformProcess } from './platformProcess.ts';

const kills = Number(process.env['KILLS'] ?? 20);
const players = 16;

/** What a kill may not change, read while no platform runs. */
async function readBooks(dataFolder: string) {
  const db = await openStore({ file: path.join(dataFolder, 'platform.db') });
  try {
    const rounds = await db.selectFrom('game_round').select(['id', 'seed_pair_id', 'nonce']).execute();
    const played = await db.selectFrom('ledger_transaction').select('idempotency_key').where('operation', '=', 'slot-round').execute();
    return { discrepancies: await reconcile(db), rounds, keys: played.map((row) => row.idempotency_key) };
  } finally {
    await db.destroy();
  }
}

test(`CRS-001 ${kills} kills during play lose no acknowledged round and apply none twice`, async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sampan-kill-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { send, close } = createSend();
  let platform = await startPlatformProcess(port, dataFolder);
  try {
    // One after the other: together, their passwords would wait for one another longer than a registration may take.
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
    over = true;
    await Promise.all(playing);
    await platform.stop();

    const { rounds, keys } = await readBooks(dataFolder);
    expect(rounds.length).toBe(keys.length);
    const nonces = Map.groupBy(rounds, (round) => round.seed_pair_id);
    for (const ofOneSeed of nonces.values()) {
      expect(ofOneSeed.map((round) => Number(round.nonce)).toSorted((a, b) => a - b)).toEqual(ofOneSeed.map((_, index) => index));
    }
    expect(table.every((player) => player.acknowledged.length > 0)).toBe(true);
  } finally {
    await platform.kill();
    await close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}, kills * 5_000 + 60_000);
