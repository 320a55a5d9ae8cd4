import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAudit } from '../../audit/createAudit.ts';
import { createLedger } from '../../ledger/createLedger.ts';
import { InsufficientBalance } from '../../ledger/ledger.ts';
import { systemRandom } from '../../random.ts';
import { testCurrency } from '../../../testing/openTestLedger.ts';
import { openTestStore, testEngines, type TestStore } from '../../../testing/openTestStore.ts';
import { testChecksums } from '../../../testing/testChecksums.ts';
import { throughPort } from '../../../testing/throughPort.ts';
import { openStore } from '../openStore.ts';
import { modules } from '../../../modules.ts';
import { portOf } from '#contract/portOf.ts';

/** A way to the server that counts how often somebody had to wait for an answer before asking on. */
interface CountedWay {
  readonly url: string;
  trips(): number;
  close(): Promise<void>;
}

async function countedWayTo(url: string): Promise<CountedWay> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let trips = 0;
  const server: Server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let answered = true;
    client.on('data', (bytes) => {
      if (answered) trips += 1;
      answered = false;
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      answered = true;
      client.write(bytes);
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: throughPort(url, portOf(server)),
    trips: () => trips,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

describe.skipIf(!testEngines().includes('postgres'))('the way to PostgreSQL', () => {
  let store: TestStore;
  let way: CountedWay;
  let db: TestStore['db'];
  beforeEach(async () => {
    store = await openTestStore('postgres');
    if (!('url' in store.location)) throw new Error('no PostgreSQL');
    way = await countedWayTo(store.location.url);
    db = await openStore({ url: way.url }, modules.migrations);
  });
  afterEach(async () => {
    await db.destroy();
    await way.close();
    await store.close();
  });

  test('is gone three times for a stake and a win, and four times for what is refused', async () => {
    const shared = { db, clock: { now: () => 1_700_000_000_000 }, random: systemRandom, checksums: testChecksums };
    const ledger = createLedger({ ...shared, recorder: createAudit(shared).recorder });
    const memberId = 'an';
    const play = (key: string, stake: bigint) =>
      ledger.once({ memberId, operation: 'play', key }, {}, async (transaction) => {
        const { id } = await transaction.cashOf(memberId);
        const house = await transaction.house('games', testCurrency);
        await transaction.post([
          { from: id, to: house, amount: stake },
          { from: house, to: id, amount: 1n },
        ]);
      });
    await ledger.once({ memberId, operation: 'open', key: 'k' }, {}, async (transaction) => {
      const cash = await transaction.openCash(memberId, testCurrency);
      await transaction.post([{ from: await transaction.house('games', testCurrency), to: cash, amount: 100n }]);
    });
    const before = way.trips();
    await play('first', 2n);
    expect(way.trips() - before).toBe(3);
    await expect(play('too much', 200n)).rejects.toBeInstanceOf(InsufficientBalance);
    // Begin and account, postings, rollback, and whether it was done before.
    expect(way.trips() - before).toBe(3 + 4);
  });
});
