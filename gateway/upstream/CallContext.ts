import type { Language } from './request.ts';

/** One visitor's request, as far as the operator is concerned. */
export interface CallContext {
  /** Asked before every call, so that a session opened by a mutation serves the rest of it. */
  readonly token: () => string | undefined;
  readonly language: Language;
  /** Small whole number that stays the same for a session; picks its hosts. */
  readonly cdnBucket: number;
  /** When the whole operation must be answered, in the clock's milliseconds; asked anew for every call. */
  readonly deadline: () => number;
  readonly correlationId?: string;
  /** Address of the visitor, for the operator's limits and records; sent with calls marked `perVisitor` alone. */
  readonly clientAddress?: string | undefined;
  /** What the visitor's browser calls itself; goes with the address. */
  readonly clientAgent?: string | undefined;
  /** Names the visitor's browser; asked only by calls that tie to one. */
  readonly clientBrowser?: (() => string) | undefined;
  /** Aborted once nobody waits for the answers: what this visitor alone would read is asked no further. Left out where all is to be done to its end. */
  readonly signal?: AbortSignal | undefined;
  /** No person asked for this: it keeps no idle session alive. */
  readonly unattended?: boolean;
  /** Told once the operator has found the token void. */
  readonly onTokenVoid?: () => void;
  /** Told where the operator could not be asked, or answered what cannot be used. */
  readonly onFault?: () => void;
  /** Told where there was no room for a call, and in how many seconds there may be some. */
  readonly onNoRoom?: (seconds: number) => void;
}
