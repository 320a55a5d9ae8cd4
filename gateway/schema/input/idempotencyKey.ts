import { BadInput } from './badInput.ts';

/** A key as a client made it: it becomes a header, where a line break would start another one. */
export function checkedKey(key: string): string {
  if (!/^[\w.:-]{8,255}$/.test(key)) throw new BadInput('`idempotencyKey` must be 8 to 255 letters, digits or -_.:');
  return key;
}

/** What is said of a key wherever one is taken; `repetition` is what sending it again does. */
export const keyDescription = (repetition: string): string =>
  `Made by the client when the form opens, and kept over retries: a repetition ${repetition}, and moves nothing. With other values it is an error with code \`IDEMPOTENCY_MISMATCH\`. 8 to 255 letters, digits or \`-_.:\`; others are refused with code \`BAD_USER_INPUT\`.`;
