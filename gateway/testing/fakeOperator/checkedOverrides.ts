import { type CallName, calls } from '#contract/calls.ts';
import { callText, misfitsOf, textOf } from '../../upstream/answers/misfit.ts';
import type { FakeHandlers } from './FakeCallContext.ts';
import { FakeRefusal } from './fakeRefusal.ts';
import { callProblem } from './callProblem.ts';
import { fakeDetailsOf } from './fakeRefusalDetails.ts';
import { detailsProblem, refusalProblem } from './faultProblem.ts';

/** What is wrong with an answer that stands in for that of a call. */
function answerProblem(name: CallName, answer: unknown): string | undefined {
  if (answer instanceof Promise) return `${name} answers a promise: a handler answers at once`;
  const read = calls[name].answer.safeParse(answer ?? {});
  if (read.success) return undefined;
  return `what stands in for ${callText(calls[name])} does not fit: ${misfitsOf(read.error, answer ?? {})
    .map(textOf)
    .join('; ')}`;
}

function mistakeOf(name: CallName, error: unknown): Error | undefined {
  if (!(error instanceof FakeRefusal)) return error instanceof Error ? error : new TypeError(`overrides: ${name} throws no error`);
  const problem = refusalProblem(name, error.code) ?? detailsProblem(name, error.code, error.value);
  return problem === undefined ? undefined : new TypeError(`overrides: ${problem}`);
}

/** A refusal that says no details has those that a fault by its word has. */
const withStandIns = (name: CallName, error: unknown): unknown =>
  error instanceof FakeRefusal && error.value === undefined
    ? new FakeRefusal(error.code, fakeDetailsOf(name, error.code), error.message)
    : error;

/**
 * The same handlers; what one of them answers or throws that its call does not is put into `mistakes`, as it would come out of the gateway as
 * a fault that says nothing of it. Throws a `TypeError` for a handler of a call that there is not, and for what is no handler, such as an answer
 * itself.
 */
export function checkedOverrides(overrides: Partial<FakeHandlers>, mistakes: Error[]): Partial<FakeHandlers> {
  // A read is asked three times.
  const note = (mistake: Error): void => {
    if (!mistakes.some(({ message }) => message === mistake.message)) mistakes.push(mistake);
  };
  const checked = Object.entries(overrides).map(([given, handler]) => {
    const problem = callProblem(given);
    if (problem !== undefined) throw new TypeError(`overrides: ${problem}`);
    if (handler === undefined) return [given, handler] as const;
    if (typeof handler !== 'function')
      throw new TypeError(`overrides: ${given} is a function of the payload, whose answer is that of the call`);
    const name = given as CallName;
    const answered = (...asked: readonly unknown[]): unknown => {
      try {
        const answer = (handler as (...each: readonly unknown[]) => unknown)(...asked);
        const strange = answerProblem(name, answer);
        if (strange !== undefined) note(new TypeError(`overrides: ${strange}`));
        return answer;
      } catch (error) {
        const mistake = mistakeOf(name, error);
        if (mistake !== undefined) note(mistake);
        throw withStandIns(name, error);
      }
    };
    return [given, answered] as const;
  });
  return Object.fromEntries(checked.filter(([, handler]) => handler !== undefined)) as Partial<FakeHandlers>;
}
