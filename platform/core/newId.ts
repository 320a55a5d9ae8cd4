import { v7 } from 'uuid';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** Where each clock's ids stand; ids of one clock keep the order in which they were made. */
const lastIds = new WeakMap<Clock, { millisecond: number; sequence: number }>();

/** A UUIDv7 of the clock's time. Within one process, a later id always sorts after an earlier one. */
export function newId({ clock, random }: { readonly clock: Clock; readonly random: Random }): string {
  const now = clock.now();
  const last = lastIds.get(clock);
  const bytes = random.bytes(16);
  const fresh = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) >>> 1;
  const next =
    last === undefined || now > last.millisecond
      ? { millisecond: now, sequence: fresh }
      : last.sequence < 0xff_ff_ff_ff
        ? { millisecond: last.millisecond, sequence: last.sequence + 1 }
        : { millisecond: last.millisecond + 1, sequence: fresh };
  lastIds.set(clock, next);
  return v7({ msecs: next.millisecond, seq: next.sequence, random: bytes });
}
