import { join } from 'node:path';
import type { Maintenance } from '../ledger/maintenance/maintenance.ts';
import type { Log } from '../log.ts';
import { runRepeatedly } from '../runRepeatedly.ts';
import { createDiskReserve } from './diskReserve.ts';
import { freeBytes } from './freeBytes.ts';
import { watchDisk, type DiskWatch } from './watchDisk.ts';

const reserveBytes = 64 * 1024 * 1024;
const pause = 1_000;
/** Taking the reserve is the longest that a look does. */
const grace = 5_000;

/** The watch over the disk that an embedded store in `folder` lies on. */
export const watchFolder = (folder: string, parts: { readonly maintenance: Maintenance; readonly log: Log }): DiskWatch =>
  watchDisk({ ...parts, reserve: createDiskReserve(join(folder, 'reserve'), reserveBytes), free: () => freeBytes(folder) });

/** Looks every second, until the answered function is called. */
export const startDiskWatch = (watch: DiskWatch, log: Log): (() => Promise<void>) =>
  runRepeatedly({ what: 'the disk is looked at', pause, grace, round: () => watch.tend() }, log);
