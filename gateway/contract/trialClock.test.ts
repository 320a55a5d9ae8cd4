import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { trialClock } from './trialClock.ts';

const folder = mkdtempSync(join(tmpdir(), 'trial-clock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('runs ahead by what its file says, and with the machine where that is missing, unreadable or negative', async () => {
  const file = join(folder, 'clock');
  const hour = 3_600_000;
  const clock = trialClock(file);
  const isAhead = (by: number) => () => Math.abs(clock.now() - Date.now() - by) < 60_000;
  expect(isAhead(0)()).toBe(true);
  writeFileSync(file, String(hour));
  await expect.poll(isAhead(hour)).toBe(true);
  for (const text of ['soon', '-5']) {
    writeFileSync(file, text);
    await expect.poll(isAhead(0)).toBe(true);
    writeFileSync(file, String(2 * hour));
    await expect.poll(isAhead(2 * hour)).toBe(true);
  }
});
