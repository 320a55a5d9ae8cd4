import { BadInput } from '../input/badInput.ts';

const wellFormed = /^[\w-]{2,160}$/;

/** A cursor names the record it stands behind, and the list by the type of its nodes; what comes later does not move it. */
export const cursorOf = (list: string, recordId: string): string => Buffer.from(`${list}:${recordId}`).toString('base64url');

const notOurs = () => new BadInput('`after` is not a cursor of this connection.');

/** Another list's cursor would be some place in this one, and an empty page or the first one once more look like answers. */
export function recordBehind(list: string, cursor: string): string {
  const named = wellFormed.test(cursor) ? Buffer.from(cursor, 'base64url').toString() : '';
  const recordId = named.slice(list.length + 1);
  if (recordId === '' || cursorOf(list, recordId) !== cursor || recordId.length > 64 || /\p{Cc}/u.test(recordId)) throw notOurs();
  return recordId;
}

/** The same for a list that the operator tells whole, whose cursors name the place of a record in it, counted from 1. */
export function indexBehind(list: string, cursor: string): number {
  const place = recordBehind(list, cursor);
  if (!/^[1-9]\d{0,4}$/.test(place)) throw notOurs();
  return Number(place);
}
