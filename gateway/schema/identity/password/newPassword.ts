import type { z } from 'zod';
import { InvalidFieldsError } from '../../refusals/refusals.ts';

/** The operator's payload; values longer than any operator takes are refused as it would refuse them. */
export function newPasswordPayload<Payload extends z.ZodType>(shape: Payload, input: object): z.output<Payload> {
  const read = shape.safeParse(input);
  if (read.success) return read.data;
  throw new InvalidFieldsError(
    [...new Set(read.error.issues.map((issue) => String(issue.path[0])))].map((name) => ({ name, patternId: 'length' })),
  );
}
