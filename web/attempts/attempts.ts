import { createContext } from 'react';

/** What a section knows of how often it was begun. */
export interface Attempt {
  /** Changes whenever the section is tried again. */
  readonly number: number;
  readonly again: () => void;
}

/** Null outside of a section. */
export const AttemptContext = createContext<Attempt | null>(null);

let latest = 0;

/** What a section begins with: it has not failed by this number. */
export const latestAttempt = (): number => latest;

/** For whoever tries again, and after each failure: nobody in this page has asked by it before, so no failure is remembered under it. */
export function nextAttempt(): number {
  latest += 1;
  return latest;
}
