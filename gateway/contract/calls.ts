import { listedCalls } from './__generated__/listedCalls.ts';

/** Every upstream call by name. The platform must answer each of them, or it does not compile. */
export const calls = listedCalls;

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** All of them, in the order of the list. */
export const callNames = Object.keys(calls) as readonly CallName[];
