/** What one step of the test command came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** One line for each that failed, to be read without scrolling. */
  readonly failures: readonly string[];
  /** One line for each that failed first and passed when it was tried again. */
  readonly flaky: readonly string[];
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** What vitest's JSON report says, and how its process ended. */
export interface VitestRun {
  readonly testResults: readonly TestFile[];
  readonly code: number;
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

/** What failed in a file, a line each with the test's name first. A file that could not be run at all counts as one failure. */
const failuresOf = ({ name, status, message, assertionResults }: TestFile): readonly (readonly [test: string, cause: string])[] => {
  const failed = assertionResults
    .filter((each) => each.status === 'failed')
    .map(({ fullName, failureMessages }) => [`${name}: ${fullName}`, firstLine(failureMessages[0])] as const);
  return status === 'failed' && failed.length === 0 ? [[name, firstLine(message)]] : failed;
};

/** The files with something that failed. */
export const failedFiles = ({ testResults }: VitestRun): readonly string[] =>
  testResults.filter((file) => failuresOf(file).length > 0).map(({ name }) => name);

/** Sums up a run of vitest; what `again` says of the files that it ran once more holds in place of what `first` says of them. */
export function tallyVitest(first: VitestRun, again?: VitestRun): Tally {
  const repeated = new Map(again?.testResults.map((file) => [file.name, file]));
  const files = first.testResults.map((file) => repeated.get(file.name) ?? file);
  const failures = files.flatMap(failuresOf);
  const stillFailed = new Set(failures.map(([test]) => test));
  // An error between the tests fails the run without failing a test.
  const unnamed = (again ?? first).code !== 0 && failures.length === 0 ? ['vitest: the run failed outside of its tests'] : [];
  return {
    passed: files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length,
    failed: failures.length + unnamed.length,
    failures: [...failures.map((parts) => parts.join(': ')), ...unnamed],
    flaky: first.testResults.flatMap(failuresOf).flatMap(([test]) => (stillFailed.has(test) ? [] : [test])),
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
