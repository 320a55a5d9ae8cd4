import type { ReactNode } from 'react';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface CountdownProps {
  /** Milliseconds since 1970; `null` where nothing is waited for. */
  deadline: number | null;
  /** Drawn anew each second; 0 from the deadline on. */
  children: (seconds: number) => ReactNode;
}

/** Keeps the redrawing of each second to what shows it. */
export function Countdown({ deadline, children }: CountdownProps) {
  return children(useSecondsLeft(deadline));
}
