import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnswerOf, Call, PayloadOf } from '#contract/call.ts';
import { deposit } from '#contract/money/deposit.ts';
import { login, logout } from '#contract/identity/session.ts';
import { memberInfo, register } from '#contract/identity/member.ts';
import { encryptionKeys } from '#contract/system/site.ts';
import { challenge } from '#contract/identity/verification.ts';
import { balance } from '#contract/money/wallet.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../platform/core/ledger/testing/reconcile.ts';
import type { Answered } from '../../platform/testing/callBy.ts';
import { openPlatform } from '../../platform/testing/openPlatform.ts';
import { registered, registrationOf } from '../../platform/testing/registration.ts';
import { requestFor, type CallOptions } from '../../platform/testing/requestFor.ts';
import { solutionOf } from '../../platform/testing/solve.ts';
import { freePort } from '../stack/freePort.ts';
import { startPlatformProcess } from './platformProcess.ts';

const megabyte = 1024 * 1024;
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each();
});

/** A disk of its own with so many megabytes; undefined where none can be had here. */
function smallDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-disk-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  undo.push(() => execFileSync('umount', [folder]));
  return folder;
}

/** Fills the disk under `file` to its last byte. */
function fillUp(file: string): void {
  const filler = openSync(file, 'a');
  const block = Buffer.alloc(megabyte, 1);
  try {
    for (let size = block.length; size > 0;) {
      try {
        writeSync(filler, block, 0, size);
      } catch {
        size >>= 1;
      }
    }
  } finally {
    closeSync(filler);
  }
}

async function startOn(dataFolder: string) {
  const port = await freePort();
  const platform = await startPlatformProcess(port, dataFolder);
  undo.push(() => platform.stop());
  const origin = `http://127.0.0.1:${port}`;
  const send = async (each: Call, content: unknown, options: CallOptions) => {
    const keys = async () => ((await (await send(encryptionKeys, {}, {})).json()) as Answered<AnswerOf<typeof encryptionKeys>>).value.keys;
    const { address, init } = await requestFor(each, content, { merchant: 'SAMPAN', keys, ...options });
    return fetch(`${origin}${address}`, init);
  };
  return {
    async call<C extends Call>(asked: C, payload: PayloadOf<C>, options: CallOptions = {}): Promise<Answered<AnswerOf<C>>> {
      const response = await send(asked, payload, options);
      return { status: response.status, ...((await response.json()) as Omit<Answered<AnswerOf<C>>, 'status'>) };
    },
    readiness: async () => (await fetch(`${origin}/health/ready`)).status,
  };
}

describe('a disk that fills up under a platform', () => {
  test('money stops and says so, the rest goes on from the reserve, and both come back by themselves', async ({ skip }) => {
    const disk = smallDisk(200);
    if (disk === undefined) return skip('no disk can be mounted here');
    const dataFolder = path.join(disk, 'data');
    mkdirSync(dataFolder);
    const { call, readiness } = await startOn(dataFolder);
    const reserve = () => statSync(path.join(dataFolder, 'reserve'), { throwIfNoEntry: false })?.size ?? 0;
    const pay = (token: string, key: string) => call(deposit, { methodId: 'play-money', amount: '10000' }, { token, key });
    const enter = () => call(login, { username: 'linh', password: registrationOf('linh').password });

    const solution = solutionOf((await call(challenge, {})).value);
    const { token } = (await call(register, { ...registrationOf('linh'), challenge: solution })).value;
    await expect.poll(reserve, { timeout: 30_000 }).toBe(64 * megabyte);
    expect(await pay(token, 'before')).toMatchObject({ success: true });
    const { sumBalance } = (await call(balance, {}, { token })).value;

    const filler = path.join(disk, 'filler');
    // A look that falls into the filling gives the reserve away, and the filler takes that too: nothing could be promised then.
    for (fillUp(filler); reserve() === 0; fillUp(filler)) {
      rmSync(filler);
      await expect.poll(reserve, { timeout: 30_000 }).toBe(64 * megabyte);
    }
    // What comes before the next look finds its room as well.
    expect(await enter()).toMatchObject({ success: true });
    await expect.poll(readiness, { timeout: 30_000 }).toBe(503);
    expect(await pay(token, 'during')).toMatchObject({ status: 200, success: false, code: 'money_maintenance' });
    expect(await call(balance, {}, { token })).toMatchObject({ success: true, value: { sumBalance } });
    expect(await call(memberInfo, {}, { token })).toMatchObject({ success: true, value: { account: 'linh' } });
    for (let visit = 0; visit < 5; visit += 1) {
      const { success, value } = await enter();
      expect(success).toBe(true);
      expect(await call(logout, {}, { token: value.token })).toMatchObject({ success: true });
      expect(await call(memberInfo, {}, { token: value.token })).toMatchObject({ status: 401 });
    }

    rmSync(filler);
    await expect.poll(readiness, { timeout: 30_000 }).toBe(200);
    expect(reserve()).toBe(64 * megabyte);
    expect(await pay(token, 'during')).toMatchObject({ success: true });
    expect((await call(balance, {}, { token })).value.sumBalance).toBe(String(Number(sumBalance) + 10_000));
  }, 180_000);
});

describe('a store that may not grow', () => {
  test('every payment is acknowledged and kept, or refused as maintenance and not made at all', async () => {
    const platform = await openPlatform();
    undo.push(() => platform.close());
    const { db } = platform.parts;
    const token = await registered(platform, 'linh');
    const pay = async (key: number) =>
      platform.call(deposit, { methodId: 'play-money', amount: '10000' }, { token, key: `key ${key}`.replace(' ', '-') });
    const sum = async () => Number((await platform.call(balance, {}, { token })).value.sumBalance);

    await sql`pragma max_page_count = 1`.execute(db);
    let paid = 0;
    const refused: number[] = [];
    for (let round = 0; refused.length < 40 && round < 200; round += 1) {
      const keys = Array.from({ length: 20 }, (_, index) => round * 20 + index);
      const answers = await Promise.all(keys.map(pay));
      for (const [index, { success, code }] of answers.entries()) {
        if (success) paid += 1;
        else {
          expect(code).toBe('money_maintenance');
          refused.push(keys[index] ?? 0);
        }
      }
    }
    expect(refused.length).toBeGreaterThanOrEqual(40);
    expect(await sum()).toBe(1_000 + paid * 10_000);
    expect(await reconcile(db)).toEqual([]);

    await sql`pragma max_page_count = 1000000`.execute(db);
    for (const key of refused) expect(await pay(key)).toMatchObject({ success: true });
    expect(await sum()).toBe(1_000 + (paid + refused.length) * 10_000);
  }, 180_000);
});
