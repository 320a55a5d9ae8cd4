import { cacheOf } from '../../cacheOf.ts';
import type { Clock } from '../../clock.ts';
import { refreshAgainAfter } from './refreshAgainAfter.ts';
import { createCoalescing } from './coalescing.ts';

export interface Lifetime {
  /** Milliseconds during which an answer is given without asking. */
  readonly fresh: number;
  /** Milliseconds after that during which it is given once more while a new one is fetched. */
  readonly stale: number;
  /** Whether the first answer to a question is left to those who wait for it, and the next one kept. */
  readonly onlyRepeated?: boolean;
}

/** Answers that are the same for everybody, and questions that are being asked right now. */
export interface SharedAnswers {
  /** The kept answer while it is fresh; while it is stale too, with one refresh in the background. */
  keep<Answer>(key: string, lifetime: Lifetime, ask: () => Promise<Answer>): Promise<Answer>;
  /** Joins the same question in flight, and keeps nothing. */
  coalesce<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer>;
  /** Where that is what is kept: of many who find the same answer to be wrong, the first has it asked for anew, and the others share that. */
  forget(key: string, answer: unknown): void;
}

interface Kept {
  readonly answer: unknown;
  readonly at: number;
  freshUntil: number;
}

const maxKept = 2_000;
const maxAskedOnce = 5_000;

/** `onRefreshFailed` hears of a background refresh that failed; the stale answer stays in use. */
export function createSharedAnswers(clock: Clock, onRefreshFailed: (error: unknown) => void): SharedAnswers {
  const kept = cacheOf<Kept>(maxKept);
  // Kept from the second time on: pages of rows that nobody asked for again took 120 MB.
  const askedOnce = cacheOf<true>(maxAskedOnce);
  const asking = createCoalescing<unknown>();

  const fetch = <Answer>(key: string, { fresh, onlyRepeated = false }: Lifetime, ask: () => Promise<Answer>): Promise<Answer> =>
    asking.run(key, async () => {
      const answer = await ask();
      const at = clock.now();
      if (onlyRepeated && !askedOnce.has(key)) askedOnce.set(key, true);
      else kept.set(key, { answer, at, freshUntil: at + fresh });
      return answer;
    });

  return {
    coalesce: asking.run,
    async keep<Answer>(key: string, lifetime: Lifetime, ask: () => Promise<Answer>) {
      const known = kept.get(key);
      const now = clock.now();
      if (!known || now >= known.at + lifetime.fresh + lifetime.stale) return fetch(key, lifetime, ask);
      if (now >= known.freshUntil) {
        known.freshUntil = now + refreshAgainAfter;
        fetch(key, lifetime, ask).catch(onRefreshFailed);
      }
      return known.answer as Answer;
    },
    forget(key, answer) {
      if (kept.get(key)?.answer !== answer) return;
      kept.delete(key);
      asking.forget(key);
    },
  };
}
