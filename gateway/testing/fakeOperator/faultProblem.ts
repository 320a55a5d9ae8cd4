import type { z } from 'zod';
import { type CallName, calls } from '#contract/calls.ts';
import { noRoom } from '#contract/headers.ts';
import { refusalDetails } from '#contract/refusalDetails.ts';
import { refusalsOf } from '#contract/refusalsOf.ts';
import { misfitsOf, textOf } from '../../upstream/answers/misfit.ts';
import { didYouMean } from '../didYouMean.ts';
import { fakeDetailsOf, isWantOfRoom } from './fakeRefusalDetails.ts';
import { faultShape } from './faultShape.ts';
import { callProblem } from './callProblem.ts';

/** Words that a call may be refused by, as its own, by who asks, or because there is no room. */
export const refusalsOfCall = (name: CallName): readonly string[] => [
  ...new Set<string>([...refusalsOf(calls[name]), 'too_many_attempts']),
];

/** What is wrong with a word as a refusal of a call, and which one was meant; undefined where it may be refused by it. */
export function refusalProblem(name: CallName, word: string): string | undefined {
  const words = refusalsOfCall(name);
  if (words.includes(word)) return undefined;
  return `${name} is refused by ${words.join(', ')}, and not by ${JSON.stringify(word.slice(0, 64))}${didYouMean(word, words)}`;
}

const shapes: Readonly<Partial<Record<string, z.ZodType>>> = refusalDetails;

/** What is wrong with details of a refusal, which the gateway would read as a fault, or not at all; undefined where they are left out. */
export function detailsProblem(name: CallName, word: string, details: unknown): string | undefined {
  const shape = isWantOfRoom(name, word) ? noRoom : Object.hasOwn(shapes, word) ? shapes[word] : undefined;
  if (details === undefined || shape === undefined) return undefined;
  const read = shape.safeParse(details);
  if (read.success) return undefined;
  const misfits = misfitsOf(read.error, details).map((misfit) => textOf({ ...misfit, at: misfit.at === 'the answer' ? 'it' : misfit.at }));
  return `the value of ${word} does not fit ${name}: ${misfits.join('; ')}. It is such as ${JSON.stringify(fakeDetailsOf(name, word))}, which stands in where it is left out`;
}

/** What is wrong with a fault that is given to a call by its name; undefined where it will be met. Programs without types ask for those, too. */
export function faultProblem(name: string, given: unknown): string | undefined {
  const problem = callProblem(name);
  if (problem !== undefined || given === undefined) return problem;
  const read = faultShape.safeParse(given);
  if (!read.success)
    return `${name} is 'fail', 'malformed', { status: 503 }, of 400 to 599, { refuse: code } or { slow: milliseconds }, and not ${JSON.stringify(given) ?? typeof given}`;
  const fault = read.data;
  if (typeof fault !== 'object' || !('refuse' in fault)) return undefined;
  return refusalProblem(name as CallName, fault.refuse) ?? detailsProblem(name as CallName, fault.refuse, fault.value);
}

/** The same faults; what is put there later is looked at as well, where it is put. Throws a `TypeError` for one that nobody would meet. */
export function checkedFaults<Faults extends object>(given: Faults): Faults {
  const check = (name: string, fault: unknown): void => {
    const problem = faultProblem(name, fault);
    if (problem !== undefined) throw new TypeError(`faults: ${problem}`);
  };
  for (const [name, fault] of Object.entries(given)) check(name, fault);
  return new Proxy(
    { ...given },
    {
      set(faults, name, fault) {
        check(String(name), fault);
        return Reflect.set(faults, name, fault);
      },
    },
  );
}
