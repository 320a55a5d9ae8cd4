import type { z } from 'zod';
import type { SessionHandle } from '../context.ts';
import { NotSignedIn, UpstreamRefusal } from '../upstream/failure.ts';
import { NotSignedInError } from './refusals.ts';

/** What a refusal code of the operator means here, from the details that came with it. */
export type Meanings = Readonly<Record<string, (details: unknown) => Error>>;

/** A meaning that needs details. Details of another shape leave the refusal unread, and so a fault. */
export const withDetails =
  <Details extends z.ZodType>(shape: Details, meaning: (details: z.output<Details>) => Error) =>
  (details: unknown): Error => {
    const read = shape.safeParse(details);
    return read.success ? meaning(read.data) : new Error('the details of a refusal could not be read', { cause: read.error });
  };

/**
 * For `.catch`: throws what the operator's no means to a person. A void token ends the session here too.
 * Codes without a meaning stay what they are, and are masked as faults.
 */
export const refusedAs =
  (session: SessionHandle, meanings: Meanings = {}) =>
  (cause: unknown): never => {
    if (cause instanceof NotSignedIn) {
      session.close();
      throw new NotSignedInError();
    }
    if (cause instanceof UpstreamRefusal && Object.hasOwn(meanings, cause.code)) throw meanings[cause.code]?.(cause.value) ?? cause;
    throw cause;
  };
