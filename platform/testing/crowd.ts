import type { Engine } from '../core/store/engine.ts';

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
 * How many a crowd counts where it is to show that none slips through at once. What PostgreSQL could let through is bounded by its
 * connections, of which a tenth is still many times as many.
 */
export const crowdOn = (engine: Engine, count: number): number => (engine === 'sqlite' ? count : count / 10);
