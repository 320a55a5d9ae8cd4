/** How long a browser may take to read a file that it was handed, in milliseconds. */
export const handOver = 60_000;

const ofExport = /^export-[\w-]+\.csv/;

/** A file's name on the browser's disk; it is that of the lock as well by which its page says that it still needs it. */
export const newExportName = (): string => `export-${crypto.randomUUID()}.csv`;

/** Keeps the file of that name from being removed, until what is returned is called or the page has gone. Rejects where there are no locks. */
export function holdExport(name: string): Promise<() => void> {
  return new Promise((held, fail) => {
    navigator.locks.request(name, () => new Promise<void>((release) => held(release))).catch(fail);
  });
}

/** Removes it unless a page holds it, or the browser may still be reading it for one that has gone; answers whether it is away. */
async function removeLeft(folder: FileSystemDirectoryHandle, entry: string, name: string): Promise<boolean> {
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    const { lastModified } = await (await folder.getFileHandle(entry)).getFile();
    if (Date.now() - lastModified < handOver) return false;
    await folder.removeEntry(entry);
    return true;
  });
}

/** The next look, while there is something to look for. */
let again: ReturnType<typeof setTimeout> | undefined;

/**
 * Removes exports from the browser's disk whose page was closed before it could: they hold a member's whole record. What cannot go yet is
 * looked at again.
 */
export async function removeLeftExports(): Promise<void> {
  clearTimeout(again);
  try {
    const folder = await navigator.storage.getDirectory();
    const entries: (readonly [entry: string, name: string])[] = [];
    for await (const entry of folder.keys()) {
      // The browser writes into a second file beside it, whose name begins with this one's.
      const name = ofExport.exec(entry)?.[0];
      if (name !== undefined) entries.push([entry, name]);
    }
    let isAllAway = true;
    // One after the other: a file and what lies beside it are held by one name.
    for (const [entry, name] of entries) {
      const isAway = await removeLeft(folder, entry, name).catch(() => false);
      isAllAway &&= isAway;
    }
    if (!isAllAway) again = setTimeout(() => void removeLeftExports(), handOver);
  } catch {
    // A browser without a disk for pages, or without locks, was given no export there.
  }
}
