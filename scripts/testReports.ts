/** What one step of the test command came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** One line for each that failed, to be read without scrolling. */
  readonly failures: readonly string[];
  /** One line for each that failed first and passed when it was tried again. */
  readonly flaky: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

interface JourneyReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

const firstLine = (text: string | undefined): string => (text ?? '').split('\n')[0]?.slice(0, 300) ?? '';

/** Reads vitest's JSON report and the lines of `flakyTests.ts`. A file that could not be run at all counts as one failure. */
export function tallyVitest(text: string, flaky: string, code: number): Tally {
  const report = JSON.parse(text) as VitestReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((each) => each.status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages[0])}`);
    return status === 'failed' && failed.length === 0 ? [`${name}: ${firstLine(message)}`] : failed;
  });
  // An error between the tests fails the run without failing a test.
  const unnamed = code !== 0 && failures.length === 0 ? ['vitest: the run failed outside of its tests'] : [];
  return {
    passed: report.numPassedTests,
    failed: failures.length + unnamed.length,
    failures: [...failures, ...unnamed],
    flaky: flaky.split('\n').filter((line) => line !== ''),
  };
}

/** Reads Playwright's JSON report. */
export function tallyJourneys(text: string, code: number): Tally {
  const { stats, suites } = JSON.parse(text) as JourneyReport;
  const failures = suites.flatMap((suite) => specsOf(suite, ({ ok }) => !ok));
  const flaky = suites.flatMap((suite) => specsOf(suite, ({ tests }) => tests.some(({ status }) => status === 'flaky')));
  const unnamed = code !== 0 && failures.length === 0 ? ['journeys: the run failed outside of its tests'] : [];
  return { passed: stats.expected + stats.flaky, failed: failures.length + unnamed.length, failures: [...failures, ...unnamed], flaky };
}

const specsOf = (suite: Suite, isWanted: (spec: Suite['specs'][number]) => boolean): string[] => [
  ...suite.specs.filter(isWanted).map(({ file, title }) => `${file}: ${title}`),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, isWanted)),
];
