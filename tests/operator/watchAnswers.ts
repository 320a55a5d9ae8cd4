import type { Call } from '#contract/call.ts';
import { callText, misfitsOf, textOf } from '../../gateway/upstream/answers/misfit.ts';
import type { Operator, OperatorAnswer } from './Operator.ts';

/** An operator, and what it has answered since that does not fit. */
export interface WatchedOperator {
  readonly at: Operator;
  /** Of the call that is looked at, a sentence for each place of the newest such answer. */
  misfitOf(): readonly string[];
  /** Of the calls that came before it, the newest, in one line that names the call; undefined where all of them fit. */
  misfitBefore(): string | undefined;
}

/** Keeps account of what a case is answered on its way: where it goes on from too little, what stands behind it is no fault of its own call. */
export function watchAnswers(operator: Operator, looked: Call): WatchedOperator {
  let own: readonly string[] = [];
  let before: string | undefined;
  const note = (asked: Call, { success, value }: OperatorAnswer): void => {
    const read = asked.answer.safeParse(value);
    if (!success || read.success) return;
    const misfits = misfitsOf(read.error, value).map(textOf);
    if (asked === looked) own = misfits;
    else before = `${callText(asked)}: ${misfits.join('; ')}`;
  };
  return {
    at: {
      ...operator,
      async call(asked, payload, options) {
        const said = await operator.call(asked, payload, options);
        note(asked, said);
        return { ...said, of: asked };
      },
    },
    misfitOf: () => own,
    misfitBefore: () => before,
  };
}
