/** What a command says instead of beginning, and the code that it ends with. */
export interface UsageAnswer {
  readonly text: string;
  readonly code: 0 | 2;
}

/**
 * What a command that takes no arguments makes of those that it was `given`: how it is used, for whoever asks by `--help`; that nothing is taken,
 * for whoever would otherwise wait for what it does not do; undefined, and it begins.
 */
export function usageAnswer(given: readonly string[], usage: string): UsageAnswer | undefined {
  if (given.includes('--help')) return { text: usage, code: 0 };
  const [first] = given;
  return first === undefined ? undefined : { text: `'${first}' is not taken: nothing is\n\n${usage}`, code: 2 };
}
