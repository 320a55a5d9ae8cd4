import { BadInput } from './badInput.ts';

/** A key as a client made it: it becomes a header, where a line break would start another one. */
export function checkedKey(key: string): string {
  if (!/^[\w.:-]{8,255}$/.test(key)) throw new BadInput('`idempotencyKey` must be 8 to 255 letters, digits or -_.:');
  return key;
}
