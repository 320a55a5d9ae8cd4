import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Files that are named by their content are compressed once, as far as it goes, and sent as they lie there: `<file>.br` and `<file>.gz`. */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(css|js|json|svg)$/.test(name));
    await Promise.all(
      files.map(async (name) => {
        const file = join(dir, name);
        const plain = await readFile(file);
        const [br, gz] = await Promise.all([
          brotliOf(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
          gzipOf(plain, { level: constants.Z_BEST_COMPRESSION }),
        ]);
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      }),
    );
  },
});
