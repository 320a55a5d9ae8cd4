import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { register } from '#contract/identity/member.ts';
import { deposit } from '#contract/money/deposit.ts';
import { registrationOf } from '../../platform/testing/registration.ts';
import { openTestStore } from '../../platform/testing/openTestStore.ts';
import type { Engine } from '../../platform/core/store/engine.ts';
import { startPlatformProcess, type PlatformProcess } from '../faults/platformProcess.ts';
import { openForeignOperator } from '../operator/openForeignOperator.ts';
import type { Operator } from '../operator/Operator.ts';
import { freePort } from '../stack/freePort.ts';

/** Milliseconds between two payments that are made while something else is done: without, they would leave it little of the processor, and be checked with all others afterwards. */
export const betweenPayments = 20;

/** A platform of its own process, with a member who pays in. */
export interface PlayedBooks {
  readonly dataFolder: string;
  /** Settings by which a command finds the store. */
  readonly settings: NodeJS.ProcessEnv;
  readonly operator: Operator;
  /** Token of the member. */
  readonly token: string;
  /** Pays 10,000 in under this key. */
  pay(key: string): Promise<boolean>;
  readonly platform: PlatformProcess;
  close(): Promise<void>;
}

export async function openPlayedBooks(engine: Engine = 'sqlite'): Promise<PlayedBooks> {
  const dataFolder = path.join(mkdtempSync(path.join(tmpdir(), 'sampan-books-')), 'data');
  const store = engine === 'postgres' ? await openTestStore(engine) : undefined;
  const url = store && 'url' in store.location ? store.location.url : '';
  const port = await freePort();
  const platform = await startPlatformProcess(port, dataFolder, url);
  const operator = openForeignOperator({ url: `http://127.0.0.1:${port}`, merchant: 'SAMPAN' }, Date.now());
  const { token } = (await operator.call(register, registrationOf('linh'))).value;
  return {
    dataFolder,
    settings: { DATA_DIR: dataFolder, DATABASE_URL: url },
    operator,
    token,
    pay: async (key) => (await operator.call(deposit, { methodId: 'play-money', amount: '10000' }, { token, key })).success,
    platform,
    async close() {
      await platform.kill();
      await store?.close();
      rmSync(path.dirname(dataFolder), { recursive: true, force: true });
    },
  };
}
