import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { aloneVerifier } from './scripts/building/aloneVerifier.ts';
import { compressAssets } from './scripts/building/compressAssets.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The pages lie beside their noun's code; they are served by its folder's name: play/games/slot/page/index.html as slot/index.html. */
const liftPages: Plugin = {
  name: 'lift-pages',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const [name, part] of Object.entries(bundle)) {
      if (part.type !== 'asset' || !name.endsWith('/page/index.html')) continue;
      delete bundle[name];
      this.emitFile({ type: 'asset', fileName: name.replace(/^(?:.*\/)?(\w+)\/page\//, '$1/'), source: part.source });
    }
  },
};

/** Every family of games has a page, and so have the verifier, the vendor for trying out, the chats and the desk that answers them: each is built to the folder's name. */
const pages = Object.fromEntries(
  globSync('{play,play/games,content,operator}/*/page/index.html', { cwd: at('platform') }).map((page) => [
    basename(dirname(dirname(page))),
    at(`platform/${page}`),
  ]),
);

/** Pages that the platform serves from its own origin. Their policy allows no inline script or style. */
export default defineConfig({
  root: at('platform'),
  base: '/games/',
  publicDir: false,
  plugins: [liftPages, compressAssets(), aloneVerifier(at('platform/play/games/verify/page/index.html'))],
  build: {
    outDir: at('dist/games'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: pages, checks: { bundlerTimings: false } },
  },
});
