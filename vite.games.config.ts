import { fileURLToPath } from 'node:url';
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

/** Pages that players see inside the game frame, and the verifier. Their policy allows no inline script or style. */
export default defineConfig({
  root: at('platform/play/games'),
  base: '/games/',
  publicDir: false,
  plugins: [liftPages],
  build: {
    outDir: at('dist/games'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { slot: at('platform/play/games/slot/page/index.html'), verify: at('platform/play/games/verify/page/index.html') },
    },
  },
});
