import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { languageCodes } from '../contract/languages.ts';
import { systemStatus } from '../contract/system/site.ts';
import { createLog } from '../log.ts';
import { away, createClientUnderTest } from './testing/clientUnderTest.ts';

test('while calls are paused, which is told once, what is kept is given on without a line for each refresh', async () => {
  const operator = createClientUnderTest();
  const told: string[] = [];
  const log = createLog({ level: 'warn', buffered: false }, { write: (line) => void told.push(line) });
  const { forRequest } = operator.client({ log });
  const everybodyAsks = () =>
    Promise.all(languageCodes.map((language) => forRequest(operator.context({ language })).call(systemStatus, {})));
  const lines = (word: string): number => told.filter((line) => line.includes(word)).length;
  await everybodyAsks();
  operator.respond = away();
  const untilPaused = async (): Promise<void> => {
    operator.clock.time += 1_000;
    await everybodyAsks();
    expect(lines('calls_paused')).toBe(1);
  };
  await vi.waitFor(untilPaused, { timeout: 10_000 });
  // Between two times that the operator is asked whether it is there again.
  for (let second = 0; second < 4; second += 1) {
    operator.clock.time += 1_000;
    await everybodyAsks();
    await setImmediate();
  }
  expect(lines('could not be refreshed')).toBeGreaterThan(0);
  expect(lines('CallsPaused')).toBe(0);
  expect(lines('calls_paused')).toBe(1);
});
