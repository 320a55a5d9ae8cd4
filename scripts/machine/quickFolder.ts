import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';

const begin = '/dev/shm/sampan-test-';
/** Bytes that must be free, of the folder and of memory: several times what a run has ever had in it at once. */
const enoughBytes = 4 * 2 ** 30;

/** Bytes of memory that are to be had without taking them from anybody; 0 where that is not told. */
function availableMemory(): number {
  try {
    return Number(/^MemAvailable: +(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Folders of runs that were killed a day ago or before: what lies in them takes memory. */
function removeOld(): void {
  for (const name of readdirSync('/dev/shm')) {
    const folder = `/dev/shm/${name}`;
    if (folder.startsWith(begin) && Date.now() - statSync(folder).mtimeMs > 24 * 3_600_000)
      rmSync(folder, { recursive: true, force: true });
  }
}

/** A temporary folder in memory, where what is written need not go to a disk; undefined where there is no room for one. Whoever asked removes it. */
export function quickFolder(): string | undefined {
  try {
    removeOld();
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize < enoughBytes || availableMemory() < 2 * enoughBytes) return undefined;
    const folder = mkdtempSync(begin);
    // PostgreSQL goes through it as another user.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return undefined;
  }
}
