import module from 'node:module';
import { fileURLToPath } from 'node:url';

/** Beside the code, not in a temporary folder: code that others could write there would be run. */
const folder = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));

/**
 * Loads what `load` imports with the compiled code of earlier starts, and keeps what is new. To compile it all anew is more than half of the
 * work of a start, during which nobody is served; and what strips types takes memory for all that it reads, for good.
 * Where the folder cannot be written, nothing is kept.
 */
export async function keepCompiled<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  module.enableCompileCache(folder);
  const loaded = await load();
  // Written now, as a process that is killed writes nothing at its end.
  module.flushCompileCache();
  return loaded;
}
