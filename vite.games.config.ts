import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The pages lie beside their engine's code; they are served one folder up: slot/page/index.html as slot/index.html. */
const liftPages: Plugin = {
  name: 'lift-pages',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const [name, part] of Object.entries(bundle)) {
      if (part.type !== 'asset' || !name.endsWith('/page/index.html')) continue;
      delete bundle[name];
      this.emitFile({ type: 'asset', fileName: name.replace('/page/', '/'), source: part.source });
    }
  },
};

/** Every family of games has a page, and so has the verifier: each is built to the folder's name. */
const pages = Object.fromEntries(
  globSync('*/page/index.html', { cwd: at('platform/play/games') }).map((page) => [
    basename(dirname(dirname(page))),
    at(`platform/play/games/${page}`),
  ]),
);

/** Assets are compressed once, as far as it goes, and sent as they lie there. */
const compressAssets: Plugin = {
  name: 'compress-assets',
  writeBundle({ dir = '' }) {
    const assets = join(dir, 'assets');
    for (const name of readdirSync(assets).filter((each) => /\.(css|js|json|svg)$/.test(each))) {
      const plain = readFileSync(join(assets, name));
      writeFileSync(
        join(assets, `${name}.br`),
        brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
      );
      writeFileSync(join(assets, `${name}.gz`), gzipSync(plain, { level: 9 }));
    }
  },
};

/** Pages that players see inside the game frame, and the verifier. Their policy allows no inline script or style. */
export default defineConfig({
  root: at('platform/play/games'),
  base: '/games/',
  publicDir: false,
  plugins: [liftPages, compressAssets],
  build: {
    outDir: at('dist/games'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: pages },
  },
});
