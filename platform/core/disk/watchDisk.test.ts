import { closeSync, fstatSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMaintenance } from '../ledger/maintenance/maintenance.ts';
import type { Log } from '../log.ts';
import { createDiskReserve, type DiskReserve } from './diskReserve.ts';
import { watchDisk, type DiskWatch } from './watchDisk.ts';

const megabyte = 1024 * 1024;
const maintenance = createMaintenance();
let folder: string;
let reserve: DiskReserve;
let watch: DiskWatch;
let free: number;
let logged: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
  reserve = createDiskReserve(path.join(folder, 'reserve'), 2 * megabyte);
  maintenance.end('disk');
  free = 1_000 * megabyte;
  logged = [];
  const tell = (_details: object, message: string) => void logged.push(message);
  const log: Log = { error: tell, warn: tell };
  watch = watchDisk({ reserve, maintenance, log, free: () => free });
});
afterEach(() => rmSync(folder, { recursive: true }));

const state = () => ({ held: reserve.isHeld(), stopped: maintenance.isOn('disk') });

test('the reserve takes its whole room on the disk, and gives all of it back', async () => {
  await reserve.take();
  const { size, blocks } = statSync(path.join(folder, 'reserve'));
  expect(size).toBe(2 * megabyte);
  expect(blocks * 512).toBeGreaterThanOrEqual(2 * megabyte);
  expect(reserve.release()).toBe(true);
  expect(reserve.release()).toBe(false);
  expect(statSync(path.join(folder, 'reserve'), { throwIfNoEntry: false })).toBeUndefined();
});

test('given back while it is being taken its room is free at once, and it is taken no further', async () => {
  const file = path.join(folder, 'large');
  const large = createDiskReserve(file, 256 * megabyte);
  const taken = large.take();
  await expect.poll(() => statSync(file, { throwIfNoEntry: false })?.size ?? 0, { interval: 1 }).toBeGreaterThan(megabyte);
  const descriptor = openSync(file, 'r');
  const held = () => fstatSync(descriptor).blocks * 512;
  expect(large.release()).toBe(true);
  // A block may be on its way.
  expect(held()).toBeLessThanOrEqual(megabyte);
  await taken;

  expect(held()).toBeLessThanOrEqual(2 * megabyte);
  closeSync(descriptor);
  expect(large.isHeld()).toBe(false);
});

test('where there is room the first look takes the reserve, and money moves', async () => {
  await watch.tend();
  expect(state()).toEqual({ held: true, stopped: false });
  expect(logged).toEqual([]);
});

test('at 16 MB money still moves; a byte less, and it stops and the reserve is given', async () => {
  await watch.tend();
  free = 16 * megabyte;
  await watch.tend();
  expect(state()).toEqual({ held: true, stopped: false });
  free -= 1;
  await watch.tend();
  expect(state()).toEqual({ held: false, stopped: true });
  expect(logged).toHaveLength(1);
});

test('it moves again once there are 32 MB beside the reserve, and not a byte before', async () => {
  watch.make();
  free = 34 * megabyte - 1;
  await watch.tend();
  expect(state()).toEqual({ held: false, stopped: true });
  free += 1;
  await watch.tend();
  expect(state()).toEqual({ held: true, stopped: false });
  expect(logged).toHaveLength(2);
});

test('a write to the disk looks by itself, and need not find it full first', async () => {
  await watch.tend();
  watch.look();
  expect(state()).toEqual({ held: true, stopped: false });
  free = 16 * megabyte - 1;
  watch.look();
  expect(state()).toEqual({ held: false, stopped: true });
});

test('a write that found no room has it made at once, one time', async () => {
  await watch.tend();
  expect(watch.make()).toBe(true);
  expect(watch.make()).toBe(false);
  expect(state()).toEqual({ held: false, stopped: true });
});

test('a disk that promised more than it had keeps money stopped, and nothing of the reserve lies about', async () => {
  reserve = createDiskReserve(path.join(folder, 'nowhere', 'reserve'), 2 * megabyte);
  watch = watchDisk({ reserve, maintenance, log: { error: () => undefined, warn: () => undefined }, free: () => free });
  await watch.tend();
  expect(state()).toEqual({ held: false, stopped: true });
});
