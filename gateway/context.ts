import type { z } from 'zod';
import type { language } from './contract/words.ts';
import type { Upstream } from './upstream/upstream.ts';

export type Language = z.output<typeof language>;

/** What the sealed cookie holds. The token never leaves the gateway. */
export interface Session {
  readonly token: string;
  readonly memberId: string;
  readonly account: string;
  /** 0 player; 1, 2, 41, 42 agent; 4 trial account. */
  readonly type: number;
}

/** The visitor's session for one request; `open` and `close` take effect with the answer's cookie. */
export interface SessionHandle {
  readonly current: Session | undefined;
  open(session: Session): void;
  close(): void;
}

/** What a resolver gets. */
export interface Context {
  readonly session: SessionHandle;
  readonly upstream: Upstream;
  readonly language: Language;
}
