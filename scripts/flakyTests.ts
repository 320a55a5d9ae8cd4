import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** A vitest reporter that writes the tests which passed only when they were tried again, a line each, to the file named by FLAKY_TESTS. */
export default class FlakyTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const file = process.env['FLAKY_TESTS'];
    if (file !== undefined && test.diagnostic()?.flaky === true) appendFileSync(file, `${test.module.moduleId}: ${test.fullName}\n`);
  }
}
