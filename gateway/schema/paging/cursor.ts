import { BadInput } from '../input/badInput.ts';

const wellFormed = /^[\w-]{2,120}$/;

/** A cursor names the record it stands behind; what comes later does not move it. */
export const cursorOf = (recordId: string): string => Buffer.from(recordId).toString('base64url');

const notOurs = () => new BadInput('`after` is not a cursor of this connection.');

export function recordBehind(cursor: string): string {
  const recordId = wellFormed.test(cursor) ? Buffer.from(cursor, 'base64url').toString() : '';
  if (recordId === '' || cursorOf(recordId) !== cursor || recordId.length > 64 || /\p{Cc}/u.test(recordId)) throw notOurs();
  return recordId;
}

/** The same for a list that the operator tells whole, whose cursors name the place of a record in it, counted from 1. */
export function placeBehind(cursor: string): number {
  const place = recordBehind(cursor);
  if (!/^[1-9]\d{0,4}$/.test(place)) throw notOurs();
  return Number(place);
}
