import { setText } from '../../../core/page/element.ts';
import { retryUntilAnswered, type Wait } from '../../games/kit/retryUntilAnswered.ts';

/** Milliseconds without an answer after which the player is told. */
const lateAfter = 3_000;

/** Asks until it is answered, and never gives up: what it was asked for may have taken a stake. For as long as the answer is late, `line` says so. */
export async function answerTo<T>(call: () => Promise<T>, line: HTMLElement, late: string, wait: Wait): Promise<T> {
  const before = line.textContent;
  let isHere = false;
  void wait(lateAfter).then(() => {
    if (!isHere) setText(line, late);
  });
  try {
    return await retryUntilAnswered(call, wait);
  } finally {
    isHere = true;
    setText(line, before);
  }
}
