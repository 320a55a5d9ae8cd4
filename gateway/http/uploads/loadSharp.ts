import { createRequire } from 'node:module';
import type { Sharp } from './pictureEncoder.ts';

/** Not by `import`, which answers for as long as the process lives what it came to the first time, were it for want of memory. */
export const loadSharp = (): Sharp => createRequire(import.meta.url)('sharp') as Sharp;
