/** As much of Babel's path as is looked at. */
interface Path {
  isCallExpression(): boolean;
  get(key: 'callee'): { toString(): string };
}

/** Lines of the log and counts of the metrics: what the operator is told, in words that may change. */
const told = /^(?:\w+\.)*(?:log|logger)\.(?:debug|info|warn|error)$|^(?:\w+\.)*metrics\b.*\.(?:inc|dec|set|observe|startTimer)$/;

/** Tells Stryker which code is left as it is. What decides whether something is told is mutated all the same. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'reports',
    value: {
      shouldIgnore: (path: Path): string | undefined =>
        path.isCallExpression() && told.test(path.get('callee').toString()) ? 'the words of a report' : undefined,
    },
  },
];
