import { existsSync } from 'node:fs';
import { didYouMean } from './didYouMean.ts';

interface Expectation {
  readonly fits: (given: unknown) => boolean;
  /** What it is, as a sentence goes on after the name of the option. */
  readonly words: string;
}

const withMethods =
  (...names: readonly string[]) =>
  (given: unknown): boolean =>
    // `Date` is a clock, too.
    ((typeof given === 'object' && given !== null) || typeof given === 'function') &&
    names.every((name) => typeof Reflect.get(given, name) === 'function');
const isObject = withMethods();
const anything = (): boolean => true;
const isFunction = (given: unknown): boolean => typeof given === 'function';
const isPath = (given: unknown): boolean => typeof given === 'string' && existsSync(given);

/** What each is, for programs whose types nobody checks. */
const expectations = {
  persona: { fits: anything, words: 'the name of a persona' },
  overrides: { fits: isObject, words: 'an object of functions, by the name of a call' },
  faults: { fits: isObject, words: 'an object of faults, by the name of a call' },
  clock: { fits: withMethods('now'), words: 'an object with now, which answers milliseconds: { now: () => Date.UTC(2026, 1, 1) }' },
  latency: { fits: (given) => typeof given === 'number' && given >= 0, words: 'a number of milliseconds, 0 or more' },
  seed: { fits: Number.isSafeInteger, words: 'a whole number' },
  log: { fits: withMethods('info', 'warn', 'error'), words: 'a log of pino' },
  sharing: { fits: (given) => isObject(given) && isObject(Reflect.get(given as object, 'upstream')), words: 'another mock gateway' },
  persistedFile: { fits: isPath, words: 'the path of a file that is there' },
  webFolder: { fits: isPath, words: 'the path of a folder that is there' },
  graphiqlHeaders: { fits: isObject, words: 'an object of texts, by the name of a header' },
  trustedProxies: { fits: anything, words: 'a number of proxies, or their addresses' },
  sharedEvents: { fits: isObject, words: 'what hands events to other gateways' },
  tamper: { fits: isFunction, words: 'a function of the name of a call and its answer' },
  hold: { fits: isFunction, words: 'a function of a call' },
  members: { fits: isObject, words: 'the accounts of another operator in memory' },
  events: { fits: withMethods('tell'), words: 'the events of another operator in memory' },
  gatewayKey: { fits: (given) => typeof given === 'string', words: 'a text' },
} as const satisfies Readonly<Record<string, Expectation>>;

export type OptionName = keyof typeof expectations;

/** What is wrong with options of `createMockGateway`, all of whose names are given as a type; undefined where they can be used. */
export function optionProblem<Name extends OptionName>(options: Readonly<Partial<Record<Name, unknown>>>): string | undefined {
  if (!isObject(options)) return `createMockGateway takes options such as { persona: 'member' }, and not ${JSON.stringify(options)}`;
  for (const [name, given] of Object.entries(options)) {
    const expected: Expectation | undefined = Object.hasOwn(expectations, name) ? expectations[name as OptionName] : undefined;
    if (!expected) return `${name} is no option of createMockGateway${didYouMean(name, Object.keys(expectations))}`;
    if (given !== undefined && !expected.fits(given))
      return `${name} is ${expected.words}, and not ${JSON.stringify(given) ?? typeof given}`;
  }
  return undefined;
}
