import { callNames, calls } from '#contract/calls.ts';
import { didYouMean } from '../didYouMean.ts';

const known: ReadonlySet<string> = new Set(callNames);

/** What is wrong with a name of a call, and which one was meant; undefined where it is one. A path, as GraphiQL tells of it, is none. */
export function callProblem(name: string): string | undefined {
  if (known.has(name)) return undefined;
  const byPath = callNames.filter((each) => name.endsWith(calls[each].path));
  const meant = byPath.length > 0 ? `; did you mean ${byPath.join(' or ')}?` : didYouMean(name, callNames);
  return `${JSON.stringify(name.slice(0, 64))} is no call of openapi.json${meant}`;
}
