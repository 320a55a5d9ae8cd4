import { randomBytes } from 'node:crypto';
import { ftruncateSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** Room on the disk that is held by a file, to be given back when there is no other. */
export interface DiskReserve {
  /** Bytes that it holds when it is whole. */
  readonly bytes: number;
  isHeld(): boolean;
  /** Takes the room, unless it is given back meanwhile. Rejects where the disk has not as much, and then takes none. */
  take(): Promise<void>;
  /** Gives the room back, at once: a write waits for it. False where there was none to give. */
  release(): boolean;
}

const blockBytes = 1024 * 1024;

export function createDiskReserve(path: string, bytes: number): DiskReserve {
  const size = (): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  let taking: FileHandle | undefined;
  const release = (): boolean => {
    const held = size() > 0;
    // The room of a file that is still being written would be free once that is closed, and no write waits for so long.
    if (taking) ftruncateSync(taking.fd);
    taking = undefined;
    rmSync(path, { force: true });
    return held;
  };
  return {
    bytes,
    isHeld: () => size() === bytes,
    async take() {
      // Written, not only made long: a file of holes holds nothing. Random, as some disks keep zeros for nothing too.
      const block = randomBytes(Math.min(blockBytes, bytes));
      const file = await open(path, 'w', 0o600);
      taking = file;
      try {
        for (let written = 0; written < bytes && taking === file;)
          written += (await file.write(block, 0, Math.min(block.length, bytes - written))).bytesWritten;
      } catch (error) {
        release();
        throw error;
      } finally {
        if (taking === file) taking = undefined;
        await file.close();
      }
    },
    release,
  };
}
