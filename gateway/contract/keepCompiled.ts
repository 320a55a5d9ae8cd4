import module from 'node:module';
import { fileURLToPath } from 'node:url';

/** Beside the code, and for whoever may write there: from a folder that others can write to, their code would be run. */
const folder = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));

/**
 * Loads what `load` imports with what was kept of compiling it before, and keeps what is new. To read and compile it all anew is more than half
 * of the work of a start, and a server that was killed is missed meanwhile; what strips types also grows with what it reads, and stays.
 * Where the folder cannot be written, nothing is kept.
 */
export async function keepCompiled<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  module.enableCompileCache(folder);
  const loaded = await load();
  // Now, for whoever is killed writes nothing at his end.
  module.flushCompileCache();
  return loaded;
}
