import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { systemClock } from './core/clock.ts';
import { silentLog } from './core/log.ts';
import { openPlatformStore } from './openPlatformStore.ts';
import { startPlatform } from './startPlatform.ts';

test('a start that fails ends what reads the store, then what writes it, which takes its journals away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'failed-start-'));
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { destroy } = Kysely.prototype;
  const ended = new Set<unknown>();
  const spy = vi.spyOn(Kysely.prototype, 'destroy').mockImplementation(async function (this: Kysely<unknown>) {
    ended.add(this);
    // A process that reads begins when it is first asked.
    await sql`select 1`.execute(this);
    await destroy.call(this);
  });
  try {
    const { port } = taken.address() as AddressInfo;
    const start = startPlatform(readConfig({ PLATFORM_PORT: String(port), DATA_DIR: folder }), silentLog);
    await expect(start).rejects.toThrow(/^PLATFORM_PORT \d+ is taken on 127.0.0.1: .* set PLATFORM_PORT to another port$/);
    expect(ended.size).toBe(2);
    expect(readdirSync(folder).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
  } finally {
    spy.mockRestore();
    taken.close();
    rmSync(folder, { recursive: true });
  }
});

test('a start that fails when it listens already gives the port back, and answers nobody any more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'failed-start-'));
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  const config = readConfig({ PLATFORM_PORT: String(port), DATA_DIR: folder });
  const given = { payload: '', unique_key: null, recurs: null, due_at: null, claim: null, error: null, done_at: null };
  const db = await openPlatformStore(config, { clock: systemClock, log: silentLog, room: undefined });
  await db
    .insertInto('job')
    .values({ ...given, id: '1', kind: 'recovery.mailLink', created_at: 1n, dead_at: 1n })
    .execute();
  await db.destroy();
  const warn = (_details: object, text: string): void => {
    if (text.includes('were given up')) throw new Error('this is written nowhere');
  };
  try {
    await expect(startPlatform(config, { ...silentLog, warn })).rejects.toThrow('this is written nowhere');
    await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow('fetch failed');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
