import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createSend } from '../../gateway/upstream/transport/send.ts';
import { reconcile } from '../../platform/core/ledger/testing/reconcile.ts';
import { openStore } from '../../platform/core/store/openStore.ts';
import { modules } from '../../platform/modules.ts';
import { freePort } from '../stack/freePort.ts';
import { startPlatformProcess } from './platformProcess.ts';
import { openSeatedMember, type SeatedMember } from './seatedMember.ts';

const name = (scene: number, seat: number): string => `sitter${scene}${seat}`;
/** Longer than a hand waits for players and for words. */
const longEnough = 120_000;

/** Where a hand stands as the platform is killed, and how the two bets may stand after the published times. */
const scenes: readonly {
  readonly killed: string;
  before(one: SeatedMember, other: SeatedMember): Promise<unknown>;
  after?(one: SeatedMember, other: SeatedMember): Promise<unknown>;
  readonly ends: readonly (readonly (readonly string[])[])[];
}[] = [
  { killed: 'one has sat down', before: (one) => one.promise(), ends: [[['VOID 200'], []]] },
  {
    killed: 'both have sat down, and no word is said',
    before: async (one, other) => [await one.promise(), await other.promise()],
    ends: [[['VOID 200'], ['VOID 200']]],
  },
  {
    killed: 'both have sat down, and their pages come back',
    before: async (one, other) => [await one.promise(), await other.promise()],
    after: async (one, other) => [await one.show(), await other.show()],
    ends: [
      [['SETTLED 390'], ['SETTLED 0']],
      [['SETTLED 0'], ['SETTLED 390']],
    ],
  },
  {
    killed: 'one word is said, and the other page does not come back',
    before: async (one, other) => [await one.promise(), await other.promise(), await one.show()],
    // The stakes go back where the machine is so slow that the next process has less than half of the time left.
    ends: [
      [['SETTLED 400'], ['SETTLED 0']],
      [['VOID 200'], ['VOID 200']],
    ],
  },
  {
    killed: 'the last word is on its way',
    async before(one, other) {
      await one.promise();
      await other.promise();
      await one.show();
      other.show().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
    },
    ends: [
      [['SETTLED 390'], ['SETTLED 0']],
      [['SETTLED 0'], ['SETTLED 390']],
      [['SETTLED 400'], ['SETTLED 0']],
      [['VOID 200'], ['VOID 200']],
    ],
  },
  {
    killed: 'the hand is dealt',
    before: async (one, other) => [await one.promise(), await other.promise(), await one.show(), await other.show()],
    ends: [
      [['SETTLED 390'], ['SETTLED 0']],
      [['SETTLED 0'], ['SETTLED 390']],
    ],
  },
];

/** What the house and the members have between them, and how often each bet was ended; read while no platform runs. */
async function readHands(dataFolder: string) {
  const db = await openStore({ file: path.join(dataFolder, 'platform.db') }, modules.migrations);
  try {
    const bets = await db.selectFrom('bet').select(['id', 'stake', 'payout', 'status']).execute();
    const transactions = await db.selectFrom('ledger_transaction').select('operation').execute();
    return { discrepancies: await reconcile(db), bets, ended: transactions.filter(({ operation }) => operation === 'settlement').length };
  } finally {
    await db.destroy();
  }
}

test('CRS-001 GM-10 a hand that a kill meets is settled, or given back, by the published rule and once, wherever it stood', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sampan-hand-'));
  const clockFile = path.join(dataFolder, 'clock');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { send, close } = createSend();
  let platform = await startPlatformProcess(port, dataFolder, '', clockFile);
  try {
    // Before the clock is moved: a registration is sealed by the time of day.
    const tables: (readonly [SeatedMember, SeatedMember])[] = [];
    for (const index of scenes.keys())
      tables.push([await openSeatedMember(origin, send, name(index, 1)), await openSeatedMember(origin, send, name(index, 2))]);
    for (const [index, { killed, before, after, ends }] of scenes.entries()) {
      const [one, other] = tables[index] ?? [];
      if (!one || !other) throw new Error('a scene without members');
      await before(one, other);
      await platform.kill();
      platform = await startPlatformProcess(port, dataFolder, '', clockFile);
      await after?.(one, other);
      writeFileSync(clockFile, String(longEnough * (index + 1)));
      const standing = async () => [await one.bets(), await other.bets()];
      await expect
        .poll(standing, { timeout: 30_000, message: killed })
        .toSatisfy((found) => ends.some((end) => String(end) === String(found)));
    }
    await platform.stop();
    const { discrepancies, bets, ended } = await readHands(dataFolder);
    expect(discrepancies).toEqual([]);
    expect([bets.length, ended]).toEqual([11, 11]);
    expect(new Set(bets.map(({ status }) => status))).toEqual(new Set(['SETTLED', 'VOID']));
  } finally {
    await platform.kill();
    await close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}, 240_000);
