/** `count` questions, so many at once as are let in at once. */
export async function crowd<Answer>(count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < count)
    answers.push(
      ...(await Promise.all(Array.from({ length: Math.min(32, count - answers.length) }, (_, index) => ask(answers.length + index)))),
    );
  return answers;
}

/**
 * How many a crowd counts where it is to show that none slips through at once: a tenth, or all of them by `CROWDS=whole`. What a store could let
 * through at once is bounded by its connections, and what a limit lets through is twenty: a tenth is many times as many.
 */
export const crowdOf = (count: number): number => (process.env['CROWDS'] === 'whole' ? count : count / 10);
