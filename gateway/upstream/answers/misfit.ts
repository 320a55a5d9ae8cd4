import type { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import { UpstreamFault } from '../failure.ts';

/** Where an answer is another than the contract says. Shapes alone, no values: those may be personal, and this ends in a log. */
export interface Misfit {
  /** Way to it inside the answer, such as `games.3.minBet`. */
  readonly at: string;
  readonly expected: string;
  readonly received: string;
}

/** An answer that cannot be used, or not all of it. */
export class AnswerMisfit extends UpstreamFault {
  /** Name of the call. */
  readonly call: string;
  readonly misfits: readonly Misfit[];

  constructor(call: Call, misfits: readonly Misfit[]) {
    super(`${callText(call)}: ${misfits.map(textOf).join('; ')}`);
    this.call = nameOf(call);
    this.misfits = misfits;
  }
}

const names = new Map<Call, CallName>();

/** The name of a call in openapi.json. */
export function nameOf(call: Call): string {
  if (names.size === 0) for (const [name, each] of Object.entries(calls)) names.set(each, name as CallName);
  return names.get(call) ?? call.path;
}

/** A call as a line says it. */
export const callText = (call: Call): string => `${nameOf(call)} (${call.method} ${call.path})`;

/** A misfit as a line says it. */
export const textOf = ({ at, expected, received }: Misfit): string => `${at} should be ${expected}, is ${received}`;

const maxNamed = 5;

export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'string') return `a string of ${value.length}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function expectationOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `of type ${issue.expected}`;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum}${issue.origin === 'number' ? '' : ' long'}`;
    case 'too_big':
      return `at most ${issue.maximum}${issue.origin === 'number' ? '' : ' long'}`;
    case 'invalid_format':
      return `in the format ${issue.pattern ?? issue.format}`;
    default:
      return issue.code.replaceAll('_', ' ');
  }
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);

/** What is wrong with a value, the first few places of it. */
export const misfitsOf = (error: z.ZodError, value: unknown): Misfit[] =>
  error.issues.slice(0, maxNamed).map((issue) => ({
    at: issue.path.join('.') || 'the answer',
    expected: expectationOf(issue),
    received: kindOf(valueAt(value, issue.path)),
  }));
