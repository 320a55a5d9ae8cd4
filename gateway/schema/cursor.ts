import { BadInput } from './badInput.ts';

const wellFormed = /^[\w-]{2,120}$/;

/** A cursor names the record it stands behind; what comes later does not move it. */
export const cursorOf = (recordId: string): string => Buffer.from(recordId).toString('base64url');

export function recordBehind(cursor: string): string {
  const recordId = wellFormed.test(cursor) ? Buffer.from(cursor, 'base64url').toString() : '';
  if (recordId === '' || cursorOf(recordId) !== cursor || recordId.length > 64 || /\p{Cc}/u.test(recordId))
    throw new BadInput('`after` is not a cursor of this connection.');
  return recordId;
}
