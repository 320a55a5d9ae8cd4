import type { Maintenance } from '../ledger/maintenance/maintenance.ts';
import type { Log } from '../log.ts';
import type { DiskRoom } from '../store/sqlite/sqliteDriver.ts';
import type { DiskReserve } from './diskReserve.ts';

export interface DiskWatch extends DiskRoom {
  /** Takes the reserve, at first and whenever there is room for it again; stops money where there is none. */
  tend(): Promise<void>;
}

interface WatchParts {
  readonly reserve: DiskReserve;
  readonly maintenance: Maintenance;
  readonly log: Log;
  /** Bytes that can still be written. */
  free(): number;
}

/** Below this, money stops and the reserve is given to everything else; a write-ahead log takes a few of it. */
const leastFree = 16 * 1024 * 1024;

/**
 * Keeps money from moving while the disk is full: sessions and log-outs have the reserve to themselves then. Money moves again once
 * the reserve has been taken back and there is room beside it.
 */
export function watchDisk({ reserve, maintenance, log, free }: WatchParts): DiskWatch {
  const stopMoney = (): boolean => {
    if (!maintenance.isOn('disk')) log.error({ event: 'disk_full' }, 'the disk is full: no money is moved until there is room again');
    maintenance.begin('disk');
    return reserve.release();
  };
  /** Room that is left when the reserve is whole. */
  const isRoomy = (left: number): boolean => left - reserve.bytes >= 2 * leastFree;

  const takeBack = async (): Promise<void> => {
    try {
      await reserve.take();
    } catch {
      // It could not be taken, so the room is not there, whatever the disk reports.
      stopMoney();
      return;
    }
    // A write may have been given the reserve meanwhile.
    if (!reserve.isHeld()) return;
    if (maintenance.isOn('disk')) log.warn({ event: 'disk_has_room' }, 'the disk has room again, and money moves');
    maintenance.end('disk');
  };

  return {
    look() {
      if (free() < leastFree && reserve.isHeld()) stopMoney();
    },
    make: stopMoney,
    async tend() {
      const left = free();
      const isHeld = reserve.isHeld();
      if (isHeld ? left < leastFree : !isRoomy(left)) stopMoney();
      else if (!isHeld) await takeBack();
    },
  };
}
