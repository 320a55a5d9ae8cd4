import { handOver, holdExport, newExportName, removeLeftExports } from '../../../../session/exportFiles.ts';

/** A file that is being written. */
export interface Download {
  write(text: string): Promise<void>;
  /** Hands it to the person. */
  save(name: string): Promise<void>;
  /** Leaves nothing of it. */
  drop(): Promise<void>;
}

function hand(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), handOver);
}

/** On the browser's own disk, so that a file of any size takes no memory. */
async function onDisk(): Promise<Download> {
  const folder = await navigator.storage.getDirectory();
  const name = newExportName();
  const release = await holdExport(name);
  const remove = () =>
    folder
      .removeEntry(name)
      .catch(() => undefined)
      .finally(release);
  const begin = async () => {
    const file = await folder.getFileHandle(name, { create: true });
    return { file, stream: await file.createWritable() };
  };
  const { file, stream } = await begin().catch(async (cause: unknown) => {
    await remove();
    throw cause;
  });
  return {
    write: (text) => stream.write(text),
    async save(called) {
      await stream.close();
      hand(await file.getFile(), called);
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
  void removeLeftExports();
  try {
    return await onDisk();
  } catch {
    return inParts();
  }
}
