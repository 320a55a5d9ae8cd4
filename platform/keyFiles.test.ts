import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from './core/store/engine.ts';
import { secretKeyOf } from './core/secrets/secretKeys.ts';
import { openTestStore, testEngines, type TestStore } from './testing/openTestStore.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const line = (number: number) => createHash('sha256').update(`machine ${number}`).digest('base64');
const idOf = (number: number) => secretKeyOf(line(number)).id;
const patience = { timeout: 20_000, interval: 100 };

let folder: string;
let store: TestStore | undefined;
let children: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'key-files-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await store?.close();
  store = undefined;
  await rm(folder, { recursive: true });
});

/** The key file of a machine, with these keys, the newest first. */
const write = (machine: string, ...keys: readonly number[]) => writeFile(join(folder, machine), `${keys.map(line).join('\n')}\n`);

function begin(machine: string, engine: Engine) {
  const location = store?.location;
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: location !== undefined && 'url' in location ? location.url : '',
      PLATFORM_PORT: '0',
      DATA_DIR: join(folder, engine === 'sqlite' ? 'data' : `data of ${machine}`),
      SECRET_KEY_FILE: join(folder, machine),
    },
  });
  children.push(child);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said };
}
async function started(machine: string, engine: Engine) {
  const { child, said } = begin(machine, engine);
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  const ask = async (path: string) => {
    const response = await fetch(`${address}${path}`, { headers: { merchant: 'SAMPAN' } });
    return [response.status, (await response.json()) as object] as const;
  };
  return { child, said, ready: () => ask('/health/ready'), keys: () => ask('/wps/system/encryptionKeys') };
}

const begun = async (engine: Engine): Promise<void> => void (store = engine === 'postgres' ? await openTestStore('postgres') : undefined);

describe.each(testEngines())('AUT-011 on %s', (engine) => {
  test('a machine whose key file lacks the key that the store was turned to says so in one line, and does not start', async () => {
    await begun(engine);
    await write('first', 1);
    const before = await started('first', engine);
    before.child.kill('SIGTERM');
    await once(before.child, 'exit');
    await write('first', 2, 1);
    const after = await started('first', engine);
    expect((await after.keys())[0]).toBe(200);
    after.child.kill('SIGTERM');
    await once(after.child, 'exit');

    await write('second', 1);
    const { child, said } = begin('second', engine);
    expect((await once(child, 'close'))[0]).toBe(1);
    expect(said().trim().split('\n')).toEqual([expect.stringContaining(`sealed with the key ${idOf(2)}, which is not among those given`)]);
  });
});

test.runIf(testEngines().includes('postgres'))(
  'AUT-011 of two that run on one store the one whose file lacks the new key is not ready, says why, and takes no call until its file names it',
  async () => {
    await begun('postgres');
    await write('first', 1);
    await write('second', 1);
    const [first, second] = [await started('first', 'postgres'), await started('second', 'postgres')];
    const published = await first.keys();
    expect(await second.keys()).toEqual(published);
    await write('first', 2, 1);
    await expect.poll(second.ready, patience).toEqual([503, { status: 'not ready', reason: 'secret_key_missing', keys: [idOf(2)] }]);
    expect(await second.keys()).toMatchObject([503, { success: false, code: 'fault' }]);
    expect(await first.ready()).toMatchObject([200, { status: 'ready' }]);
    expect(await first.keys()).toEqual(published);
    expect(second.said().match(/secret_key_missing/g)).toHaveLength(1);

    await write('second', 1, 2);
    await expect.poll(async () => (await second.ready())[0], patience).toBe(200);
    expect(await second.keys()).toEqual(published);
  },
  60_000,
);
