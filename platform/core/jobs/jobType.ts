import type { z } from 'zod';

/** What a kind of job is called, and the shape of what it is given. Whoever schedules one needs no more. */
export interface JobType<Payload> {
  /** Noun and deed, such as `recovery.mailLink`; stored, so it never becomes another word. */
  readonly kind: string;
  /** What JSON can carry. Sealed at rest, so it may be personal. */
  readonly payload: z.ZodType<Payload>;
}
