import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '#contract/identity/member.ts';
import { challenge } from '#contract/identity/verification.ts';
import { expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { type Log, silentLog } from './core/log.ts';
import { startPlatform } from './startPlatform.ts';
import { callOver } from './testing/callOver.ts';
import { registrationOf } from './testing/registration.ts';
import { solutionOf } from './testing/solve.ts';

test('CRS-012 a start over a store that is ahead of the clock says so, in a figure too, is not ready, and lets nobody register', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-put-back-'));
  const started = (log: Log = silentLog) => startPlatform(readConfig({ PLATFORM_PORT: '0', DATA_DIR: folder }), log);
  const enter = async (address: string, name: string) => {
    const call = callOver(() => address);
    return call(register, { ...registrationOf(name), challenge: solutionOf((await call(challenge, {})).value) });
  };
  const said: object[] = [];
  try {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000, shouldAdvanceTime: true });
    const before = await started();
    expect(await enter(before.address, 'linh')).toMatchObject({ success: true });
    await before.stop(0);
    vi.useRealTimers();
    const running = await started({ warn: () => undefined, error: (details) => void said.push(details) });
    try {
      expect(said).toEqual([{ event: 'clock_behind', minutes: 10 }]);
      expect((await fetch(`${running.address}/health/ready`)).status).toBe(503);
      const figures = await (await fetch(`${running.address}/metrics`)).text();
      expect(figures.match(/^platform_money_stopped.*$/gm)).toEqual([
        'platform_money_stopped{reason="books"} 0',
        'platform_money_stopped{reason="disk"} 0',
        'platform_money_stopped{reason="clock"} 1',
      ]);
      expect(await enter(running.address, 'minh')).toMatchObject({ code: 'money_maintenance' });
    } finally {
      await running.stop(0);
    }
  } finally {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  }
});
