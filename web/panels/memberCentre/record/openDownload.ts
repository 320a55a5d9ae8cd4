/** A file that is being written. */
export interface Download {
  write(text: string): Promise<void>;
  /** Hands it to the person. */
  save(name: string): Promise<void>;
  /** Leaves nothing of it. */
  drop(): Promise<void>;
}

/** How long a browser may take to begin with a file that it was handed, in milliseconds. */
const handOver = 60_000;

function hand(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), handOver);
}

/** On the browser's own disk, so that a file of any size takes no memory. */
async function onDisk(): Promise<Download> {
  const folder = await navigator.storage.getDirectory();
  const name = `export-${crypto.randomUUID()}.csv`;
  const handle = await folder.getFileHandle(name, { create: true });
  const stream = await handle.createWritable();
  const remove = () => folder.removeEntry(name).catch(() => undefined);
  return {
    write: (text) => stream.write(text),
    async save(called) {
      await stream.close();
      hand(await handle.getFile(), called);
      setTimeout(() => void remove(), handOver);
    },
    async drop() {
      await stream.abort().catch(() => undefined);
      await remove();
    },
  };
}

/** As parts that the browser keeps where it likes. */
function inParts(): Download {
  let parts: Blob[] = [];
  return {
    async write(text) {
      parts.push(new Blob([text]));
    },
    async save(called) {
      hand(new Blob(parts, { type: 'text/csv;charset=utf-8' }), called);
    },
    async drop() {
      parts = [];
    },
  };
}

/** Begins a file: on the browser's disk where it has one for pages, else in parts. */
export async function openDownload(): Promise<Download> {
  try {
    return await onDisk();
  } catch {
    return inParts();
  }
}
